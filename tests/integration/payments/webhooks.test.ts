import {setTimeout as pause} from 'node:timers/promises'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openShop, WEBHOOK_SECRET, type Shop} from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const types = () => shop.webhook.received.map(({event}) => event.type)

test('the SDK accepts the signature, and refuses one made with another secret', async () => {
  const {id} = await shop.checkOut()
  await shop.pay(id)
  await shop.arrived()
  const [first] = shop.webhook.received
  const signature = String(first?.headers['stripe-signature'])
  const {webhooks} = shop.stripe
  const event = webhooks.constructEvent(first?.payload ?? '', signature, WEBHOOK_SECRET)
  expect(event).toMatchObject({
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    pending_webhooks: 1,
    data: {object: {id, status: 'complete', payment_status: 'paid', metadata: {orderId: 'order-1'}}},
  })
  expect(event.id).toMatch(/^evt_/)
  expect(event.api_version).toBe(shop.stripe.getApiField('version'))
  expect(() => webhooks.constructEvent(first?.payload ?? '', signature, 'whsec_other')).toThrow(/signature/i)
  expect(() => webhooks.constructEvent(`${first?.payload} `, signature, WEBHOOK_SECRET)).toThrow(/signature/i)
})

test('events can be asked for, with what is still to be delivered', async () => {
  await shop.control('/webhooks', {hold: true})
  const {id} = await shop.checkOut()
  await shop.stripe.checkout.sessions.expire(id)
  const {data} = await shop.stripe.events.list({type: 'checkout.session.expired'})
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({pending_webhooks: 1, request: {id: expect.stringMatching(/^req_/)}})
  expect((await shop.stripe.events.list({types: ['charge.*']})).data).toEqual([])
  await shop.control('/webhooks/release')
  expect((await shop.stripe.events.retrieve(data[0]?.id ?? '')).pending_webhooks).toBe(0)
})

test('the payer returns once the shop has heard of the payment', async () => {
  const {id} = await shop.checkOut()
  await shop.pay(id)
  expect(types()).toContain('checkout.session.completed')
})

describe('an endpoint that fails', () => {
  test('is tried again until it accepts', async () => {
    shop.webhook.answerWith(500)
    const {id} = await shop.checkOut()
    await shop.stripe.checkout.sessions.expire(id)
    await expect.poll(() => shop.webhook.received.length, {timeout: 5000}).toBe(2)
    shop.webhook.answerWith(200)
    await expect.poll(() => shop.webhook.received.length, {timeout: 5000}).toBe(3)
    await shop.arrived()
    const ids = new Set(shop.webhook.received.map(({event}) => event.id))
    expect(ids.size).toBe(1)
    const state = await (await fetch(`${shop.url}/_control/webhooks`)).json()
    expect(state).toMatchObject({
      deliveries: [{state: 'delivered', attempts: [{status: 500}, {status: 500}, {status: 200}]}],
    })
  })

  test('is tried again after a restart', async () => {
    shop.webhook.answerWith(503)
    const {id} = await shop.checkOut()
    await shop.stripe.checkout.sessions.expire(id)
    await expect.poll(() => shop.webhook.received.length).toBe(1)
    await shop.restart()
    shop.webhook.answerWith(200)
    await expect.poll(() => shop.webhook.received.length, {timeout: 5000}).toBe(2)
  })

  test('can be sent an event once more', async () => {
    const {id} = await shop.checkOut()
    await shop.stripe.checkout.sessions.expire(id)
    await shop.arrived()
    const eventId = shop.webhook.received[0]?.event.id ?? ''
    await shop.control(`/webhooks/${eventId}/resend`)
    await shop.arrived()
    expect(shop.webhook.received.map(({event}) => event.id)).toEqual([eventId, eventId])
  })
})

describe('webhooks can be', () => {
  test('held back over a restart, and released', async () => {
    await shop.control('/webhooks', {hold: true})
    const {id} = await shop.checkOut()
    const paid = await shop.pay(id)
    expect(paid.result).toBe('paid')
    await shop.restart()
    expect(types()).toEqual([])
    expect(await shop.control('/webhooks/release')).toEqual({released: 2})
    expect(types()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  })

  test('released newest first, or one by one', async () => {
    await shop.control('/webhooks', {hold: true})
    const {id} = await shop.checkOut()
    await shop.pay(id)
    const [, succeeded] = (await shop.stripe.events.list()).data.toReversed()
    await shop.control('/webhooks/release', {event: succeeded?.id})
    expect(types()).toEqual(['payment_intent.succeeded'])
    await shop.stripe.refunds.create({payment_intent: await shop.intentOf(id)})
    await shop.control('/webhooks/release', {order: 'reverse'})
    expect(types()).toEqual([
      'payment_intent.succeeded',
      'charge.refunded',
      'refund.created',
      'checkout.session.completed',
    ])
  })

  test('sent twice', async () => {
    await shop.control('/webhooks', {twice: true})
    const {id} = await shop.checkOut()
    await shop.stripe.checkout.sessions.expire(id)
    await shop.arrived()
    const [one, two] = shop.webhook.received
    expect(shop.webhook.received).toHaveLength(2)
    expect(one?.event.id).toBe(two?.event.id)
  })

  test('sent in reverse', async () => {
    await shop.control('/webhooks', {reverse: true})
    const {id} = await shop.checkOut()
    await shop.pay(id)
    expect(await shop.arrived()).toEqual(['payment_intent.succeeded', 'checkout.session.completed'])
  })

  test('sent in reverse, also when they were made one after the other', async () => {
    const [one, two] = [await shop.checkOut(), await shop.checkOut()]
    await shop.control('/webhooks', {reverse: true})
    await shop.stripe.checkout.sessions.expire(one.id)
    // Both are in one window, and fall due at different times.
    await pause(100)
    await shop.stripe.checkout.sessions.expire(two.id)
    await shop.arrived()
    expect(shop.webhook.received.map(({event}) => event.data.object)).toMatchObject([
      {id: two.id},
      {id: one.id},
    ])
  })
})
