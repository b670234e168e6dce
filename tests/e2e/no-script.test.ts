import {stack} from '../stack.ts'
import {PUBLIC_PAGES} from './pages.ts'
import {expect, test} from './person.ts'

test.for(PUBLIC_PAGES)(
  'without JavaScript $path is there to be read',
  async ({path, heading, words}, {meet}) => {
    const ada = await meet('desktop', {javaScript: false})
    const {page} = ada
    await ada.visit(path)
    const headings = page.getByRole('heading', {level: 1})
    expect(await headings.count()).toBe(1)
    expect((await headings.innerText()).replaceAll(/\s+/g, ' ')).toMatch(heading)
    const text = (await page.getByRole('main').innerText()).toLowerCase()
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([])
    expect(await page.title()).not.toBe('')
    // Nothing invites to wait for what never comes.
    expect(text).not.toMatch(/loading(?! post)/)
  },
)

test('without JavaScript a question opens, and closes the one before', async ({meet}) => {
  const ada = await meet('desktop', {javaScript: false})
  const {page} = ada
  await ada.visit('/faq')
  await page.getByText('How can I pay?').click()
  await page.getByText(/PayPal/).waitFor()
  await page.getByText('Can I get my money back?').click()
  await page.getByText(/PayPal/).waitFor({state: 'hidden'})
})

test('without JavaScript every link on every public page leads somewhere', async ({meet}) => {
  const ada = await meet('desktop', {javaScript: false})
  const found = new Map<string, string>()
  for (const {path} of PUBLIC_PAGES) {
    await ada.visit(path)
    const links = await ada.page.getByRole('link').all()
    for (const link of links) {
      const href = await link.getAttribute('href')
      if (href?.startsWith('/')) found.set(href.replace(/#.*/, ''), path)
    }
  }
  expect(found.size).toBeGreaterThan(40)
  const broken: string[] = []
  for (const [href, from] of found) {
    const {status} = await fetch(stack.siteUrl + href)
    if (status !== 200) broken.push(`${href} on ${from} answers ${status}`)
  }
  expect(broken).toEqual([])
})

test('without JavaScript one comes from the home page to a course, its instructor and an article', async ({
  meet,
}) => {
  const ada = await meet('desktop', {javaScript: false})
  const {page} = ada
  const title = async () => page.getByRole('heading', {level: 1}).innerText()
  await ada.visit('/')
  await page.getByRole('banner').getByRole('link', {name: 'Courses', exact: true}).click()
  await page.getByRole('main').getByRole('link', {name: 'SEO That Lasts', exact: true}).click()
  expect(await title()).toBe('SEO That Lasts')
  await page.getByRole('main').getByRole('link', {name: 'Daniel Reyes'}).first().click()
  expect(await title()).toBe('Daniel Reyes')
  await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click()
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Show the Work/})
    .first()
    .click()
  expect(await title()).toMatch(/^Show the Work/)
})
