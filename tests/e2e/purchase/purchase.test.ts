import {sendPaymentConfirmation} from '@lectern/domain/checkout/contracts'
import {stack} from '../../stack.ts'
import {interceptCalls} from '../fixtures/calls.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a visitor finds a course, and has to sign up before opening the cart',
  shows('S1.02.01 S2.01.18 S2.05.13 S2.05.14 S4.02.01'),
  async ({visitor, account}) => {
    const {page, header} = visitor
    await visitor.visit('/')
    await header.getByRole('link', {name: 'Courses', exact: true}).click()
    await page.getByRole('searchbox', {name: /search/i}).fill('seo')
    const card = page.getByRole('article').filter({hasText: 'SEO That Lasts'})
    await card.getByRole('button', {name: /add/i}).click()
    await expect(visitor.toast('Added to cart')).toBeVisible()
    await expect(card.getByRole('button', {name: /added/i})).toBeDisabled()

    // The cart is behind the sign-in guard; the sign-up leads back to it.
    await header.getByRole('link', {name: /cart/i}).click()
    await expect(visitor.toast('Authentication required')).toBeVisible()
    await visitor.signUp(account)
    await expect(page).toHaveURL('/cart')
    await expect(visitor.toast('Authentication required')).toHaveCount(0)
    await expect(page.getByRole('link', {name: 'SEO That Lasts'}).first()).toBeVisible()
  },
)

test(
  'a learner pays by card and sees the payment confirmed and the cart empty',
  shows(`S0.01.03 S1.02.01 S2.01.19 S2.08.15 S2.08.18 S2.09.01 S2.09.06 S3.04.06 S4.01.09 S4.09.01 S4.09.02 S4.09.03
    S7.01.01 S7.01.05 S7.01.08 S7.01.09 S7.02.02 S7.03.01 S7.22.01 S9.10.01`),
  async ({newLearner}) => {
    const {page} = newLearner
    const {promise: receiptMayGo, resolve: letReceiptGo} = Promise.withResolvers<void>()
    await interceptCalls(page, sendPaymentConfirmation, async (route) => {
      await receiptMayGo
      await route.continue()
    })
    await newLearner.putInCart('seo-that-lasts')
    await newLearner.visit('/cart')
    await page.getByRole('button', {name: /^pay/i}).click()
    await newLearner.payByCard()
    await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/payment-success')
    expect(newLearner.context.pages()).toEqual([page])
    await newLearner.seePaymentConfirmed()
    await expect(page.getByText('Sending your receipt...')).toBeVisible()
    letReceiptGo()
    await expect(page.getByText(/receipt (was )?sent/i)).toBeVisible()
    expect(await newLearner.stored('cart')).toMatch(/^(\[\]|null)$/)
  },
)

test(
  'after a purchase the learner has the course, the order and a receipt',
  shows('S1.02.02 S1.02.03 S1.02.05 S2.09.02 S2.11.05 S2.11.20 S2.11.37'),
  async ({newLearner, account, inbox}) => {
    const {page, main} = newLearner
    await newLearner.buy('seo-that-lasts')
    await main
      .getByRole('link', {name: /my courses/i})
      .first()
      .click()
    await expect(page.getByRole('heading', {name: 'SEO That Lasts'})).toBeVisible()
    await expect(page.getByText(/Purchased on/)).toBeVisible()
    await newLearner.visit('/order-history')
    await page.getByRole('row').filter({hasText: 'completed'}).getByRole('link', {name: /view/i}).click()
    await expect(main.getByText('SEO That Lasts')).toBeVisible()
    const receipt = await inbox.waitForMail(account.email, /receipt/i)
    expect(receipt.html).toContain('SEO That Lasts')
  },
)
