import {bank} from '../../integration/commerce/payments.ts'
import {stack} from '../../stack.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const WHITEBOARD = {slug: 'draw-it-on-the-whiteboard', title: 'Draw It on the Whiteboard'}

/** Goes from the cart to the payment page. */
async function goToPayment({page}: Visitor): Promise<void> {
  await page.getByRole('button', {name: /^Pay /}).click()
  await page.waitForURL((url) => url.origin === stack.paymentsUrl)
}

/** Opens the newest order of the order history that is on screen. */
async function openOrder(learner: Visitor): Promise<void> {
  // The page before it may have a link to it that begins with the same word.
  await expect(learner.title('Order history')).toBeVisible()
  await learner.page.getByRole('link', {name: /^View/}).first().click()
  await expect(learner.title(/^Order \w{8}/)).toBeVisible()
}

test(
  'a checkout that was left is cancelled, begun again and resumed; its bank transfer fails, and a card pays',
  shows('S2.09.01 S2.11.19'),
  async ({newLearner, account, inbox}) => {
    const {main, page, header} = newLearner
    const notPaid = main.getByRole('heading', {name: 'You have not paid for this order yet'})

    await test.step('a checkout that was left can be cancelled, which brings back to the cart', async () => {
      await newLearner.putInCart(WHITEBOARD.slug)
      await newLearner.openCart()
      await goToPayment(newLearner)
      await newLearner.visit('/order-history')
      await openOrder(newLearner)
      await expect(notPaid).toBeVisible()
      await main.getByRole('button', {name: 'Cancel order'}).click()
      await expect(newLearner.toast('Order cancelled')).toBeVisible()
      await expect(main.getByRole('heading', {name: 'You cancelled this order'})).toBeVisible()
      await main.getByRole('link', {name: 'Back to your cart'}).click()
    })

    await test.step('one that was left can be resumed from its order', async () => {
      await goToPayment(newLearner)
      await newLearner.visit('/order-history')
      await openOrder(newLearner)
      await expect(notPaid).toBeVisible()
      await main.getByRole('button', {name: 'Resume payment'}).click()
      await page.waitForURL((url) => url.origin === stack.paymentsUrl)
    })
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
      await main.getByRole('link', {name: 'Go to My Courses'}).click()
      await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
      await newLearner.openInAccount('Order History')
      await expect(main.getByText('Pending')).toBeVisible()
    })

    await test.step('its course leads to its order meanwhile, and is bought no second time', async () => {
      await newLearner.visit(`/course/${WHITEBOARD.slug}`)
      const underWay = main.getByRole('link', {name: `Payment under way: ${WHITEBOARD.title}`})
      await expect(underWay).toBeVisible()
      await expect(newLearner.addToCart).toHaveCount(0)
      await bank.transferFails(sessionId)
      const mail = await inbox.waitForMail(account.email, /^Your payment did not arrive/)
      expect(mail.subject).toContain(WHITEBOARD.title)
      expect(mail.text).toContain('/account/orders/')
      await underWay.click()
    })

    await test.step('a bank transfer that fails is told by mail, and can be tried again', async () => {
      await expect(newLearner.title(/^Order \w{8}/)).toBeVisible()
      await expect(main.getByText(/Your bank could not transfer the money/)).toBeVisible()
      await main.getByRole('button', {name: 'Try again'}).click()
      await expect(page).toHaveURL('/cart')
      await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
      await goToPayment(newLearner)
      await newLearner.payByCard()
      await newLearner.seePaymentConfirmed()
    })

    await test.step('the order is completed then, and the course is there', async () => {
      await main.getByRole('link', {name: 'View Order History'}).click()
      await openOrder(newLearner)
      await expect(main.getByText('Completed')).toBeVisible()
      await main.getByRole('link', {name: WHITEBOARD.title}).click()
      await expect(main.getByRole('link', {name: 'Go to course'}).first()).toBeVisible()
    })
  },
)
