import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const dialogOf = ({page}: Visitor) => page.getByRole('dialog', {name: 'Search'})
const fieldOf = (visitor: Visitor) => dialogOf(visitor).getByRole('textbox')
const results = (visitor: Visitor) => dialogOf(visitor).getByRole('listitem').getByRole('link')

test('a key opens the search, which finds courses, instructors, articles and help', async ({visitor}) => {
  const {page} = visitor
  await visitor.visit('/about')
  await expect(visitor.cookieBanner).toBeVisible()
  await page.keyboard.press('/')
  await expect(fieldOf(visitor)).toBeFocused()
  for (const [words, group, title] of [
    ['marketting', 'Courses', 'Marketing courses'],
    ['data analyst program', 'Courses', 'Data Analyst Program'],
    ['tomas ferreira', 'Instructors', 'Tomás Ferreira'],
    ['close the book', 'Articles', /^Close the Book/],
    ['get my money back', 'Help', 'Can I get my money back?'],
  ] as const) {
    await fieldOf(visitor).fill(words)
    const found = dialogOf(visitor).getByRole('region', {name: group}).getByRole('link', {name: title})
    await expect(found.first(), words).toBeVisible()
  }
})

test('the arrow keys and Enter open a result, and Escape gives the focus back', async ({visitor}) => {
  const {page, header} = visitor
  await visitor.visit('/about')
  await expect(visitor.cookieBanner).toBeVisible()
  const button = header.getByRole('link', {name: 'Search'})
  await button.click()
  await fieldOf(visitor).fill('python')
  await expect(results(visitor).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(visitor).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(visitor)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(visitor)).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await fieldOf(visitor).fill('python everyday')
  await expect(results(visitor).first()).toContainText('Python for Everyday Work')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/course/python-for-everyday-work')
  await expect(dialogOf(visitor)).toBeHidden()
})

test('on a phone the search fills the screen, and what it does not find is looked for in the catalogue', async ({
  openBrowser,
}) => {
  const phone = await openBrowser(PHONE)
  await phone.visit('/blog')
  await expect(phone.cookieBanner).toBeVisible()
  await phone.header.getByRole('link', {name: 'Search'}).tap()
  await fieldOf(phone).fill('python for gardeners')
  await expect(dialogOf(phone).getByText('Nothing has all of these words.')).toBeVisible()
  await expect(dialogOf(phone).getByRole('link', {name: 'Python for Everyday Work'})).toBeVisible()
  await dialogOf(phone)
    .getByRole('link', {name: /^Show courses for/})
    .tap()
  await expect(phone.page).toHaveURL(/\/courses\?q=python/)
})

test('a search that cannot be loaded says so, and tries again', async ({visitor}) => {
  const {page, header} = visitor
  await visitor.visit('/about')
  visitor.expectBrowserError(/ERR_FAILED/)
  const isSearch = (url: URL) =>
    url.searchParams.get('query')?.includes('"lessons": lessons[].title') === true
  await page.route(isSearch, (route) => route.abort())
  await expect(visitor.cookieBanner).toBeVisible()
  await header.getByRole('link', {name: 'Search'}).click()
  await expect(dialogOf(visitor).getByText('The search could not be loaded.')).toBeVisible()
  await page.unroute(isSearch)
  await dialogOf(visitor).getByRole('button', {name: 'Try again'}).click()
  await fieldOf(visitor).fill('seo')
  await expect(results(visitor).first()).toContainText('SEO That Lasts')
})
