import {eventually, expect, newAccount, test} from './person.ts'

test('a visitor finds an instructor and buys her course', async ({meet}) => {
  const ada = await meet()
  const account = newAccount()
  const {page} = ada
  const main = page.getByRole('main')

  await ada.visit('/instructors')
  await eventually(() => main.getByRole('article').count()).toBe(6)
  await page.getByLabel('Sort by').selectOption('Most Students')
  await page.getByRole('searchbox', {name: 'Search instructors'}).fill('brand')
  await eventually(() => main.getByRole('article').count()).toBe(1)
  await main.getByRole('link', {name: 'Amara Okafor'}).click()
  await page.getByRole('heading', {level: 1, name: 'Amara Okafor'}).waitFor()

  // Reads what her learners say, then looks at her courses.
  await page.getByRole('tab', {name: 'Reviews'}).click()
  await page.getByRole('tabpanel', {name: 'Reviews'}).getByText('Helen Brandt').waitFor()
  await page.getByRole('tab', {name: 'Courses'}).click()
  await eventually(() => ada.path).toBe('/instructor/amara-okafor?tab=courses')
  const shelf = page.getByRole('tabpanel', {name: 'Courses'})
  await shelf.getByRole('link', {name: 'Presentations That Hold the Room'}).click()
  await page.getByRole('heading', {level: 1, name: 'Presentations That Hold the Room'}).waitFor()
  await main.getByRole('link', {name: 'Amara Okafor'}).first().waitFor()
  await main.getByRole('button', {name: 'Add to Cart'}).first().click()
  await ada.toast('Added to cart').waitFor()
  expect(await main.getByRole('button', {name: 'Added to Cart'}).first().isDisabled()).toBe(true)

  await page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).click()
  await ada.signUp(account)
  await page.getByRole('button', {name: 'Pay $64.99'}).click()
  await ada.payByCard()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  await ada.visit('/my-courses')
  await page.getByRole('heading', {name: 'Presentations That Hold the Room'}).waitFor()
  expect(ada.browserErrors).toEqual([])
})

test('the directory and a profile say who somebody is', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/instructors')
  const card = main.getByRole('article').filter({hasText: 'Amara Okafor'})
  for (const fact of [
    'Brand strategist and former agency planning director',
    /^Rated \d\.\d out of 5$/,
    /students$/,
    '3 courses',
  ])
    await card.getByText(fact).first().waitFor()
  expect((await card.getByRole('paragraph').last().innerText()).length).toBeGreaterThan(60)
  await page.getByLabel('Sort by').selectOption('Highest Rated')
  const ratings = async () =>
    (await main.getByRole('article').allInnerTexts()).map((text) => Number(/(\d\.\d)/.exec(text)?.[1] ?? 0))
  await eventually(async () => (await ratings()).join()).toBe(
    (await ratings()).toSorted((a, b) => b - a).join(),
  )

  await card.getByRole('link').click()
  await page.getByRole('heading', {level: 1, name: 'Amara Okafor'}).waitFor()
  await main.getByText('Brand strategist and former agency planning director').waitFor()
  expect(
    await main
      .getByRole('img', {name: /Amara Okafor/})
      .first()
      .getAttribute('src'),
  ).toMatch(/images/)
  for (const place of ['LinkedIn', 'Twitter', 'Website'])
    expect(await main.getByRole('link', {name: `${place} of Amara Okafor`}).getAttribute('href')).toMatch(
      /^https:/,
    )
  const about = page.getByRole('tabpanel', {name: 'About'})
  for (const heading of [
    'Biography',
    'Experience',
    'Education',
    'Teaching methodology',
    'Goals',
    'Values',
    'Interests',
  ])
    await about.getByRole('heading', {name: heading}).waitFor({state: 'attached'})
  expect(await about.getByRole('region').or(about.getByRole('paragraph')).count()).toBeGreaterThan(3)
  await page.getByRole('tab', {name: 'Courses'}).click()
  const course = page
    .getByRole('tabpanel', {name: 'Courses'})
    .getByRole('article')
    .filter({hasText: 'Brand Strategy'})
  for (const fact of ['Amara Okafor', '4.9', '3.2k students', '$99.99', '$149.99'])
    await course.getByText(fact).first().waitFor()
  expect(await course.getByRole('link').getAttribute('href')).toBe(
    '/course/brand-strategy-from-first-principles',
  )
})

test('an instructor without courses says so, and an unknown one leads back', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/instructor/joon-park')
  await page.getByRole('tab', {name: 'Courses'}).click()
  await page.getByText('No courses available yet. Check back soon!').waitFor()
  await ada.visit('/instructor/nobody')
  await page.getByRole('heading', {name: 'Instructor Not Found'}).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', {name: /instructors/i})
    .click()
  await eventually(() => ada.path).toBe('/instructors')
  await page.getByRole('searchbox', {name: 'Search instructors'}).fill('nobody at all')
  await page.getByRole('heading', {name: 'No instructors found'}).waitFor()
  await page.getByRole('button', {name: 'Clear Filters'}).click()
  await eventually(() => page.getByRole('main').getByRole('article').count()).toBe(6)
})
