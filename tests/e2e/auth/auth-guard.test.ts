import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a guarded page asks a signed-out visitor to sign in, and is shown afterwards',
  shows(`S2.01.28 S2.01.32 S2.02.01 S2.02.02 S2.02.03 S2.10.06 S2.11.43 S2.11.53 S6.01.01 S6.03.06 S6.03.09
    S7.21.05`),
  async ({visitor}) => {
    const {page} = visitor
    // That every other one does is shown by the routes (web/app/routes.test.ts).
    for (const path of ['/admin/returns', '/settings?tab=account'])
      await test.step(path, async () => {
        await visitor.visit(path)
        await expect(page).toHaveURL('/auth')
        await expect(visitor.toast('Authentication required')).toBeVisible()
        await expect(visitor.toast('Please sign in to access this page')).toBeVisible()
        expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))).toBe(path)
      })
    await visitor.fillSignIn(SEEDED.learner, SEEDED_PASSWORD)
    await expect(page).toHaveURL('/settings?tab=account')
    await expect(page.getByRole('tab', {name: 'Notifications'})).toBeVisible()
  },
)

test(
  'a learner is let into no page of staff, and led home from the sign-in page',
  shows('S2.01.30 S2.10.07 S3.11.02 S6.01.02 S6.04.01'),
  async ({learner}) => {
    const {page} = learner
    // That every other one is closed, too, is shown by the routes.
    await learner.visit('/admin/orders/any')
    await expect(page.getByRole('heading', {name: 'This page is for staff'})).toBeVisible()
    await learner.visit('/auth')
    await expect(page).toHaveURL('/')
  },
)

test(
  'a learner signs out, in every window',
  shows('S2.03.21 S4.06.04 S6.01.01 S7.21.11 S8.04.07'),
  async ({newLearner}) => {
    const {page, header} = newLearner
    await newLearner.putInCart('seo-that-lasts')
    await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
    const second = await newLearner.context.newPage()
    await second.goto('/settings')
    await expect(second.getByRole('tab', {name: 'Notifications'})).toBeVisible()

    await header.getByRole('button', {name: 'Account'}).click()
    await page.getByRole('menuitem', {name: 'Sign Out'}).click()
    await expect(newLearner.toast('Signed out')).toBeVisible()
    // Whoever uses the computer next does not find the cart.
    await expect(header.getByRole('link', {name: 'Cart', exact: true})).toBeVisible()
    expect(await newLearner.stored('cart')).toBeNull()
    await expect(newLearner.toast('You have been successfully signed out.')).toBeVisible()
    await expect(header.getByRole('link', {name: 'Sign In'})).toBeVisible()
    await expect(second).toHaveURL('/auth')
    await expect(second.getByRole('tab', {name: 'Notifications'})).toHaveCount(0)

    await newLearner.visit('/my-courses')
    await expect(page).toHaveURL('/auth')
    await expect.poll(() => newLearner.stored('signed-in')).toBeNull()
  },
)
