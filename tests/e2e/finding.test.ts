import {eventually, expect, test} from './person.ts'

test('a visitor finds a course by search and three filters, and shares what she found', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const found = ['Email People Look Forward To', 'SEO That Lasts']

  await ada.visit('/courses')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await page.getByRole('searchbox', {name: 'Search courses'}).pressSequentially('reyes')
  await eventually(() => ada.coursesShown()).toHaveLength(3)
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  const panel = page.getByRole('region', {name: 'Filters'})
  await panel.getByLabel('Category').selectOption('Marketing')
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
  await page.getByRole('button', {name: 'Remove filter “reyes”'}).click()
  await eventually(() => ada.coursesShown()).toHaveLength(4)
  await page.goBack()
  await page.goBack()
  await eventually(() => ada.coursesShown()).toEqual(found)
  await page.getByRole('button', {name: 'Clear all filters'}).click()
  await page.getByText('12 courses', {exact: true}).waitFor()
  expect(await chips.count()).toBe(0)
  expect(ada.path).toBe('/courses?sort=price-low')
  expect([...ada.browserErrors, ...ben.browserErrors]).toEqual([])
})

test('a visitor narrows the catalogue by price and length, and finds nothing', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/courses')
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await ada.declineCookies()
  const highest = page.getByRole('slider', {name: 'Highest price'})
  await highest.focus()
  for (let steps = 0; steps < 28; steps += 1) await page.keyboard.press('ArrowLeft')
  await page.getByText('$0 to $60').first().waitFor()
  await eventually(() => ada.coursesShown()).toEqual(['Email People Look Forward To'])
  await page.getByRole('group', {name: 'Duration'}).getByText('Long (over 10 h)').click()
  await page.getByRole('heading', {name: 'No courses match your filters'}).waitFor()
  await page.getByRole('main').getByRole('button', {name: 'Clear all filters'}).last().click()
  await eventually(() => ada.coursesShown()).toHaveLength(6)
})

test('a visitor walks through the pages of the catalogue and back', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/courses')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  const first = await ada.coursesShown()
  const pages = page.getByRole('navigation', {name: 'Courses, pages'})
  await pages.getByRole('link', {name: /next/i}).click()
  await eventually(() => ada.path).toBe('/courses?page=2')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  const second = await ada.coursesShown()
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.goBack()
  await eventually(() => ada.coursesShown()).toEqual(first)
})
