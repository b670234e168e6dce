import {expect, test} from '../fixtures/test.ts'

const MARKETING = [
  'Marketing Measurement: What Your Budget Really Bought',
  'Brand Strategy from First Principles',
  'SEO That Lasts',
  'Email People Look Forward To',
]

test('a search finds the best match first, also when it is misspelt, and suggests courses when it finds none', async ({
  visitor,
}) => {
  const {page, cardTitles, main} = visitor
  const search = page.getByRole('searchbox', {name: 'Search courses'})
  await visitor.visit('/courses')
  await test.step('a category finds all of its courses, also when it is misspelt', async () => {
    for (const words of ['marketing', 'marketting']) {
      await search.fill(words)
      await expect(cardTitles).toHaveText(MARKETING)
    }
    const sort = page.getByLabel('Sort by')
    await expect(sort.locator('option:checked')).toHaveText('Best Match')
    await sort.selectOption('Price: Low to High')
    await expect(cardTitles.first()).toHaveText('Email People Look Forward To')
    await sort.selectOption('Best Match')
  })
  await test.step('a lesson finds its course', async () => {
    await search.fill('sql analysts')
    await expect(cardTitles).toHaveText(['Data Analysis You Can Defend'])
  })
  await test.step('a search that finds nothing suggests courses', async () => {
    await search.fill('python for gardeners')
    const suggested = main.getByRole('region', {name: 'Perhaps one of these'})
    await suggested.getByRole('link', {name: 'Python for Everyday Work'}).click()
    await expect(visitor.title('Python for Everyday Work')).toBeVisible()
    await page.goBack()
  })
  await test.step('a course of the offer is found besides the list', async () => {
    await search.fill('data analyst program')
    const offered = main.getByRole('region', {name: 'Outside the catalogue'})
    await expect(offered.getByRole('link')).toHaveText(['Data Analyst Program'])
    await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
    await offered.getByRole('link').click()
    await expect(visitor.title('Data Analyst Program')).toBeVisible()
  })
})

test('without the index of the search, titles and instructors are still found', async ({visitor}) => {
  const {page, cardTitles} = visitor
  await visitor.visit('/courses')
  await page.route(
    (url) => url.searchParams.get('query')?.includes('"lessons": lessons[].title') === true,
    (route) => route.abort(),
  )
  visitor.expectBrowserError(/ERR_FAILED/)
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('reyes seo')
  await expect(cardTitles).toHaveText(['SEO That Lasts'])
})
