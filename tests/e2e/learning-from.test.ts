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
