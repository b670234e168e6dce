import {expect, test} from '../fixtures/test.ts'

test('the theme follows the system, and the switch is remembered', async ({visitor}) => {
  const {page} = visitor
  const document = page.locator('html')
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
  await visitor.visit('/')
  await expect(document).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
  await expect(document).toHaveAttribute('data-theme', 'light')
  await expect(visitor.cookieBanner).toBeVisible()
  await page.getByRole('button', {name: 'Switch between light and dark'}).click()
  await expect(document).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(document).toHaveAttribute('data-theme', 'dark')
})

test('the theme follows the one that is chosen in another tab', async ({visitor}) => {
  await visitor.page.emulateMedia({colorScheme: 'light'})
  await visitor.visit('/faq')
  const other = await visitor.context.newPage()
  await other.emulateMedia({colorScheme: 'light'})
  await other.goto('/')
  await expect(visitor.cookieBanner).toBeVisible()
  await other.getByRole('button', {name: 'Switch between light and dark'}).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(visitor.page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a picture that cannot be loaded shows its colour', async ({visitor}) => {
  const {page, main} = visitor
  visitor.expectBrowserError(/ERR_FAILED/)
  const portrait = main.locator('article img').first()
  await page.route(/\/images\//, (route) => route.abort())
  await visitor.visit('/instructors')
  await expect(portrait).toHaveCSS('opacity', '0')
  await page.unroute(/\/images\//)
  await page.reload()
  await expect(visitor.cookieBanner).toBeVisible()
  await expect(portrait).toHaveCSS('opacity', '1')
})
