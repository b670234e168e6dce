import {DESKTOP, expectNoViolations, expectToFit, PHONE} from '../fixtures/accessibility.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
import {ACCESS_PAGES, LEARNER_PAGES, PUBLIC_PAGES, STAFF_PAGES, TEACHER_PAGES} from '../pages.ts'

// The longest file: its tests are taken by whichever worker is free.
test.describe.configure({mode: 'parallel'})

/** What the browser reports of a page whose address leads to nothing. */
const EXPECTED_ERRORS: Readonly<Record<string, RegExp>> = {
  '/nowhere': /404 .*\(http.*\/nowhere/,
  '/payment-success?session_id=unknown': /status of 400|invalid-argument/,
}

/**
 * Pages drawn in the browser that another test opens by their address: here they are followed as links lead to them, which is faster. All
 * others, and so a new one, are loaded.
 */
const LOADED_BY_OTHERS = [
  '/auth',
  '/saved',
  '/newsletter/confirm',
  '/claim',
  '/cart',
  '/payment-success?session_id=unknown',
  '/account',
  '/order-history',
  '/my-courses',
  '/settings',
  '/teach',
  '/teach/questions',
  '/teach/work',
  '/teach/courses/course-brand-strategy-from-first-principles',
  '/teach/payouts',
  '/admin',
  '/admin/orders',
  '/admin/newsletter',
  '/admin/returns',
  '/admin/reviews',
  '/admin/questions',
  '/admin/discounts',
  '/admin/announce',
  '/admin/teachers',
  '/admin/payouts',
  '/admin/outbox',
  '/admin/roles',
]

/** Answers the cookie banner, and waits until the page is complete. */
async function complete(visitor: Visitor): Promise<void> {
  await expect(visitor.title(/./).first()).toBeVisible()
  // A browser is asked once, and in the shop alone.
  const isShop = !/^\/(admin|teach)\b/.test(visitor.path()) || ACCESS_PAGES.includes(visitor.path())
  if (isShop && (await visitor.stored('cookie-consent')) === null) await visitor.declineCookies()
  await visitor.complete()
}

/** Pages that are opened one after the other in one browser, which then has most of what the next one loads. */
const PAGES_AT_ONCE = 10

/** Groups of about the same size; a page with an error is the last of its group, as it is not expected of others. */
function inGroups(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / PAGES_AT_ONCE)
  const hasError = (path: string) => Number(path in EXPECTED_ERRORS)
  return Array.from({length: count}, (_, index) =>
    paths.filter((_path, place) => place % count === index).toSorted((a, b) => hasError(a) - hasError(b)),
  )
}

/** Public pages that search engines are kept from: there is nothing on them yet. */
const EMPTY = ['/nowhere', '/courses/health']
const isPublic = (path: string) => PUBLIC_PAGES.some((page) => page.path === path)
const isExcluded = (path: string) => EMPTY.includes(path) || !isPublic(path)

const NARROW_PHONE = {width: 320, height: 640}

/**
 * Expects no violations on any of the pages, that nothing on them is wider than a narrow phone, and that private ones are excluded from search
 * engines. Every other page is opened on the phone where the one before it was left.
 */
async function expectAccessible(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const {page} = visitor
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      const error = EXPECTED_ERRORS[path]
      if (error) {
        expect(visitor.unexpectedErrors(), 'errors in the browser').toEqual([])
        visitor.expectBrowserError(error)
      }
      if (index > 0 && LOADED_BY_OTHERS.includes(path)) await visitor.follow(path)
      else await visitor.visit(path)
      await complete(visitor)
      if (isExcluded(path))
        await expect(
          page.locator('meta[name=robots]'),
          `${path} is excluded from search engines`,
        ).toHaveAttribute('content', /noindex/)
      const isOnPhone = index % 2 === 1
      if (isOnPhone) await expectToFit(visitor)
      await expectNoViolations(visitor)
      if (isOnPhone) return
      await page.setViewportSize(NARROW_PHONE)
      await expectToFit(visitor)
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

test('the account menu, an order, its return form and a cart with courses are accessible', async ({
  learner,
}) => {
  const {page, header} = learner
  await learner.putInCart('seo-that-lasts')
  await test.step('the account menu is accessible', async () => {
    await learner.declineCookies()
    await learner.follow('/order-history')
    await complete(learner)
    await header.getByRole('button', {name: 'Account'}).click()
    await expect(page.getByRole('menuitem', {name: 'Order History'})).toBeVisible()
    await expectNoViolations(learner)
    await page.keyboard.press('Escape')
    await page.setViewportSize(DESKTOP)
  })
  await test.step('an order is accessible', async () => {
    await page.getByRole('row').last().getByRole('link', {name: /view/i}).click()
    await expect(page).toHaveURL(/\/account\/orders\//)
    await expect(learner.title(/^Order/)).toBeVisible()
    await complete(learner)
    await expectNoViolations(learner)
  })
  await test.step('the return form is accessible', async () => {
    const orderId = learner.path().split('/').at(-1)
    await learner.follow(`/account/returns/new?orderId=${orderId}`)
    await complete(learner)
    await expectNoViolations(learner)
  })
  await test.step('a cart with courses is accessible', async () => {
    await header.getByRole('link', {name: 'Cart, 1 item'}).click()
    await expect(page.getByRole('heading', {name: 'SEO That Lasts'})).toBeVisible()
    await complete(learner)
    await expectNoViolations(learner)
  })
})

test(
  'the cookie banner, a toast, the filters, an empty list, the menu of a phone, a dialog and a form with errors are accessible',
  shows('S5.02.01'),
  async ({visitor}) => {
    const {page, footer} = visitor
    await test.step('the cookie banner and a toast are accessible', async () => {
      await visitor.visit('/courses?q=nothing+of+this+kind')
      await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
      await expect(visitor.cookieBanner).toBeVisible()
      await footer.getByRole('button', {name: 'Subscribe'}).click()
      await expect(visitor.toast('Invalid email')).toBeVisible()
      await expectNoViolations(visitor)
    })
    await test.step('the open filters and an empty list are accessible', async () => {
      await visitor.declineCookies()
      await page.getByRole('button', {name: 'Filters', exact: true}).click()
      await expect(page.getByRole('region', {name: 'Filters'})).toBeVisible()
      await visitor.complete()
      await expectNoViolations(visitor)
    })
    await test.step('the menu of a phone is accessible', async () => {
      await page.setViewportSize(PHONE)
      await page.getByRole('button', {name: 'Open menu'}).click()
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible()
      await expectNoViolations(visitor, [PHONE])
      await page.keyboard.press('Escape')
    })
    await test.step('a dialog is accessible', async () => {
      await visitor.follow('/auth')
      await page.getByRole('button', {name: /forgot password/i}).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await visitor.complete()
      await expectNoViolations(visitor)
    })
    await test.step('a form with errors is accessible', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('tab', {name: 'Sign Up'}).click()
      await page.getByRole('button', {name: 'Create account'}).click()
      await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
      await expectNoViolations(visitor)
    })
  },
)
