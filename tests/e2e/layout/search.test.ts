import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const dialogOf = ({page}: Visitor) => page.getByRole('dialog', {name: 'Search'})
const fieldOf = (visitor: Visitor) => dialogOf(visitor).getByRole('textbox')
const results = (visitor: Visitor) => dialogOf(visitor).getByRole('listitem').getByRole('link')

test('a visitor searches the whole shop with the keyboard, and on a narrow screen', async ({visitor}) => {
  const {page, header} = visitor
  const button = header.getByRole('link', {name: 'Search'})
  await visitor.visit('/about')
  await expect(visitor.cookieBanner).toBeVisible()

  await test.step('a search that cannot be loaded says so, and tries again', async () => {
    visitor.expectBrowserError(/ERR_FAILED/)
    const isSearch = (url: URL) =>
      url.searchParams.get('query')?.includes('"lessons": lessons[].title') === true
    await page.route(isSearch, (route) => route.abort())
    await button.click()
    await expect(dialogOf(visitor).getByText('The search could not be loaded.')).toBeVisible()
    await page.unroute(isSearch)
    await dialogOf(visitor).getByRole('button', {name: 'Try again'}).click()
    await fieldOf(visitor).fill('seo')
    await expect(results(visitor).first()).toContainText('SEO That Lasts')
    visitor.expectNoMoreErrors()
  })

  await test.step('Escape gives the focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(dialogOf(visitor)).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('a key opens it, and it finds courses, instructors, articles and help', async () => {
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

  await test.step('the arrow keys go through the results, and Enter opens one', async () => {
    await fieldOf(visitor).fill('python')
    await expect(results(visitor).nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(results(visitor).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(fieldOf(visitor)).toBeFocused()
    await fieldOf(visitor).fill('python everyday')
    await expect(results(visitor).first()).toContainText('Python for Everyday Work')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/course/python-for-everyday-work')
    await expect(dialogOf(visitor)).toBeHidden()
  })

  await test.step('on a narrow screen it fills it, and what it does not find is looked for in the catalogue', async () => {
    await page.setViewportSize(PHONE.viewport)
    await button.press('Enter')
    expect(await dialogOf(visitor).boundingBox()).toMatchObject({x: 0, y: 0, height: PHONE.viewport.height})
    await fieldOf(visitor).fill('python for gardeners')
    await expect(dialogOf(visitor).getByText('Nothing has all of these words.')).toBeVisible()
    await expect(dialogOf(visitor).getByRole('link', {name: 'Python for Everyday Work'})).toBeVisible()
    await dialogOf(visitor)
      .getByRole('link', {name: /^Show courses for/})
      .click()
    await expect(page).toHaveURL(/\/courses\?q=python/)
  })
})
