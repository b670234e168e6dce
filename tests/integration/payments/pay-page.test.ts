import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {CANCEL_URL, courseLine, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const GOOD_CARD = {
  method: 'card',
  email: 'payer@lectern.test',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ada Payer',
}

/** Sends the payment form as the page's script does, or as a browser without scripts. */
const send = (id: string, fields: Record<string, string>, scripted = true) =>
  fetch(`${shop.url}/pay/${id}`, {
    method: 'POST',
    headers: scripted ? {accept: 'application/json'} : {},
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

describe('the page', () => {
  test('shows the order, escaped, and loads nothing from elsewhere', async () => {
    const session = await shop.checkOut({
      line_items: [courseLine('<script>alert(1)</script> & "more"', 14_999), courseLine('Second', 5_000)],
      customer_email: 'learner@lectern.test',
    })
    const response = await fetch(session.url ?? '')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    // A form's redirect is held against form-action too.
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000")
    const page = await response.text()
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;')
    expect(page).toContain('$199.99')
    expect(page).toContain('value="learner@lectern.test"')
    expect(page).toContain(`href="${CANCEL_URL}"`)
    expect(
      [...page.matchAll(/(?:src|href)="(https?:[^"]*)"/g)].map(
        ([, address]) => new URL(address ?? '').hostname,
      ),
    ).toEqual(['127.0.0.1'])
  })

  test('of an unknown session says so', async () => {
    const response = await fetch(`${shop.url}/pay/cs_test_unknown`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('There is no such payment page')
  })

  test('of a session that is over says what became of it, with a way back', async () => {
    const paid = await shop.checkOut()
    await shop.pay(paid.id)
    const paidPage = await (await fetch(`${shop.url}/pay/${paid.id}`)).text()
    expect(paidPage).toContain('You have already paid')
    expect(paidPage).toContain(`session_id=${paid.id}`)
    const waiting = await shop.checkOut()
    await shop.pay(waiting.id, {method: 'us_bank_account', settle: 'wait'})
    expect(await (await fetch(`${shop.url}/pay/${waiting.id}`)).text()).toContain(
      'Your payment is on its way',
    )
    const expired = await shop.checkOut()
    await fetch(`${shop.url}/pay/${expired.id}/expire`, {method: 'POST', redirect: 'manual'})
    const expiredPage = await (await fetch(`${shop.url}/pay/${expired.id}`)).text()
    expect(expiredPage).toContain('This payment page has expired')
    expect(expiredPage).toContain(`href="${CANCEL_URL}"`)
  })
})

describe('paying', () => {
  test('leads back to the shop', async () => {
    const {id} = await shop.checkOut()
    const answer = await send(id, GOOD_CARD)
    expect(await answer.json()).toEqual({redirect: `http://127.0.0.1:3000/payment-success?session_id=${id}`})
    expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
    // Pressed twice: the second one finds it paid and goes the same way.
    expect(await (await send(id, GOOD_CARD)).json()).toEqual({
      redirect: `http://127.0.0.1:3000/payment-success?session_id=${id}`,
    })
  })

  test('works without the script', async () => {
    const {id} = await shop.checkOut()
    const declined = await send(id, {...GOOD_CARD, number: '4000000000000002'}, false)
    expect(declined.status).toBe(402)
    const page = await declined.text()
    expect(page).toContain('Your card was declined.')
    expect(page).toContain('value="Ada Payer"')
    expect(page).not.toContain('4000000000000002')
    const paid = await send(id, GOOD_CARD, false)
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toContain('/payment-success')
  })

  test('of an expired session leads to the page that says so', async () => {
    const {id} = await shop.checkOut()
    await shop.stripe.checkout.sessions.expire(id)
    expect(await (await send(id, GOOD_CARD)).json()).toEqual({redirect: `/pay/${id}`})
  })

  test('a declined card stays on the page, with the reason beside the field', async () => {
    const {id} = await shop.checkOut()
    const answer = await send(id, {...GOOD_CARD, number: '4000 0000 0000 0002'})
    expect(await answer.json()).toEqual({errors: {number: 'Your card was declined.'}})
    const session = await shop.stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent']})
    expect(session.payment_intent).toMatchObject({last_payment_error: {message: 'Your card was declined.'}})
  })
})

describe('the panel and the operator page', () => {
  test('hold webhooks back and release them', async () => {
    const form = (fields: Record<string, string>) => new URLSearchParams(fields)
    const {id} = await shop.checkOut()
    const panel = `${shop.url}/pay/${id}/webhooks`
    await fetch(panel, {method: 'POST', body: form({hold: 'on', do: 'set'}), redirect: 'manual'})
    await send(id, GOOD_CARD)
    const operator = await (await fetch(`${shop.url}/`)).text()
    expect(operator).toContain('Release 2 held')
    shop.webhook.received.length = 0
    await fetch(`${shop.url}/operator/release`, {
      method: 'POST',
      body: form({order: 'reverse'}),
      redirect: 'manual',
    })
    expect(shop.webhook.received.map(({event}) => event.type)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    await fetch(`${shop.url}/operator/webhooks`, {
      method: 'POST',
      body: form({hold: 'off'}),
      redirect: 'manual',
    })
    expect(await (await fetch(`${shop.url}/_control/state`)).json()).toMatchObject({webhooks: {hold: false}})
  })

  test('refund a payment', async () => {
    const {id} = await shop.checkOut()
    await shop.pay(id)
    const intent = await shop.intentOf(id)
    await fetch(`${shop.url}/operator/payments/${intent}/refund`, {method: 'POST', redirect: 'manual'})
    expect((await shop.stripe.refunds.list({payment_intent: intent})).data).toHaveLength(1)
    // Pressed again, it finds nothing left and just shows how things are.
    const again = await fetch(`${shop.url}/operator/payments/${intent}/refund`, {
      method: 'POST',
      redirect: 'manual',
    })
    expect(again.status).toBe(303)
  })
})
