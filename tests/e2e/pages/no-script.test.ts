import {stack} from '../../stack.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'
import {PUBLIC_PAGES} from '../pages.ts'

test.use({javaScriptEnabled: false})

test(
  'without JavaScript every public page is readable, and every link on it leads somewhere',
  shows(`S0.01.01 S1.01.01 S1.01.06 S1.01.07 S1.01.08 S1.01.09 S1.01.10 S1.01.11 S1.01.12 S1.01.13 S1.01.14 S1.01.15
    S1.04.01 S1.04.02 S1.04.03 S1.04.04 S2.01.01 S2.01.02 S2.01.07 S2.01.08 S2.01.09 S2.01.10 S2.01.11 S2.01.12
    S2.01.13 S2.01.14 S2.01.15 S2.01.16 S2.01.17 S2.05.08 S2.05.10 S2.05.15 S2.12.14 S2.12.23 S2.13.06 S2.13.16
    S2.13.17 S2.14.02 S2.14.03 S2.14.04 S2.14.24 S2.14.25 S2.14.26 S2.14.27 S6.02.01 S6.02.02 S6.02.03 S6.02.04
    S6.02.05 S6.02.06 S6.02.07 S6.02.08 S6.02.09 S6.02.10 S9.11.03 S9.11.04 S2.14.21 S2.14.28`),
  async ({visitor}) => {
    const {page, main} = visitor
    visitor.expectBrowserError(/nowhere/)
    const found = new Map<string, string>()
    for (const {path, heading, words} of PUBLIC_PAGES)
      await test.step(path, async () => {
        await visitor.visit(path)
        const headings = page.getByRole('heading', {level: 1})
        await expect.soft(headings).toHaveCount(1)
        await expect.soft(headings).toHaveText(heading, {useInnerText: true})
        const text = (await main.innerText()).toLowerCase()
        expect.soft(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([])
        expect.soft(await page.title()).not.toBe('')
        // Nothing says that it is loading, because it never would.
        expect.soft(text).not.toMatch(/loading(?! post)/)
        for (const href of await hrefs(page.getByRole('link')))
          if (href?.startsWith('/')) found.set(href.replace(/#.*/, ''), path)
      })
    expect(found.size).toBeGreaterThan(40)
    const answers = await Promise.all(
      Array.from(found, async ([href, from]) => {
        const {status} = await fetch(stack.siteUrl + href)
        return `${href} on ${from} answers ${status}`
      }),
    )
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
  },
)

test(
  'without JavaScript a question opens and closes the one before, and no form submits an email address in the page’s URL',
  shows('S2.14.14'),
  async ({visitor}) => {
    const {page, footer} = visitor
    await visitor.visit('/faq')
    await page.getByText('How can I pay?').click()
    await expect(page.getByText(/PayPal/)).toBeVisible()
    await page.getByText('Can I get my money back?').click()
    await expect(page.getByText(/PayPal/)).toBeHidden()
    await expect(footer).toContainText('Subscribing needs JavaScript.', {useInnerText: true})
    await expect(footer.getByRole('textbox')).toHaveCount(0)
  },
)

test('without JavaScript links lead from the home page to a course, its instructor and an article', async ({
  visitor,
}) => {
  const {header, main} = visitor
  await visitor.visit('/')
  await header.getByRole('link', {name: 'Courses', exact: true}).click()
  await main.getByRole('link', {name: 'SEO That Lasts', exact: true}).click()
  await expect(visitor.title('SEO That Lasts')).toBeVisible()
  await main.getByRole('link', {name: 'Daniel Reyes'}).first().click()
  await expect(visitor.title('Daniel Reyes')).toBeVisible()
  await header.getByRole('link', {name: 'Blog', exact: true}).click()
  await main
    .getByRole('link', {name: /^Show the Work/})
    .first()
    .click()
  await expect(visitor.title(/^Show the Work/)).toBeVisible()
})

test('without JavaScript a private page says that it needs it, and the menu of a phone leads on', async ({
  visitor,
}) => {
  const {page, header} = visitor
  await page.setViewportSize({width: 390, height: 844})
  for (const path of ['/settings', '/auth']) {
    await visitor.visit(path)
    await expect(page.locator('[aria-busy=true]')).toHaveCSS('content', /needs JavaScript/, {
      pseudo: 'before',
    })
  }
  await header.getByRole('link', {name: 'All pages'}).click()
  await expect(page).toHaveURL('/sitemap')
})
