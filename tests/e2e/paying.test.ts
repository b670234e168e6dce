import {stack} from '../stack.ts'
import {eventually, expect, newAccount, test} from './person.ts'

test('the confirmation leads on, and empties the cart once', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.open(newAccount())
  await ada.buy('finance-for-people-who-run-things')
  const ways = main.getByRole('navigation', {name: 'What next'}).getByRole('link')
  expect(await ada.destinations(ways)).toEqual(['/my-courses', '/order-history', '/courses', '/contact'])
  const suggestions = main.getByRole('region', {name: 'You might go on with'}).getByRole('listitem')
  await eventually(() => suggestions.count()).toBe(3)
  expect((await suggestions.allInnerTexts()).join()).not.toContain('Finance for People Who Run Things')
  const confirmation = ada.path

  await ada.visit('/course/seo-that-lasts')
  await main
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click()
  await ada.toast('Added to cart').waitFor()
  await page.goBack()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  expect(ada.path).toBe(confirmation)
  await page.reload()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  await page.getByText(/receipt sent/i).waitFor()
  await page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).waitFor()
})

test('two courses are one payment, a declined card changes nothing, and one can go back', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount()
  await ada.open(account)
  for (const slug of ['python-for-everyday-work', 'email-people-look-forward-to']) {
    await ada.putInCart(slug)
  }
  await ada.visit('/cart')
  const pay = page.getByRole('button', {name: 'Pay $139.98'})
  await pay.waitFor()
  await ada.holdUp('functions')
  await pay.click()
  await page.getByRole('button', {name: 'Processing...'}).waitFor()
  await ada.reconnect()
  await ada.payByCard('4000 0000 0000 0002')
  await page
    .getByText(/declined/i)
    .first()
    .waitFor()
  await page
    .getByRole('link', {name: /back|cancel|return/i})
    .first()
    .click()
  await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/cart')
  await pay.click()
  await ada.payByCard()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  await ada.visit('/order-history')
  const row = page.getByRole('row').filter({hasText: '2 courses'})
  await row.getByText('$139.98').waitFor()
  const receipt = await ada.inbox.waitForMail(account.email, /receipt/i)
  expect(receipt.html).toContain('$139.98')
})

test('a receipt that cannot be sent now does not hide that the purchase is complete', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.open(newAccount())
  await ada.putInCart('marketing-measurement')
  await ada.visit('/cart')
  await page.getByRole('button', {name: /^Pay /}).click()
  await ada.inbox.fail('5xx')
  try {
    await ada.payByCard()
    await page.getByRole('heading', {name: 'Payment successful', exact: true}).waitFor()
    await ada.toast('Payment Successful!').waitFor()
    await ada
      .toast(
        'Your order is confirmed. There was an issue sending the receipt email, but your purchase is complete.',
      )
      .waitFor()
    await page.getByText('Your receipt will follow by email.').waitFor()
  } finally {
    await ada.inbox.fail('none')
  }
})

test('a receipt that nothing is known of does not hide it either', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.open(newAccount())
  await ada.putInCart('data-analysis-you-can-defend')
  await ada.visit('/cart')
  await page.route('**/sendPaymentConfirmation', (route) => route.abort())
  await page.getByRole('button', {name: /^Pay /}).click()
  await ada.payByCard()
  await ada.toast('Payment Successful!').waitFor()
  await ada.toast('Your order is confirmed.').waitFor()
})

test('a payment by bank transfer is told as being on its way', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.open(newAccount())
  await ada.putInCart('draw-it-on-the-whiteboard')
  await ada.visit('/cart')
  await page.getByRole('button', {name: /^Pay /}).click()
  await page.waitForURL((url) => url.origin === stack.paymentsUrl)
  await page.getByLabel('Bank transfer').check()
  await page.getByLabel('Name on the account').fill('Ada Fenn')
  await page.getByText('Test panel', {exact: true}).click()
  await page.getByRole('spinbutton').fill('3600')
  await page.getByRole('button', {name: /^Pay \$/}).click()
  await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/payment-success')
  await page.getByRole('heading', {name: 'Your payment is being processed'}).waitFor()
  await ada.visit('/my-courses')
  await page.getByRole('heading', {name: "You haven't purchased any courses yet"}).waitFor()
  await ada.visit('/order-history')
  await page.getByRole('main').getByText('Pending').waitFor()
})
