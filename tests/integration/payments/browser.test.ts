import type {Browser, Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../../e2e/axe.ts'
import {launchBrowser} from '../../e2e/browser.ts'
import {openShop, type Shop} from './shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await launchBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function visit(address: string, more: {width?: number; dark?: boolean} = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: more.width ?? 1024, height: 800},
    colorScheme: more.dark === true ? 'dark' : 'light',
  })
  return goTo(await context.newPage(), address)
}

async function goTo(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  return page
}

/** A checkout that comes back to the operator page, which stands in for the shop. */
const checkOut = () =>
  shop.checkOut({success_url: `${shop.url}/?paid={CHECKOUT_SESSION_ID}`, cancel_url: `${shop.url}/?cart`})

const pay = (page: Page) => page.getByRole('button', {name: 'Pay $149.99'}).click()

describe('on the payment page one can', () => {
  test('pay with the keyboard alone', async () => {
    const {id, url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByLabel('Email').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('4242424242424242')
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
    await page.keyboard.press('Tab')
    await page.keyboard.type('740')
    expect(await page.getByLabel('Expiry').inputValue()).toBe('07 / 40')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada Payer')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${shop.url}/?paid=${id}`)
    expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  })

  test('correct what is wrong, field by field', async () => {
    const {url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByLabel('Card number').fill('4242424242424241')
    await pay(page)
    const number = page.getByRole('textbox', {
      name: 'Card number',
      description: 'Your card number is invalid.',
    })
    await number.waitFor()
    expect(await page.locator('#number:focus').count()).toBe(1)
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Enter the expiry date.').waitFor()
    await number.fill('4242424242424242')
    expect(await page.getByText('Your card number is invalid.').count()).toBe(0)
  })

  test('be declined, and pay with another card', async () => {
    const {id, url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByText('Test panel', {exact: true}).click()
    await page.getByRole('button', {name: 'Declined'}).click()
    await pay(page)
    await page.getByText('Your card was declined.').waitFor()
    await page.getByRole('button', {name: 'Paid'}).click()
    await pay(page)
    await page.waitForURL(`${shop.url}/?paid=${id}`)
    expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  })

  test('pay by bank transfer, which arrives or fails as the panel says', async () => {
    const {id, url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByLabel('Bank transfer').check()
    await page.getByLabel('Name on the account').fill('Ada Payer')
    await page.getByText('Test panel', {exact: true}).click()
    await page.getByLabel('fails').check()
    await page.getByRole('spinbutton').fill('0')
    await pay(page)
    await page.waitForURL(`${shop.url}/?paid=${id}`)
    expect(await shop.arrived()).toContain('checkout.session.async_payment_failed')
  })

  test('go back without paying', async () => {
    const {id, url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByRole('link', {name: /cancel and go back/}).click()
    await page.waitForURL(`${shop.url}/?cart`)
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test('hold webhooks back, and release them', async () => {
    const {url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByText('Test panel', {exact: true}).click()
    await page.getByLabel('Hold back').check()
    await page.getByText('Webhook settings saved').waitFor()
    const other = await checkOut()
    await shop.pay(other.id)
    shop.webhook.received.length = 0
    await page.reload()
    await page.getByText('Test panel', {exact: true}).click()
    await page.getByRole('button', {name: 'Release held (2)'}).click()
    await page.getByRole('button', {name: 'Release held (0)'}).waitFor()
    expect(shop.webhook.received).toHaveLength(2)
    await page.getByLabel('Hold back').uncheck()
    await page.getByText('Webhook settings saved').waitFor()
  })

  test('read that it has expired', async () => {
    const {url} = await checkOut()
    const page = await visit(url ?? '')
    await page.getByText('Test panel', {exact: true}).click()
    await page.getByRole('button', {name: 'Expire this session'}).click()
    await page.getByRole('heading', {name: 'This payment page has expired'}).waitFor()
    expect(await page.getByRole('link', {name: 'Back to Lectern'}).getAttribute('href')).toBe(
      `${shop.url}/?cart`,
    )
  })
})

test('on the operator page one can refund a part of a payment, and the rest, and see it happen', async () => {
  const {id} = await checkOut()
  await shop.pay(id)
  const intent = await shop.intentOf(id)
  const page = await visit(shop.url)
  await page.locator(`#amount-${intent}`).fill('9.99')
  await page.locator(`#refund-${intent}`).click()
  await page.getByRole('cell', {name: '$9.99'}).first().waitFor()
  await page.locator(`#amount-${intent}[max="140.00"]`).waitFor()
  await page.locator(`#refund-${intent}`).click()
  await page.locator(`#refund-${intent}`).waitFor({state: 'detached'})
  const refunds = await shop.stripe.refunds.list({payment_intent: intent})
  expect(refunds.data.map(({amount}) => amount).toSorted((a, b) => a - b)).toEqual([999, 14_000])
})

describe('every page is accessible and fits', () => {
  const views = [
    {width: 320, dark: false},
    {width: 1440, dark: true},
  ]
  test.each(views)('at $width px, dark: $dark', async (view) => {
    const open = await checkOut()
    const expired = await checkOut()
    await shop.stripe.checkout.sessions.expire(expired.id)
    const page = await visit(open.url ?? '', view)
    await page.getByText('Test panel', {exact: true}).click()
    await pay(page)
    await page.getByText('Enter your card number.').waitFor()
    expect(await problemsOf(page)).toEqual([])
    expect(await problemsOf(await goTo(page, `${shop.url}/pay/${expired.id}`))).toEqual([])
    const {id} = await shop.stripe.accounts.create({
      controller: {
        fees: {payer: 'application'},
        losses: {payments: 'application'},
        stripe_dashboard: {type: 'express'},
      },
      capabilities: {transfers: {requested: true}},
    })
    const address = `${shop.url}/?back`
    const form = {account: id, type: 'account_onboarding', return_url: address, refresh_url: address} as const
    await goTo(page, (await shop.stripe.accountLinks.create(form)).url)
    await page.getByRole('button', {name: 'Agree and submit'}).click()
    expect(await problemsOf(page)).toEqual([])
    await shop.control(`/accounts/${id}/tell`)
    const {url: money} = await shop.stripe.accounts.createLoginLink(id)
    expect(await problemsOf(await goTo(page, money))).toEqual([])
    expect(await problemsOf(await goTo(page, shop.url))).toEqual([])
  })
})

/** What keeps people out, and how far the page hangs over the edge. */
async function problemsOf(page: Page): Promise<string[]> {
  const violations = await findViolations(page)
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  return [
    ...violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
    ...(over > 0 ? [`${over} px too wide`] : []),
  ]
}
