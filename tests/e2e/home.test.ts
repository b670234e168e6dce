import {expect, newAccount, test} from './person.ts'

test('the home page makes its offer and introduces who teaches', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/')

  await page.getByText('Early Bird Discount: save up to 40% - Ends in 3 days').waitFor()
  const hero = main.getByRole('region').first()
  expect(await hero.getByRole('link', {name: 'Browse Courses'}).getAttribute('href')).toBe('/courses')
  expect(await hero.getByRole('link', {name: 'About Us'}).getAttribute('href')).toBe('/about')
  for (const claim of ['15,000+', '50+', '4.9/5', '92%']) await main.getByText(claim, {exact: true}).waitFor()
  await main
    .getByText(/30-day money-back guarantee/)
    .first()
    .waitFor()
  await main
    .getByText(/Lifetime access/)
    .first()
    .waitFor()
  expect(
    await main.getByRole('region', {name: 'Success Stories'}).getByRole('figure').count(),
  ).toBeGreaterThan(1)

  // The offer: what one saves is rounded from the two prices.
  const cards = main.getByRole('article').filter({has: page.getByRole('link', {name: /^Enroll Now/})})
  expect(await cards.count()).toBe(3)
  for (const [title, path, saving, price] of [
    ['Marketing Leadership Program', '/course/marketing-leadership-program', 'Save 33%', '$399.00'],
    ['Data Analyst Program', '/course/data-analyst-program', 'Save 40%', '$299.00'],
    ['Product Design Program', '/course/product-design-program', 'Save 38%', '$249.00'],
  ] as const) {
    const card = cards.filter({hasText: title})
    await card.getByText(saving).waitFor()
    await card.getByText(price).waitFor()
    expect(await card.getByRole('link', {name: /^Enroll Now/}).getAttribute('href')).toBe(path)
  }

  const people = main.getByRole('region', {name: 'Meet the instructors'}).getByRole('article')
  const profiles = await ada.destinations(people.getByRole('link'))
  expect(profiles).toHaveLength(6)
  expect(profiles.every((path) => /^\/instructor\/[a-z-]+$/.test(path ?? ''))).toBe(true)

  await cards
    .first()
    .getByRole('link', {name: /^Enroll Now/})
    .click()
  await page.getByRole('heading', {level: 1, name: 'Marketing Leadership Program'}).waitFor()
  await main
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click()

  // It is bought like any other.
  await page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).click()
  await ada.signUp(newAccount('Ada', 'Leader'))
  await page.getByRole('button', {name: 'Pay $399.00'}).click()
  await ada.payByCard()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  await main.getByText('Marketing Leadership Program').first().waitFor()
  expect(ada.browserErrors).toEqual([])
})
