import {stack} from '../../stack.ts'
import {content, type PublishedDocument} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to two browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

const companies: PublishedDocument = {
  _id: 'page-for-companies',
  _type: 'page',
  title: 'For Companies',
  slug: {_type: 'slug', current: 'for-companies'},
  lead: 'Courses for a whole team.',
  footer: {group: 'help', order: 25},
  sections: [
    {_key: 'a', _type: 'statementSection', heading: 'Our promise', text: 'One price, paid once.'},
    {
      _key: 'b',
      _type: 'buttonsSection',
      buttons: [{_key: 'a', label: 'Write to us', href: '/contact'}],
    },
  ],
}

const statusOf = async (path: string) => (await fetch(stack.siteUrl + path, {redirect: 'manual'})).status

for (const path of [
  '/nowhere',
  '/Nowhere',
  '/no/where',
  '/nowhere.html',
  '/account/nowhere',
  '/admin/nowhere',
])
  test(`${path} is a 404 that can be read without scripts`, async () => {
    const response = await fetch(stack.siteUrl + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
  })

test('a page published after the build is served, and is a 404 after it is unpublished', async ({
  publish,
  visitor,
}) => {
  const {page, main} = visitor
  expect(await statusOf('/for-companies')).toBe(404)
  await publish(companies)
  await expect.poll(() => statusOf('/for-companies')).toBe(200)
  await visitor.visit('/for-companies')
  await expect(visitor.title('For Companies')).toBeVisible()
  await expect(page).toHaveTitle('For Companies | Lectern')
  await expect(main.getByRole('region', {name: 'Our promise'})).toContainText('One price, paid once.')
  await expect(main.getByRole('link', {name: 'Write to us'})).toHaveAttribute('href', '/contact')
  const help = page.getByRole('contentinfo').getByRole('list').filter({hasText: 'Help Center'})
  await expect(help.getByRole('link')).toHaveText(['Help Center', 'FAQ', 'For Companies', 'Contact'])
  await visitor.declineCookies()
  await visitor.footer.getByRole('link', {name: 'Sitemap', exact: true}).click()
  await expect(main.getByRole('link', {name: 'For Companies'})).toHaveAttribute('href', '/for-companies')
  await content.delete('page-for-companies')
  await expect.poll(() => statusOf('/for-companies')).toBe(404)
})

test.describe('a page that an editor makes', () => {
  const slug = `for-teams-${crypto.randomUUID().slice(0, 8)}`

  test.afterEach(async () => {
    await content.delete({query: '*[_type == "page" && slug.current == $slug]', params: {slug}})
  })

  test('cannot have a reserved slug, and is previewed before it is published', async ({editor, visitor}) => {
    await test.step('the editor is told which slugs are reserved', async () => {
      await editor.goTo('/intent/create/template=page;type=page/')
      await editor.field('Title').fill('Cart')
      await editor.form.getByRole('button', {name: 'Generate'}).click()
      await expect(editor.field('Address')).toHaveValue('cart')
      await editor.reviewProblems()
      const words = '/cart is the address of a screen of the shop: choose another.'
      await expect(editor.page.getByText(words).filter({visible: true}).first()).toBeVisible(soon)
      await editor.field('Title').fill('For Teams')
      await editor.field('Address').fill(slug)
      await expect(editor.page.getByText(words).filter({visible: true})).toHaveCount(0, soon)
      await expect
        .poll(() => content.fetch('count(*[_type == "page" && slug.current == $slug])', {slug}), soon)
        .toBe(1)
    })
    await test.step('the preview shows it, and links to its form', async () => {
      // Hosting answers 404 for a page that is not published; its content comes from the Studio.
      editor.expectBrowserError(/status of 404/)
      const storefront = await editor.openPreview(`/${slug}`)
      await expect(storefront.getByRole('heading', {level: 1, name: 'For Teams'})).toBeVisible(soon)
      await expect(editor.field('Address')).toHaveValue(slug)
    })
    await test.step('visitors do not see it', async () => {
      visitor.expectBrowserError(/404/)
      await visitor.visit(`/${slug}`)
      await expect(visitor.title('Page Not Found')).toBeVisible()
    })
  })
})
