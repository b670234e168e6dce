import {signIn} from '../../integration/commerce/learner.ts'
import {bank, paymentPage, refundsOf} from '../../integration/commerce/payments.ts'
import {stack} from '../../stack.ts'
import {approveReturn} from '../fixtures/returns.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  slug: 'draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}

/** Puts a course in the cart and goes to the payment page. */
async function goToPayment(learner: Visitor): Promise<void> {
  await learner.putInCart(WHITEBOARD.slug)
  await learner.visit('/cart')
  await learner.page.getByRole('button', {name: /^Pay /}).click()
  await learner.page.waitForURL((url) => url.origin === stack.paymentsUrl)
}

/** Opens the newest order from the order history. */
async function openOrder(learner: Visitor): Promise<void> {
  await learner.visit('/order-history')
  await learner.page.getByRole('link', {name: /^View/}).first().click()
  await expect(learner.title(/^Order/)).toBeVisible()
}

test('a checkout that was left can be resumed from its order', async ({newLearner}) => {
  const {main} = newLearner
  await goToPayment(newLearner)
  await openOrder(newLearner)
  await expect(main.getByRole('heading', {name: 'You have not paid for this order yet'})).toBeVisible()
  await main.getByRole('button', {name: 'Resume payment'}).click()
  await newLearner.payByCard()
  await newLearner.seePaymentConfirmed()
  await openOrder(newLearner)
  await expect(main.getByText('Completed')).toBeVisible()
})

test('a checkout that was left can be cancelled, and its courses bought again', async ({newLearner}) => {
  const {main, page} = newLearner
  await goToPayment(newLearner)
  await openOrder(newLearner)
  await main.getByRole('button', {name: 'Cancel order'}).click()
  await expect(newLearner.toast('Order cancelled')).toBeVisible()
  await expect(main.getByRole('heading', {name: 'You cancelled this order'})).toBeVisible()
  await main.getByRole('link', {name: 'Back to your cart'}).click()
  await page.getByRole('button', {name: /^Pay /}).click()
  await newLearner.payByCard()
  await newLearner.seePaymentConfirmed()
})

test(
  'a bank transfer is pending until it is received, and one that fails is told by mail',
  shows('S2.09.01 S2.11.19'),
  async ({newLearner, account, inbox}) => {
    const {main, page, header} = newLearner
    await goToPayment(newLearner)
    const [sessionId = ''] = /cs_\w+/.exec(page.url()) ?? []
    await test.step('a payment by bank transfer is pending until it is received', async () => {
      await page.getByLabel('Bank transfer').check()
      await page.getByLabel('Name on the account').fill('Ada Fenn')
      await page.getByText('Test panel', {exact: true}).click()
      await page.getByRole('radio', {name: 'waits until told'}).check()
      await page.getByRole('button', {name: /^Pay \$/}).click()
      await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/payment-success')
      // The page has seen the payment on its way, which empties the cart.
      await expect(page.getByRole('heading', {name: 'Your payment is being processed'})).toBeVisible()
      await newLearner.visit('/my-courses')
      await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
      await newLearner.visit('/order-history')
      await expect(main.getByText('Pending')).toBeVisible()
    })
    await test.step('a bank transfer that fails is told by mail, and can be tried again', async () => {
      await bank.transferFails(sessionId)
      const mail = await inbox.waitForMail(account.email, /^Your payment did not arrive/)
      expect(mail.subject).toContain(WHITEBOARD.title)
      expect(mail.text).toContain('/account/orders/')
      await openOrder(newLearner)
      await expect(main.getByText(/Your bank could not transfer the money/)).toBeVisible()
      await main.getByRole('button', {name: 'Try again'}).click()
      await expect(page).toHaveURL('/cart')
      await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
      await page.getByRole('button', {name: /^Pay /}).click()
      await newLearner.payByCard()
      await newLearner.seePaymentConfirmed()
    })
  },
)

test('a course whose bank transfer is under way leads to its order, and is bought no second time', async ({
  newLearner,
  account,
}) => {
  const {main, addToCart} = newLearner
  const learner = await signIn(account.email, account.password)
  const {orderId, sessionId} = await learner.pressPay([WHITEBOARD])
  await newLearner.visit(`/course/${WHITEBOARD.slug}`)
  await expect(addToCart).toBeVisible()
  await paymentPage.payByBankTransfer(sessionId)
  const isUnderWay = async () =>
    (await learner.orders()).some(({id, paymentProcessing}) => id === orderId && paymentProcessing === true)
  await expect.poll(isUnderWay).toBe(true)
  await newLearner.page.reload()
  const underWay = main.getByRole('link', {name: `Payment under way: ${WHITEBOARD.title}`})
  await expect(underWay).toHaveAttribute('href', `/account/orders/${orderId}`)
  await expect(addToCart).toHaveCount(0)
  await bank.transferArrives(sessionId)
  await learner.orderBecomes(orderId, 'completed')
  await newLearner.page.reload()
  await expect(main.getByRole('link', {name: 'Go to course'}).first()).toBeVisible()
})

test('a refund that fails is shown to the learner, and staff refund again', async ({
  newLearner,
  account,
  staff,
}) => {
  const learner = await signIn(account.email, account.password)
  const {orderId, sessionId} = await learner.pressPay([WHITEBOARD])
  await paymentPage.payByCard(sessionId)
  await learner.orderBecomes(orderId, 'completed')
  await learner.requestReturn(orderId)
  await staff.visit('/admin/returns')
  const request = staff.page.getByRole('row').filter({hasText: account.email})
  await approveReturn(request)
  await expect(request.getByText('Approved')).toBeVisible()
  const [refund] = await refundsOf(sessionId)
  await bank.refundFails(refund?.id ?? '')
  await learner.orderBecomes(orderId, 'completed')

  await newLearner.visit(`/account/orders/${orderId}`)
  await expect(newLearner.main.getByRole('heading', {name: 'Your refund has not arrived'})).toBeVisible()
  await staff.page.reload()
  await expect(request.getByText('Refund failed')).toBeVisible()
  await approveReturn(request)
  await expect(request.getByText('Approved')).toBeVisible()
  await newLearner.visit(`/account/orders/${orderId}`)
  await expect(newLearner.main.getByText('Refunded', {exact: true})).toBeVisible()
})
