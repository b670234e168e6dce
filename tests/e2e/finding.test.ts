import type {Locator} from 'playwright-core'
import {eventually, expect, test} from './person.ts'

const CATEGORIES = [
  'Marketing',
  'Programming',
  'Data Science',
  'Design',
  'Photography',
  'Finance',
  'Personal Development',
  'Health',
  'Music',
  'Art',
]

/** The words one can choose from in a group of the filters. */
const offered = (panel: Locator, group: string) =>
  panel.getByRole('group', {name: group}).locator('label').allInnerTexts()

test('a visitor finds a course by search and three filters, and shares what she found', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const found = ['Email People Look Forward To', 'SEO That Lasts']

  await ada.visit('/courses')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  const search = page.getByRole('searchbox', {name: 'Search courses'})
  await search.fill('tomas  FERREIRA')
  await eventually(() => ada.coursesShown()).toHaveLength(3)
  await search.fill('')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await search.pressSequentially('reyes')
  await eventually(() => ada.coursesShown()).toHaveLength(3)
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  const panel = page.getByRole('region', {name: 'Filters'})
  await panel.getByLabel('Category').selectOption('Marketing')
  expect(await panel.getByLabel('Category').getByRole('option').allTextContents()).toEqual([
    'All categories',
    ...CATEGORIES,
  ])
  expect(await offered(panel, 'Level')).toEqual(['All Levels', 'Beginner', 'Intermediate', 'Advanced'])
  expect(await offered(panel, 'Rating')).toEqual(['Any', '3+', '3.5+', '4+', '4.5+'])
  expect(await offered(panel, 'Duration')).toEqual([
    'All',
    'Short (under 5 h)',
    'Medium (5 to 10 h)',
    'Long (over 10 h)',
  ])
  await panel.getByRole('group', {name: 'Level'}).getByText('Beginner').click()
  await panel.getByRole('group', {name: 'Rating'}).getByText('4.5+').click()
  await page.getByLabel('Sort by').selectOption('Price: Low to High')
  await eventually(() => ada.coursesShown()).toEqual(found)
  await page.getByText('2 courses', {exact: true}).waitFor()

  // Whoever gets the address sees the same list.
  const shared = ada.path
  const ben = await meet()
  await ben.visit(shared)
  await eventually(() => ben.coursesShown()).toEqual(found)
  expect(await ben.page.getByLabel('Sort by').inputValue()).toBe('price-low')

  // Neither reloading nor coming back from a course loses it.
  await page.reload()
  await eventually(() => ada.coursesShown()).toEqual(found)
  await page.getByRole('link', {name: 'SEO That Lasts', exact: true}).click()
  await page.getByRole('heading', {level: 1, name: 'SEO That Lasts'}).waitFor()
  await page.goBack()
  await eventually(() => ada.coursesShown()).toEqual(found)
  expect(ada.path).toBe(shared)

  // Each filter goes by its chip, Back brings it again, and one press takes all away.
  const chips = page.getByRole('list', {name: 'Active filters'}).getByRole('button')
  await eventually(() => chips.allInnerTexts()).toEqual(['“reyes”', 'Marketing', 'Beginner', 'Rated 4.5+'])
  await page.getByRole('button', {name: 'Remove filter Beginner'}).click()
  // The button is gone; the keyboard goes on from the list.
  const list = page.locator('#courses-found')
  await eventually(() => ada.standsOn(list)).toBe(true)
  await page.getByRole('button', {name: 'Remove filter “reyes”'}).click()
  // What comes back with fewer filters stands where the order puts it.
  await eventually(() => ada.coursesShown()).toEqual([
    'Email People Look Forward To',
    'SEO That Lasts',
    'Brand Strategy from First Principles',
    'Marketing Measurement: What Your Budget Really Bought',
  ])
  await page.goBack()
  await page.goBack()
  await eventually(() => ada.coursesShown()).toEqual(found)
  await page.getByRole('button', {name: 'Clear all filters'}).click()
  await page.getByText('12 courses', {exact: true}).waitFor()
  expect(await ada.standsOn(list)).toBe(true)
  expect(await chips.count()).toBe(0)
  expect(ada.path).toBe('/courses?sort=price-low')
  expect([...ada.browserErrors, ...ben.browserErrors]).toEqual([])
})

test('a visitor narrows the catalogue by price and length, and finds nothing', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/courses')
  const filters = page.getByRole('button', {name: 'Filters', exact: true})
  await filters.click()
  await ada.declineCookies()
  const highest = page.getByRole('slider', {name: 'Highest price'})
  for (const slider of [page.getByRole('slider', {name: 'Lowest price'}), highest])
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['0', '200'])
  await page.getByText('$0 to $200', {exact: true}).waitFor()
  await highest.focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('$0 to $195', {exact: true}).first().waitFor()
  for (let steps = 1; steps < 28; steps += 1) await page.keyboard.press('ArrowLeft')
  await page.getByText('$0 to $60').first().waitFor()
  await eventually(() => ada.coursesShown()).toEqual(['Email People Look Forward To'])
  await page.getByRole('group', {name: 'Duration'}).getByText('Long (over 10 h)').click()
  await page.getByRole('heading', {name: 'No courses match your filters'}).waitFor()
  await page.getByRole('main').getByRole('button', {name: 'Clear all filters'}).last().click()
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  expect(await ada.standsOn(page.locator('#courses-found'))).toBe(true)

  // The panel goes as it came; what is on offer on the home page is not on this shelf.
  const panel = page.getByRole('region', {name: 'Filters'})
  await filters.click()
  await panel.waitFor({state: 'detached'})
  expect(await filters.getAttribute('aria-expanded')).toBe('false')
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('Marketing Leadership Program')
  await page.getByRole('heading', {name: 'No courses match your filters'}).waitFor()
})

test('a visitor walks through the pages of the catalogue and back', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/courses')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  const first = await ada.coursesShown()
  const pages = page.getByRole('navigation', {name: 'Courses, pages'})
  await ada.declineCookies()
  await pages.getByRole('link', {name: /next/i}).focus()
  await page.keyboard.press('Enter')
  await eventually(() => ada.path).toBe('/courses?page=2')
  // There is no next one, and the list has the focus.
  await pages.getByRole('link', {name: /next/i}).waitFor({state: 'detached'})
  expect(await ada.standsOn(page.locator('#courses-found'))).toBe(true)
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  const second = await ada.coursesShown()
  expect(second.filter((title) => first.includes(title))).toEqual([])

  // A category's card says what stands in it; chosen, it begins at the first page again, and once more lets go.
  const cards = page.getByRole('navigation', {name: 'Categories'}).getByRole('link')
  expect(await cards.count()).toBe(CATEGORIES.length)
  const photography = cards.filter({hasText: 'Photography'})
  await photography.getByText('Product Photography on a Small Table').waitFor()
  await photography.click()
  await eventually(() => ada.coursesShown()).toEqual(['Product Photography on a Small Table'])
  expect(ada.path).toBe('/courses?category=photography')
  await photography.and(page.locator('[aria-current=true]')).click()
  await eventually(() => ada.path).toBe('/courses')
  await eventually(() => ada.coursesShown()).toEqual(first)
  await page.goBack()
  await page.goBack()
  await eventually(() => ada.path).toBe('/courses?page=2')
  await eventually(() => ada.coursesShown()).toEqual(second)
  await page.goBack()
  await eventually(() => ada.coursesShown()).toEqual(first)
})

test('what is searched for or slid to is a step of its own, which Back takes back', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const search = page.getByRole('searchbox', {name: 'Search courses'})
  await ada.visit('/')
  await ada.declineCookies()
  await page.getByRole('banner').getByRole('link', {name: 'Courses', exact: true}).click()
  await eventually(() => ada.path).toBe('/courses')
  await search.pressSequentially('seo')
  await eventually(() => ada.path).toBe('/courses?q=seo')
  await page.goBack()
  await eventually(() => ada.path).toBe('/courses')
  await eventually(() => search.inputValue()).toBe('')

  // After a category, and after each other: the slider's steps are one.
  await page
    .getByRole('navigation', {name: 'Categories'})
    .getByRole('link', {name: /^Marketing/})
    .click()
  await eventually(() => ada.path).toBe('/courses?category=marketing')
  await search.pressSequentially('that')
  await eventually(() => ada.path).toBe('/courses?q=that&category=marketing')
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await page.getByRole('slider', {name: 'Highest price'}).focus()
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft')
  await eventually(() => ada.path).toBe('/courses?q=that&category=marketing&max=185')
  for (const path of ['/courses?q=that&category=marketing', '/courses?category=marketing', '/courses', '/']) {
    await page.goBack()
    await eventually(() => ada.path).toBe(path)
  }
  expect(ada.browserErrors).toEqual([])
})

test('a double click on Add to Cart adds the course and leaves the visitor where she was', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/courses?q=seo')
  await eventually(() => ada.coursesShown()).toEqual(['SEO That Lasts'])
  const card = page.getByRole('main').getByRole('article')
  await card.getByRole('button', {name: /^Add to Cart/}).dblclick()
  const added = card.getByRole('button', {name: /^Added/})
  await added.waitFor()
  expect(await added.isDisabled()).toBe(true)
  // The place of the button is still the button's, not the card's link below it.
  await added.click({force: true})
  await page.keyboard.press('Enter')
  expect(await ada.standsOn(added)).toBe(true)
  expect(ada.path).toBe('/courses?q=seo')
  await page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).waitFor()
  expect(await ada.toast('Already in cart').count()).toBe(0)
})
