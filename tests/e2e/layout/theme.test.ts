import {expect, test} from '../fixtures/test.ts'

test('the theme follows the system, and one that is chosen is remembered, in every tab', async ({
  visitor,
}) => {
  const {page} = visitor
  const document = page.locator('html')
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
  await visitor.visit('/faq')
  await expect(document).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
  await expect(document).toHaveAttribute('data-theme', 'light')
  await expect(visitor.cookieBanner).toBeVisible()
  const toggle = {name: 'Switch between light and dark'}
  await page.getByRole('button', toggle).click()
  await expect(document).toHaveAttribute('data-theme', 'dark')

  const other = await visitor.context.newPage()
  await other.emulateMedia({colorScheme: 'light'})
  await other.goto('/')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('region', {name: 'Cookies', exact: true})).toBeVisible()
  await other.getByRole('button', toggle).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(document).toHaveAttribute('data-theme', 'light')
})

test('a picture that cannot be loaded shows its colour', async ({visitor}) => {
  const {page, main, header} = visitor
  visitor.expectBrowserError(/ERR_FAILED/)
  const picture = main.locator('article img').first()
  await page.route(/\/images\//, (route) => route.abort())
  await visitor.visit('/instructors')
  await expect(visitor.cookieBanner).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '0')
  await page.unroute(/\/images\//)
  await header.getByRole('link', {name: 'Courses'}).click()
  await expect(visitor.title(/^Courses/)).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '1')
})
