import {stack} from '../stack.ts'
import {expect, newAccount, test} from './person.ts'

test('a visitor finds a course, signs up, pays by card and owns it', async ({meet}) => {
  const ada = await meet()
  const account = newAccount()
  const {page} = ada

  // Finds a course from the home page.
  await ada.visit('/')
  await page.getByRole('region', {name: 'Cookies'}).getByRole('button', {name: 'Accept All'}).click()
  await page.getByRole('banner').getByRole('link', {name: 'Courses', exact: true}).click()
  await page.getByRole('searchbox', {name: /search/i}).fill('seo')
  const card = page.getByRole('article').filter({hasText: 'SEO'}).first()
  const title = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', {name: /add/i}).click()
  await ada.toast('Added to cart').waitFor()
  await card.getByRole('button', {name: /added/i}).waitFor()
  expect(await card.getByRole('button', {name: /added/i}).isDisabled()).toBe(true)

  // The cart wants to know who is there, and comes back after the sign-up.
  await page.getByRole('banner').getByRole('link', {name: /cart/i}).click()
  await ada.toast('Authentication required').waitFor()
  await ada.signUp(account)
  await page.waitForURL((url) => url.pathname === '/cart')
  await page.getByRole('link', {name: title}).first().waitFor()

  // Pays on the payment page and comes back.
  const {promise: receiptMayGo, resolve: letReceiptGo} = Promise.withResolvers<void>()
  await page.route('**/sendPaymentConfirmation', async (route) => {
    await receiptMayGo
    await route.continue()
  })
  await page.getByRole('button', {name: /^pay/i}).click()
  await ada.payByCard()
  await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/payment-success')
  expect(ada.context.pages()).toEqual([page])
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  await page.getByText('Sending your receipt...').waitFor()
  letReceiptGo()
  await page.getByText(/receipt (was )?sent/i).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toMatch(/^(\[\]|null)$/)

  // Owns the course, and has the order.
  await page
    .getByRole('main')
    .getByRole('link', {name: /my courses/i})
    .first()
    .click()
  await page.getByRole('heading', {name: title}).waitFor()
  await page.getByText(/Purchased on/).waitFor()
  await ada.visit('/order-history')
  await page.getByRole('row').filter({hasText: 'completed'}).getByRole('link', {name: /view/i}).click()
  await page.getByRole('main').getByText(title).waitFor()

  // Opens the receipt in the inbox.
  const receipt = await ada.inbox.waitForMail(account.email, /receipt/i)
  expect(receipt.html).toContain(title)

  // Nobody has asked about cookies again.
  await page.getByRole('region', {name: 'Notifications'}).waitFor({state: 'attached'})
  expect(await page.getByRole('region', {name: 'Cookies'}).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted')
  expect(ada.browserErrors).toEqual([])
})
