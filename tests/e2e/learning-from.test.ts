import type {Locator} from 'playwright-core'
import {amaraOkafor} from '../../studio/seed/instructors/amara-okafor.ts'
import {instructors} from '../../studio/seed/instructors/all-instructors.ts'
import {eventually, expect, newAccount, test} from './person.ts'
import {isDrawn} from './pictures.ts'

type Instructor = (typeof instructors)[number]

/** The entries under a heading. */
const linesUnder = (heading: Locator) => heading.locator('xpath=..').getByRole('listitem').allInnerTexts()

test('a visitor finds an instructor and buys her course', async ({meet}) => {
  const ada = await meet()
  const account = newAccount()
  const {page} = ada
  const main = page.getByRole('main')

  await ada.visit('/instructors')
  await eventually(() => main.getByRole('article').count()).toBe(6)
  await page.getByLabel('Sort by').selectOption('Most Students')
  await page.getByPlaceholder('Search instructors...', {exact: true}).fill('brand')
  await eventually(() => main.getByRole('article').count()).toBe(1)
  await main.getByRole('link', {name: 'Amara Okafor'}).click()
  await page.getByRole('heading', {level: 1, name: 'Amara Okafor'}).waitFor()

  // Reads what her learners say, then looks at her courses.
  await page.getByRole('tab', {name: 'Reviews'}).click()
  const review = page
    .getByRole('tabpanel', {name: 'Reviews'})
    .getByRole('figure')
    .filter({hasText: 'Helen Brandt'})
  await review.getByText('Head of marketing, a family-owned bakery chain').waitFor()
  await review.getByText(/^We had argued about our slogan for two years\./).waitFor()
  await eventually(() => isDrawn(review.getByRole('presentation'))).toBe(true)
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
  await eventually(() => isDrawn(card.getByRole('presentation'))).toBe(true)
  for (const fact of [
    amaraOkafor.title,
    amaraOkafor.bio,
    /^Rated \d\.\d out of 5$/,
    /students$/,
    '3 courses',
  ])
    await card.getByText(fact).first().waitFor()
  const sort = page.getByLabel('Sort by')
  expect(await sort.getByRole('option').allTextContents()).toEqual([
    'Name',
    'Title',
    'Highest Rated',
    'Most Students',
  ])
  const names = () => main.getByRole('article').getByRole('heading').allInnerTexts()
  const inOrder = (compare: (a: Instructor, b: Instructor) => number) =>
    instructors.toSorted(compare).map(({name}) => name)
  await sort.selectOption('Title')
  await eventually(names).toEqual(inOrder((a, b) => a.title.localeCompare(b.title)))
  await sort.selectOption('Most Students')
  await eventually(names).toEqual(inOrder((a, b) => b.studentsCount - a.studentsCount))
  await sort.selectOption('Highest Rated')
  const rated = new Map(instructors.map(({name, rating}) => [name, rating]))
  await eventually(async () => (await names()).map((name) => rated.get(name))).toEqual(
    [...rated.values()].toSorted((a, b) => b - a),
  )
  await sort.selectOption('Name')
  await eventually(names).toEqual(inOrder((a, b) => a.name.localeCompare(b.name)))

  await card.getByRole('link').click()
  await page.getByRole('heading', {level: 1, name: 'Amara Okafor'}).waitFor()
  for (const fact of [amaraOkafor.title, amaraOkafor.location, amaraOkafor.bio])
    await main.getByText(fact, {exact: true}).waitFor()
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
  const heading = (name: string) => about.getByRole('heading', {name, exact: true})
  // The biography's paragraphs are those of its text.
  const paragraphs = amaraOkafor.longBio.trim().split('\n\n')
  expect(await heading('Biography').locator('xpath=..').getByRole('paragraph').allInnerTexts()).toEqual(
    paragraphs.map((paragraph) => paragraph.replace(/^> /, '')),
  )
  await heading('Teaching methodology')
    .locator('xpath=..')
    .getByText(amaraOkafor.teachingMethodology, {exact: true})
    .waitFor()
  expect(await linesUnder(heading('Experience'))).toEqual(amaraOkafor.experience)
  expect(await linesUnder(heading('Education'))).toEqual(amaraOkafor.education)
  expect(await linesUnder(heading('Goals'))).toEqual(amaraOkafor.goals)
  expect(await linesUnder(heading('Values'))).toEqual(amaraOkafor.values)
  expect(await linesUnder(heading('Interests'))).toEqual(amaraOkafor.interests)
  await page.getByRole('tab', {name: 'Courses'}).click()
  const course = page
    .getByRole('tabpanel', {name: 'Courses'})
    .getByRole('article')
    .filter({hasText: 'Brand Strategy'})
  for (const fact of ['Amara Okafor', '4.9', '3.2k students', '$99.99', '$149.99'])
    await course.getByText(fact).first().waitFor()
  await eventually(() => isDrawn(course.getByRole('presentation'))).toBe(true)
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
  await ada.holdUp('content')
  await ada.visit('/instructor/nobody')
  await page.getByRole('img', {name: 'Loading', exact: true}).waitFor()
  await ada.reconnect()
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
