import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {STAFF_PAGES} from '../pages.ts'

test(
  'every guarded page asks signed-out visitors to sign in',
  shows(`S2.01.18 S2.01.19 S2.01.20 S2.01.21 S2.01.22 S2.01.24 S2.01.25 S2.01.26 S2.01.27 S2.01.28 S2.01.29
    S2.01.30 S2.01.32 S2.02.01 S2.02.02 S2.02.03 S2.11.04 S2.11.34 S2.11.53 S4.06.02 S6.01.01 S6.03.01 S6.03.02
    S6.03.03 S6.03.04 S6.03.05 S6.03.06 S6.03.07 S6.03.08 S6.03.09`),
  async ({visitor}) => {
    for (const path of [
      '/cart',
      '/payment-success?session_id=none',
      '/account',
      '/account/orders/abc',
      '/account/returns/new?orderId=abc',
      '/account/edit-profile',
      '/order-history',
      '/profile',
      '/my-courses',
      '/settings',
      '/admin/newsletter',
      '/admin/newsletters',
      '/admin/returns',
    ])
      await test.step(path, async () => {
        await visitor.visit(path)
        await expect(visitor.page).toHaveURL('/auth')
        await expect(visitor.toast('Authentication required')).toBeVisible()
        await expect(visitor.toast('Please sign in to access this page')).toBeVisible()
        expect(await visitor.page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))).toBe(path)
      })
  },
)

test(
  'after signing in a learner gets to the requested page',
  shows('S2.01.28 S2.02.02 S2.10.06 S2.11.43 S6.01.01 S7.21.05'),
  async ({visitor}) => {
    const {page} = visitor
    await visitor.visit('/settings')
    await expect(page).toHaveURL('/auth')
    await visitor.fillSignIn(SEEDED.learner, SEEDED_PASSWORD)
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('tab', {name: 'Notifications'})).toBeVisible()
  },
)

test(
  'while the session is unknown the guard neither redirects nor shows the page',
  shows('S3.14.02 S4.06.01 S4.06.02'),
  async ({learner}) => {
    const {page} = learner
    await learner.network.hold('accounts')
    await learner.visit('/settings')
    await expect(page.getByText('Loading your preferences').first()).toBeAttached()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page).toHaveURL('/settings')
    learner.network.restore()
    await expect(page.getByRole('tab', {name: 'Notifications'})).toBeVisible()
  },
)

test(
  'a learner cannot open staff pages',
  shows('S2.01.29 S2.01.30 S2.01.32 S3.11.02 S6.01.02 S6.03.08 S6.03.09 S6.04.01'),
  async ({learner}) => {
    for (const path of [...STAFF_PAGES, '/admin/orders/any', '/admin/courses/any']) {
      await learner.visit(path)
      await expect(learner.page.getByRole('heading', {name: 'This page is for staff'})).toBeVisible()
    }
  },
)

test('the sign-in page redirects signed-in users to the home page', shows('S2.10.07'), async ({learner}) => {
  await learner.visit('/auth')
  await expect(learner.page).toHaveURL('/')
})

test('a learner signs out', shows('S2.03.21 S4.06.04 S6.01.01 S7.21.11 S8.04.07'), async ({newLearner}) => {
  const {page, header} = newLearner
  await newLearner.putInCart('seo-that-lasts')
  await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
  await header.getByRole('button', {name: 'Account'}).click()
  await page.getByRole('menuitem', {name: 'Sign Out'}).click()
  await expect(newLearner.toast('Signed out')).toBeVisible()
  // Whoever uses the computer next does not find the cart.
  await expect(header.getByRole('link', {name: 'Cart', exact: true})).toBeVisible()
  expect(await newLearner.stored('cart')).toBeNull()
  await expect(newLearner.toast('You have been successfully signed out.')).toBeVisible()
  await expect(header.getByRole('link', {name: 'Sign In'})).toBeVisible()
  await newLearner.visit('/my-courses')
  await expect(page).toHaveURL('/auth')
  await expect.poll(() => newLearner.stored('signed-in')).toBeNull()
})

test('who signs out in one window is signed out in the other', async ({newLearner}) => {
  const {page, header} = newLearner
  await newLearner.visit('/')
  const second = await newLearner.context.newPage()
  await second.goto('/settings')
  await expect(second.getByRole('tab', {name: 'Notifications'})).toBeVisible()
  await header.getByRole('button', {name: 'Account'}).click()
  await page.getByRole('menuitem', {name: 'Sign Out'}).click()
  await expect(second).toHaveURL('/auth')
  await expect(second.getByRole('tab', {name: 'Notifications'})).toHaveCount(0)
})
