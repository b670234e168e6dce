import {expect, test} from '../fixtures/test.ts'

const MARKETING = [
  'Marketing Measurement: What Your Budget Really Bought',
  'Brand Strategy from First Principles',
  'SEO That Lasts',
  'Email People Look Forward To',
]

test.beforeEach(async ({visitor}) => {
  await visitor.visit('/courses')
})

test('a category finds all of its courses, the best match first, also when it is misspelt', async ({
  visitor,
}) => {
  const {page, cardTitles} = visitor
  const search = page.getByRole('searchbox', {name: 'Search courses'})
  for (const words of ['marketing', 'marketting']) {
    await search.fill(words)
    await expect(cardTitles).toHaveText(MARKETING)
  }
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best Match')
  await page.getByLabel('Sort by').selectOption('Price: Low to High')
  await expect(cardTitles.first()).toHaveText('Email People Look Forward To')
})

test('a lesson finds its course, and a course of the offer is found besides the list', async ({visitor}) => {
  const {page, cardTitles, main} = visitor
  const search = page.getByRole('searchbox', {name: 'Search courses'})
  await search.fill('sql analysts')
  await expect(cardTitles).toHaveText(['Data Analysis You Can Defend'])
  await search.fill('data analyst program')
  const offered = main.getByRole('region', {name: 'Outside the catalogue'})
  await expect(offered.getByRole('link')).toHaveText(['Data Analyst Program'])
  await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
  await offered.getByRole('link').click()
  await expect(visitor.title('Data Analyst Program')).toBeVisible()
})

test('a search that finds nothing suggests courses', async ({visitor}) => {
  const {page, main} = visitor
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('python for gardeners')
  const suggested = main.getByRole('region', {name: 'Perhaps one of these'})
  await expect(suggested.getByRole('link', {name: 'Python for Everyday Work'})).toBeVisible()
  await suggested.getByRole('link', {name: 'Python for Everyday Work'}).click()
  await expect(visitor.title('Python for Everyday Work')).toBeVisible()
})

test('without the index of the search, titles and instructors are still found', async ({visitor}) => {
  const {page, cardTitles} = visitor
  await page.route(
    (url) => url.searchParams.get('query')?.includes('"lessons": lessons[].title') === true,
    (route) => route.abort(),
  )
  visitor.expectBrowserError(/ERR_FAILED/)
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('reyes seo')
  await expect(cardTitles).toHaveText(['SEO That Lasts'])
})
