import {showLargeCatalogue} from '../fixtures/large-catalogue.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const COURSES = 600
/** What the index of so many courses would weigh several times over, in bytes. */
const MOST_BYTES = 60_000

test('a catalogue of many courses is searched, filtered, sorted and paged without being downloaded', async ({
  visitor,
}) => {
  const catalogue = await showLargeCatalogue(visitor, COURSES)
  try {
    await useCatalogue(visitor, catalogue.answers)
  } finally {
    await catalogue.close()
  }
})

async function useCatalogue(visitor: Visitor, answers: readonly number[]): Promise<void> {
  const {page, main, cardTitles} = visitor
  const count = main.getByText(/^[\d,]+ courses?$/)
  const courses = async () => Number((await count.innerText()).replaceAll(/\D/g, ''))
  await visitor.visit('/courses')
  await visitor.declineCookies()
  await expect.poll(courses).toBeGreaterThan(COURSES)
  await expect(cardTitles).toHaveCount(6)
  const all = await courses()
  const first = await cardTitles.allTextContents()

  const pages = page.getByRole('navigation', {name: 'Courses, pages'})
  await pages.getByRole('link', {name: 'Next page'}).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses?page=2')
  await expect(page.locator('#courses-found')).toBeFocused()
  await expect(pages.getByRole('link', {name: 'Page 2', exact: true})).toHaveAttribute('aria-current', 'page')
  await expect(cardTitles).toHaveCount(6)
  expect((await cardTitles.allTextContents()).filter((title) => first.includes(title))).toEqual([])
  expect(await courses()).toBe(all)
  await page.goBack()
  await expect(cardTitles).toHaveText(first)

  await page.getByLabel('Sort by').selectOption('Price: Low to High')
  await expect(main.getByRole('article').first()).toContainText('$9.99')
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await page.getByRole('group', {name: 'Level'}).getByText('Advanced').click()
  await expect.poll(courses).toBeLessThan(all)
  const advanced = await courses()
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('pyth')
  await expect.poll(courses).toBeLessThan(advanced)
  await expect(main.getByRole('article').first()).toContainText('Python')
  await expect(page).toHaveURL('/courses?q=pyth&level=Advanced&sort=price-low')
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('pyth gardeners')
  await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
  await expect(main.getByRole('region', {name: 'Perhaps one of these'}).getByRole('link')).toHaveCount(3)
  expect(Math.max(...answers)).toBeLessThan(MOST_BYTES)

  await test.step('the search of the whole shop finds one of many courses', async () => {
    await visitor.follow('/about')
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', {name: 'Search'})
    await dialog.getByRole('textbox').fill('pricing 123')
    const found = dialog.getByRole('region', {name: 'Courses'}).getByRole('link')
    await expect(found.first()).toContainText(', 123')
    await dialog.getByRole('textbox').fill('tomas')
    await expect(dialog.getByRole('region', {name: 'Instructors'}).getByRole('link').first()).toBeVisible()
    expect(Math.max(...answers)).toBeLessThan(MOST_BYTES)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  // The last: once the content has been out of reach, it comes from the lake that all others use.
  await test.step('a page that cannot be fetched can be tried again', async () => {
    await visitor.follow('/courses')
    await expect(main.getByText(/^6\d\d courses$/)).toBeVisible()
    await visitor.network.block('content')
    await page.getByLabel('Sort by').selectOption('Newest')
    await expect(main.getByRole('heading', {name: 'The courses could not be loaded'})).toBeVisible()
    visitor.network.restore()
    await main.getByRole('button', {name: 'Try again'}).click()
    await expect(cardTitles).toHaveCount(6)
  })
}
