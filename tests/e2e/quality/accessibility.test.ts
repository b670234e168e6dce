import {expectNoViolations, PHONE} from '../fixtures/accessibility.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
import {ACCESS_PAGES, LEARNER_PAGES, PUBLIC_PAGES, STAFF_PAGES} from '../pages.ts'

/** Opens a page, closes the cookie banner, and waits until the page is complete. */
async function open(visitor: Visitor, path: string): Promise<void> {
  if (path === '/nowhere') visitor.expectBrowserError(/404/)
  if (path.startsWith('/payment-success')) visitor.expectBrowserError(/status of 400|invalid-argument/)
  await visitor.visit(path)
  await visitor.declineCookies()
  await expect(visitor.title(/./).first()).toBeVisible()
  await visitor.page.waitForLoadState('networkidle')
}

for (const path of [...PUBLIC_PAGES.map((page) => page.path), ...ACCESS_PAGES])
  test(`${path} is accessible`, async ({visitor}) => {
    await open(visitor, path)
    await expectNoViolations(visitor)
  })

for (const path of LEARNER_PAGES)
  test(`${path} is accessible, for a learner`, async ({learner}) => {
    await open(learner, path)
    await expectNoViolations(learner)
  })

for (const path of STAFF_PAGES)
  test(`${path} is accessible, for staff`, async ({staff}) => {
    await open(staff, path)
    await expectNoViolations(staff)
  })

test('an order is accessible', async ({learner}) => {
  const {page} = learner
  await open(learner, '/order-history')
  await page.getByRole('row').last().getByRole('link', {name: /view/i}).click()
  await expect(page).toHaveURL(/\/account\/orders\//)
  await expect(learner.title(/^Order/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNoViolations(learner)
})

test('the return form is accessible', async ({learner}) => {
  const {page} = learner
  await open(learner, '/order-history')
  const order = page.getByRole('row').last().getByRole('link', {name: /view/i})
  const orderId = (await order.getAttribute('href'))?.split('/').at(-1)
  await learner.visit(`/account/returns/new?orderId=${orderId}`)
  await expect(learner.title(/./)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNoViolations(learner)
})

test('a cart with courses is accessible', async ({learner}) => {
  await learner.putInCart('seo-that-lasts')
  await open(learner, '/cart')
  await expect(learner.page.getByRole('heading', {name: 'SEO That Lasts'})).toBeVisible()
  await expectNoViolations(learner)
})

test('the open filters and an empty list are accessible', async ({visitor}) => {
  const {page} = visitor
  await open(visitor, '/courses?q=nothing+of+this+kind')
  await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await expect(page.getByRole('region', {name: 'Filters'})).toBeVisible()
  await expectNoViolations(visitor)
})

test('the menu of a phone is accessible', async ({visitor}) => {
  const {page} = visitor
  await page.setViewportSize(PHONE)
  await open(visitor, '/courses')
  await page.getByRole('button', {name: 'Open menu'}).click()
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible()
  await expectNoViolations(visitor, [PHONE])
})

test('a dialog is accessible', async ({visitor}) => {
  await open(visitor, '/auth')
  await visitor.page.getByRole('button', {name: /forgot password/i}).click()
  await expect(visitor.page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(visitor)
})

test('a form with errors is accessible', async ({visitor}) => {
  const {page} = visitor
  await open(visitor, '/auth')
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await page.getByRole('button', {name: 'Create account'}).click()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(visitor)
})

test('the account menu is accessible', async ({learner}) => {
  await open(learner, '/')
  await learner.header.getByRole('button', {name: 'Account'}).click()
  await expect(learner.page.getByRole('menuitem', {name: 'Order History'})).toBeVisible()
  await expectNoViolations(learner)
})

test('toasts and the cookie banner are accessible', shows('S5.02.01'), async ({visitor}) => {
  await visitor.visit('/privacy')
  await expect(visitor.cookieBanner).toBeVisible()
  await visitor.footer.getByRole('button', {name: 'Subscribe'}).click()
  await expect(visitor.toast('Invalid email')).toBeVisible()
  await expectNoViolations(visitor)
})
