import {sendPaymentConfirmation} from '@lectern/domain/checkout/contracts'
import {stack} from '../../stack.ts'
import {interceptCalls} from '../fixtures/calls.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'

const MEASUREMENT = {
  id: 'course-marketing-measurement',
  title: 'Marketing Measurement: What Your Budget Really Bought',
  priceCents: 11_499,
}

/** Where the payment page leads to once it is paid. */
const confirmationOf = ({sessionId}: {sessionId: string}) => `/payment-success?session_id=${sessionId}`

test(
  'the confirmation links to the courses and orders, and suggests other courses',
  shows('S2.09.02 S2.09.03 S2.09.04 S2.09.05 S2.09.07 S9.07.02'),
  async ({newLearner}) => {
    const {main} = newLearner
    await newLearner.buy('finance-for-people-who-run-things')
    const ways = main.getByRole('navigation', {name: 'What next'}).getByRole('link')
    expect(await hrefs(ways)).toEqual(['/my-courses', '/order-history', '/courses', '/contact'])
    const suggestions = main.getByRole('region', {name: 'You might go on with'}).getByRole('listitem')
    await expect(suggestions).toHaveCount(3)
    await expect(suggestions.filter({hasText: 'Finance for People Who Run Things'})).toHaveCount(0)
  },
)

test(
  'the confirmation clears the cart once, not again after Back',
  shows('S4.01.10 S4.09.01'),
  async ({newLearner}) => {
    const {page} = newLearner
    await newLearner.buy('finance-for-people-who-run-things')
    const confirmation = newLearner.path()
    await newLearner.putInCart('seo-that-lasts')
    await page.goBack()
    await newLearner.seePaymentConfirmed()
    await expect(page).toHaveURL(confirmation)
    await page.reload()
    await newLearner.seePaymentConfirmed()
    await expect(page.getByText(/receipt sent/i)).toBeVisible()
    await expect(newLearner.header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
  },
)

test(
  'two courses are one payment',
  shows('S0.01.02 S1.02.01 S2.11.17 S2.11.18'),
  async ({newLearner, account, inbox}) => {
    const {page} = newLearner
    for (const slug of ['python-for-everyday-work', 'email-people-look-forward-to'])
      await newLearner.putInCart(slug)
    await newLearner.visit('/cart')
    await page.getByRole('button', {name: 'Pay $139.98'}).click()
    await newLearner.payByCard()
    await newLearner.seePaymentConfirmed()
    await newLearner.visit('/order-history')
    const row = page.getByRole('row').filter({hasText: '2 courses'})
    await expect(row.getByText('$139.98')).toBeVisible()
    const receipt = await inbox.waitForMail(account.email, /receipt/i)
    expect(receipt.html).toContain('$139.98')
  },
)

test(
  'after a declined card the learner can go back and pay again',
  shows('S2.08.17 S7.01.06 S7.01.09'),
  async ({newLearner}) => {
    const {page} = newLearner
    await newLearner.putInCart('email-people-look-forward-to')
    await newLearner.visit('/cart')
    const pay = page.getByRole('button', {name: 'Pay $59.99'})
    await expect(pay).toBeVisible()
    await newLearner.network.hold('functions')
    await pay.click()
    await expect(page.getByRole('button', {name: 'Processing...'})).toBeVisible()
    newLearner.network.restore()
    newLearner.expectBrowserError(/402/)
    await newLearner.payByCard('4000 0000 0000 0002')
    await expect(page.getByText(/declined/i).first()).toBeVisible()
    await page
      .getByRole('link', {name: /back|cancel|return/i})
      .first()
      .click()
    await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/cart')
    await pay.click()
    await newLearner.payByCard()
    await newLearner.seePaymentConfirmed()
  },
)

test(
  'a receipt that cannot be sent now does not hide that the purchase is complete',
  shows('S8.03.06'),
  async ({newLearner, account, inbox}) => {
    const {page} = newLearner
    newLearner.expectBrowserError(/status of 503|mail-unavailable/)
    await inbox.failFor(account.email)
    await newLearner.visit(confirmationOf(await placeOrder(account, MEASUREMENT)))
    await expect(page.getByRole('heading', {name: 'Payment successful', exact: true})).toBeVisible()
    await expect(newLearner.toast('Payment Successful!')).toBeVisible()
    await expect(
      newLearner.toast(
        'Your order is confirmed. There was an issue sending the receipt email, but your purchase is complete.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Your receipt will follow by email.')).toBeVisible()
  },
)

test(
  'a receipt without a reply does not hide it either',
  shows('S8.03.07'),
  async ({newLearner, account}) => {
    newLearner.expectBrowserError(/ERR_FAILED|unavailable/)
    await interceptCalls(newLearner.page, sendPaymentConfirmation, (route) => route.abort())
    await newLearner.visit(confirmationOf(await placeOrder(account, MEASUREMENT)))
    await expect(newLearner.toast('Payment Successful!')).toBeVisible()
    await expect(newLearner.toast('Your order is confirmed.')).toBeVisible()
  },
)
