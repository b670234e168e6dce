import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {openShop, SUCCESS_URL, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  shop.webhook.received.length = 0
})
afterAll(() => shop.close())

describe('by card', () => {
  test('the session is complete and paid, and its intent and charge tell how', async () => {
    const {id} = await shop.checkOut()
    const paid = await shop.pay(id, {email: 'payer@lectern.test', name: 'Ada Payer'})
    expect(paid).toEqual({result: 'paid', redirect: SUCCESS_URL.replace('{CHECKOUT_SESSION_ID}', id)})

    const session = await shop.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: {email: 'payer@lectern.test', name: 'Ada Payer'},
      payment_intent: {
        status: 'succeeded',
        amount: 14_999,
        amount_received: 14_999,
        currency: 'usd',
        metadata: {orderId: 'order-1'},
        description: 'Order order-1',
        last_payment_error: null,
        latest_charge: {
          status: 'succeeded',
          paid: true,
          captured: true,
          amount: 14_999,
          refunded: false,
          payment_method_details: {type: 'card', card: {brand: 'visa', last4: '4242'}},
        },
      },
    })
    expect(await shop.arrived()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  })

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000000000009995',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds. Try a different card.',
    ],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4111111111111111', 'card_declined', 'test_mode_live_card', expect.stringContaining('test cards only')],
  ])('%s is declined, and the session can still be paid', async (card, code, declineCode, message) => {
    const {id} = await shop.checkOut()
    expect(await shop.pay(id, {card})).toEqual({result: 'declined', redirect: null, message})
    const session = await shop.stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent']})
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        amount_received: 0,
        last_payment_error: {type: 'card_error', code, decline_code: declineCode, message},
      },
    })
    expect(await shop.arrived()).toEqual(['payment_intent.payment_failed'])

    expect((await shop.pay(id)).result).toBe('paid')
    const after = await shop.stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent']})
    expect(after.payment_intent).toMatchObject({status: 'succeeded', last_payment_error: null})
    expect(await shop.intentOf(id)).toBe(
      typeof session.payment_intent === 'object' ? session.payment_intent?.id : '',
    )
  })

  test('no card number is kept', async () => {
    const {readFile} = await import('node:fs/promises')
    const {id} = await shop.checkOut()
    await shop.pay(id, {card: '5555555555554444'})
    const journal = await readFile(`${shop.data}/journal.jsonl`, 'utf8')
    expect(journal).toContain('4444')
    expect(journal).not.toContain('5555555555554444')
  })

  test('a paid or expired session cannot be paid again', async () => {
    const paid = await shop.checkOut()
    await shop.pay(paid.id)
    await expect(shop.pay(paid.id)).rejects.toThrow(/cannot be paid/)
    const expired = await shop.checkOut()
    await shop.stripe.checkout.sessions.expire(expired.id)
    await expect(shop.pay(expired.id)).rejects.toThrow(/cannot be paid/)
  })

  test('of two who pay the same session at once, one does', async () => {
    const {id} = await shop.checkOut()
    const results = await Promise.allSettled([shop.pay(id), shop.pay(id)])
    expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    const intent = await shop.intentOf(id)
    expect((await shop.stripe.charges.list({payment_intent: intent})).data).toHaveLength(1)
  })

  test('an intent that was declined ends with its session', async () => {
    const {id} = await shop.checkOut()
    await shop.pay(id, {card: '4000000000000002'})
    await shop.stripe.checkout.sessions.expire(id)
    const intent = await shop.stripe.paymentIntents.retrieve(await shop.intentOf(id))
    expect(intent).toMatchObject({status: 'canceled', cancellation_reason: 'expired'})
  })
})

test('PayPal pays at once', async () => {
  const {id} = await shop.checkOut()
  expect((await shop.pay(id, {method: 'paypal'})).result).toBe('paid')
  const intent = await shop.stripe.paymentIntents.retrieve(await shop.intentOf(id), {
    expand: ['latest_charge'],
  })
  expect(intent.latest_charge).toMatchObject({payment_method_details: {type: 'paypal'}})
})

test('a method the session does not offer is refused', async () => {
  const {id} = await shop.checkOut({allowed_payment_method_types: ['card']})
  await expect(shop.pay(id, {method: 'paypal'})).rejects.toThrow(/Choose how/)
})

describe('by bank transfer', () => {
  test('the session is complete but unpaid until the money arrives', async () => {
    const {id} = await shop.checkOut()
    expect((await shop.pay(id, {method: 'us_bank_account', settle: 'wait'})).result).toBe('processing')
    const waiting = await shop.stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent']})
    expect(waiting).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: {status: 'processing', amount_received: 0},
    })
    await shop.control(`/sessions/${id}/settle`, {outcome: 'succeed'})
    const paid = await shop.stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent']})
    expect(paid).toMatchObject({
      payment_status: 'paid',
      payment_intent: {status: 'succeeded', amount_received: 14_999},
    })
    expect(await shop.arrived()).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'payment_intent.succeeded',
    ])
    await expect(shop.control(`/sessions/${id}/settle`, {outcome: 'fail'})).rejects.toThrow(
      /No bank transfer/,
    )
  })

  test('it can fail', async () => {
    const {id} = await shop.checkOut()
    await shop.pay(id, {method: 'us_bank_account', settle: 'wait'})
    await shop.control(`/sessions/${id}/settle`, {outcome: 'fail'})
    const failed = await shop.stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent']})
    expect(failed).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: {status: 'requires_payment_method'},
    })
    expect(await shop.arrived()).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_failed',
      'payment_intent.payment_failed',
    ])
  })

  test('it ends by itself after the seconds the payer chose, also over a restart', async () => {
    const {id} = await shop.checkOut()
    await shop.pay(id, {method: 'us_bank_account', settle: 'succeed', seconds: 0.3})
    await shop.restart()
    await expect
      .poll(async () => (await shop.stripe.checkout.sessions.retrieve(id)).payment_status, {timeout: 5000})
      .toBe('paid')
  })
})
