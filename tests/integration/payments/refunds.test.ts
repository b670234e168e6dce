import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {errorOf, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  shop.webhook.received.length = 0
})
afterAll(() => shop.close())

async function paidOrder(how: object = {}) {
  const {id} = await shop.checkOut()
  await shop.pay(id, how)
  const intent = await shop.stripe.paymentIntents.retrieve(await shop.intentOf(id))
  await shop.arrived()
  shop.webhook.received.length = 0
  return {
    session: id,
    intent: intent.id,
    charge: typeof intent.latest_charge === 'string' ? intent.latest_charge : '',
  }
}

describe('a refund', () => {
  test('gives everything back', async () => {
    const {intent, charge} = await paidOrder()
    const refund = await shop.stripe.refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: {orderId: 'order-1'},
    })
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 14_999,
      currency: 'usd',
      status: 'succeeded',
      payment_intent: intent,
      charge,
      reason: 'requested_by_customer',
      metadata: {orderId: 'order-1'},
    })
    expect(await shop.stripe.refunds.retrieve(refund.id, {expand: ['charge']})).toMatchObject({
      charge: {id: charge, refunded: true, amount_refunded: 14_999},
    })
    // The intent stays succeeded, as at Stripe.
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('succeeded')
    expect(await shop.arrived()).toEqual(['refund.created', 'charge.refunded'])
  })

  test('can be made in parts, and never of more than is left', async () => {
    const {intent, charge} = await paidOrder()
    await shop.stripe.refunds.create({charge, amount: 5000})
    expect(await shop.stripe.charges.retrieve(charge)).toMatchObject({refunded: false, amount_refunded: 5000})
    const over = await errorOf(shop.stripe.refunds.create({payment_intent: intent, amount: 10_000}))
    expect(over).toMatchObject({statusCode: 400, param: 'amount'})
    expect(over.message).toContain('greater than unrefunded amount on charge ($99.99)')
    const rest = await shop.stripe.refunds.create({payment_intent: intent})
    expect(rest.amount).toBe(9999)
    expect(await shop.stripe.charges.retrieve(charge)).toMatchObject({
      refunded: true,
      amount_refunded: 14_999,
    })
    const again = await errorOf(shop.stripe.refunds.create({payment_intent: intent}))
    expect(again).toMatchObject({statusCode: 400, code: 'charge_already_refunded'})
    const listed = await shop.stripe.refunds.list({payment_intent: intent})
    expect(listed.data.map(({amount}) => amount)).toEqual([9999, 5000])
    const expanded = await shop.stripe.charges.retrieve(charge, {expand: ['refunds']})
    expect(expanded.refunds?.data).toHaveLength(2)
  })

  test('made twice at the same moment gives the money back once', async () => {
    const {intent, charge} = await paidOrder()
    const calls = await Promise.allSettled(
      [1, 2, 3].map(() => shop.stripe.refunds.create({payment_intent: intent})),
    )
    expect(calls.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    expect((await shop.stripe.charges.retrieve(charge)).amount_refunded).toBe(14_999)
  })

  test('with one idempotency key is one refund', async () => {
    const {intent} = await paidOrder()
    const options = {idempotencyKey: `return-${intent}`}
    const one = await shop.stripe.refunds.create({payment_intent: intent}, options)
    const two = await shop.stripe.refunds.create({payment_intent: intent}, options)
    expect(two.id).toBe(one.id)
  })
})

describe('is refused', () => {
  test('for what was never paid', async () => {
    const {id} = await shop.checkOut()
    await shop.pay(id, {card: '4000000000000002'})
    const declined = await errorOf(shop.stripe.refunds.create({payment_intent: await shop.intentOf(id)}))
    expect(declined.message).toContain('does not have a successful charge to refund')

    const waiting = await shop.checkOut()
    await shop.pay(waiting.id, {method: 'us_bank_account', settle: 'wait'})
    const early = await errorOf(shop.stripe.refunds.create({payment_intent: await shop.intentOf(waiting.id)}))
    expect(early.message).toContain('does not have a successful charge to refund')
  })

  test('for what does not exist, or for nothing', async () => {
    expect(await errorOf(shop.stripe.refunds.create({payment_intent: 'pi_none'}))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'payment_intent',
    })
    expect((await errorOf(shop.stripe.refunds.create({}))).message).toContain('payment_intent or charge')
    const {intent} = await paidOrder()
    expect(await errorOf(shop.stripe.refunds.create({payment_intent: intent, amount: 0}))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  })
})

describe('a refund that ends later', () => {
  test('to a bank account: pending, then succeeded', async () => {
    const {intent} = await paidOrder({method: 'us_bank_account', settle: 'succeed', seconds: 0})
    await expect
      .poll(async () => (await shop.stripe.paymentIntents.retrieve(intent)).status)
      .toBe('succeeded')
    const refund = await shop.stripe.refunds.create({payment_intent: intent})
    expect(refund.status).toBe('pending')
    await shop.control(`/refunds/${refund.id}/end`, {outcome: 'succeeded'})
    expect((await shop.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
    expect(await shop.arrived()).toContain('refund.updated')
  })

  test('the bank sends it back: failed, and it can be refunded again', async () => {
    const {intent, charge} = await paidOrder({card: '4000000000005126'})
    const refund = await shop.stripe.refunds.create({payment_intent: intent})
    expect(refund.status).toBe('succeeded')
    await shop.control(`/refunds/${refund.id}/end`, {outcome: 'failed'})
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await shop.stripe.charges.retrieve(charge)).toMatchObject({refunded: false, amount_refunded: 0})
    expect(await shop.arrived()).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'refund.failed',
    ])
    // Its money has come back once.
    await shop.control(`/refunds/${refund.id}/end`, {outcome: 'failed'})
    expect((await shop.stripe.charges.retrieve(charge)).amount_refunded).toBe(0)
    expect((await shop.stripe.refunds.create({payment_intent: intent})).amount).toBe(14_999)
  })
})
