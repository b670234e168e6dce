import {loadAxe} from '../axe.ts'
import {DESKTOP, expectNoViolations, PHONE} from '../fixtures/accessibility.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
import {ACCESS_PAGES, LEARNER_PAGES, PUBLIC_PAGES, STAFF_PAGES, TEACHER_PAGES} from '../pages.ts'

// The longest file: its tests are taken by whichever worker is free.
test.describe.configure({mode: 'parallel'})

/** What the browser reports of a page whose address leads to nothing. */
function expectedError(path: string): RegExp | null {
  if (path === '/nowhere') return /404/
  return path.startsWith('/payment-success') ? /status of 400|invalid-argument/ : null
}

/** Opens a page, closes the cookie banner, and waits until the page is complete. */
async function open(visitor: Visitor, path: string): Promise<void> {
  const error = expectedError(path)
  if (error) visitor.expectBrowserError(error)
  await visitor.visit(path)
  // A browser is asked once, and in the shop alone.
  const isShop = !/^\/(admin|teach)\b/.test(path) || ACCESS_PAGES.includes(path)
  if (isShop && (await visitor.stored('cookie-consent')) === null) await visitor.declineCookies()
  await expect(visitor.title(/./).first()).toBeVisible()
  await Promise.all([visitor.page.waitForLoadState('networkidle'), loadAxe(visitor.page)])
}

/** Pages that are opened one after the other in one browser, which then has most of what the next one loads. */
const PAGES_AT_ONCE = 7

/** Pages with an error stand alone, as it is not expected of others. */
function inGroups(paths: readonly string[]): string[][] {
  const sound = paths.filter((path) => expectedError(path) === null)
  const groups = Array.from({length: Math.ceil(sound.length / PAGES_AT_ONCE)}, (_, index) =>
    sound.slice(index * PAGES_AT_ONCE, (index + 1) * PAGES_AT_ONCE),
  )
  return [...groups, ...paths.filter((path) => expectedError(path) !== null).map((path) => [path])]
}

const NARROW_PHONE = {width: 320, height: 640}

/** Expects no violations on any of the pages, and that nothing on them is wider than a narrow phone. */
async function expectAccessible(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const {page} = visitor
  for (const path of paths)
    await test.step(path, async () => {
      await open(visitor, path)
      await expectNoViolations(visitor)
      await page.setViewportSize(NARROW_PHONE)
      const width = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect.soft(width, `${path} fits a narrow phone`).toBeLessThanOrEqual(NARROW_PHONE.width)
    })
}

for (const paths of inGroups([...PUBLIC_PAGES.map((page) => page.path), ...ACCESS_PAGES]))
  test(`${paths.join(' ')} are accessible`, async ({visitor}) => {
    await expectAccessible(visitor, paths)
  })

for (const paths of inGroups(LEARNER_PAGES))
  test(`${paths.join(' ')} are accessible, for a learner`, async ({learner}) => {
    await expectAccessible(learner, paths)
  })

for (const paths of inGroups(TEACHER_PAGES))
  test(`${paths.join(' ')} are accessible, for a teacher`, async ({teacher}) => {
    await expectAccessible(teacher, paths)
  })

for (const paths of inGroups(STAFF_PAGES))
  test(`${paths.join(' ')} are accessible, for staff`, async ({staff}) => {
    await expectAccessible(staff, paths)
  })

test('an order, its return form and the account menu are accessible', async ({learner}) => {
  const {page} = learner
  await test.step('the account menu is accessible', async () => {
    await open(learner, '/')
    await learner.header.getByRole('button', {name: 'Account'}).click()
    await expect(page.getByRole('menuitem', {name: 'Order History'})).toBeVisible()
    await expectNoViolations(learner)
  })
  await test.step('an order is accessible', async () => {
    await page.setViewportSize(DESKTOP)
    await open(learner, '/order-history')
    await page.getByRole('row').last().getByRole('link', {name: /view/i}).click()
    await expect(page).toHaveURL(/\/account\/orders\//)
    await expect(learner.title(/^Order/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoViolations(learner)
  })
  await test.step('the return form is accessible', async () => {
    const orderId = learner.path().split('/').at(-1)
    await page.setViewportSize(DESKTOP)
    await learner.visit(`/account/returns/new?orderId=${orderId}`)
    await expect(learner.title(/./)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoViolations(learner)
  })
})

test('a cart with courses is accessible', async ({learner}) => {
  await learner.putInCart('seo-that-lasts')
  await open(learner, '/cart')
  await expect(learner.page.getByRole('heading', {name: 'SEO That Lasts'})).toBeVisible()
  await expectNoViolations(learner)
})

test('the filters, an empty list and the menu of a phone are accessible', async ({visitor}) => {
  const {page} = visitor
  await test.step('the open filters and an empty list are accessible', async () => {
    await open(visitor, '/courses?q=nothing+of+this+kind')
    await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
    await page.getByRole('button', {name: 'Filters', exact: true}).click()
    await expect(page.getByRole('region', {name: 'Filters'})).toBeVisible()
    await expectNoViolations(visitor)
  })
  await test.step('the menu of a phone is accessible', async () => {
    await page.setViewportSize(PHONE)
    await open(visitor, '/courses')
    await page.getByRole('button', {name: 'Open menu'}).click()
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible()
    await expectNoViolations(visitor, [PHONE])
  })
})

test('a dialog and a form with errors are accessible', async ({visitor}) => {
  const {page} = visitor
  await open(visitor, '/auth')
  await test.step('a dialog is accessible', async () => {
    await page.getByRole('button', {name: /forgot password/i}).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(visitor)
  })
  await test.step('a form with errors is accessible', async () => {
    await page.setViewportSize(DESKTOP)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('tab', {name: 'Sign Up'}).click()
    await page.getByRole('button', {name: 'Create account'}).click()
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolations(visitor)
  })
})

test('toasts and the cookie banner are accessible', shows('S5.02.01'), async ({visitor}) => {
  await visitor.visit('/privacy')
  await expect(visitor.cookieBanner).toBeVisible()
  await visitor.footer.getByRole('button', {name: 'Subscribe'}).click()
  await expect(visitor.toast('Invalid email')).toBeVisible()
  await expectNoViolations(visitor)
})
