import {setTimeout} from 'node:timers/promises'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'what is prerendered is shown while the content API is down, and what is not has a loading screen or can be tried again',
  shows('S1.05.05 S2.04.01 S2.06.01 S2.06.23 S2.12.21 S4.15.01 S7.10.03 S8.06.05 S9.04.01'),
  async ({visitor}) => {
    const {page, main, header} = visitor
    await test.step('a page that is being fetched shows a loading screen', async () => {
      await visitor.network.hold('content')
      // A path with the document's id is not prerendered, so what it shows has to be fetched.
      await visitor.visit('/instructor/instructor-daniel-reyes')
      await expect(page.getByRole('status').filter({hasText: 'Loading instructor'})).toBeAttached()
      visitor.network.restore()
      await expect(visitor.title('Daniel Reyes')).toBeVisible()
      expect(visitor.unexpectedErrors(), 'errors in the browser').toEqual([])
    })
    await visitor.network.block('content')
    await test.step('a prerendered page is shown at once', async () => {
      await visitor.visit('/course/seo-that-lasts')
      expect(await visitor.title('SEO That Lasts').isVisible()).toBe(true)
      expect(await page.locator('#loading-screen').count()).toBe(0)
    })
    await test.step('prerendered pages are shown', async () => {
      await visitor.visit('/')
      await expect(main.getByRole('link', {name: 'Enroll Now'}).first()).toBeVisible()
      await header.getByRole('link', {name: 'Courses', exact: true}).click()
      await expect(visitor.cardTitles).toHaveCount(6)
      await main.getByRole('heading', {name: 'SEO That Lasts'}).click()
      await expect(visitor.title('SEO That Lasts')).toBeVisible()
      await main.getByRole('link', {name: 'Daniel Reyes'}).first().click()
      await expect(visitor.title('Daniel Reyes')).toBeVisible()
      await visitor.visit('/blog/show-the-work')
      await expect(visitor.title(/^Show the Work/)).toBeVisible()
      await visitor.visit('/faq')
      await expect(visitor.title(/./)).toBeVisible()
      await visitor.visit('/instructor/1')
      await expect(visitor.title('Amara Okafor')).toBeVisible()
      await visitor.visit('/course/2')
      await expect(visitor.title('SEO That Lasts')).toBeVisible()
    })
    await test.step('a page that cannot be fetched shows an error, and can be retried', async () => {
      await visitor.visit('/course/course-seo-that-lasts')
      await expect(page.getByRole('heading', {name: 'This page could not be loaded'})).toBeVisible()
      await expect(page).toHaveTitle('This page could not be loaded | Lectern')
      visitor.network.restore()
      await page.getByRole('button', {name: 'Try again'}).click()
      await expect(visitor.title('SEO That Lasts')).toBeVisible()
      await expect(page).toHaveURL('/course/seo-that-lasts')
    })
  },
)

test('a page whose script no longer exists, as after a new build, is opened as a document', async ({
  visitor,
}) => {
  const {page, header} = visitor
  visitor.expectBrowserError(/\/assets\/|dynamically imported module/)
  await visitor.visit('/about')
  // Before hydration links are followed by the browser itself.
  await expect(visitor.cookieBanner).toBeVisible()
  // A server answers later than the router begins to load.
  await page.route(
    /\/assets\/(blog|article)[^/]*\.js$/,
    async (route) => {
      await setTimeout(200)
      await route.fulfill({status: 404})
    },
    {times: 1},
  )
  await header.getByRole('link', {name: 'Blog'}).click()
  await expect(visitor.title('Blog')).toBeVisible()
  await expect(page).toHaveURL('/blog')
  await page.getByRole('searchbox', {name: 'Search articles'}).fill('memory')
  await expect(page).toHaveURL('/blog?q=memory')
})
