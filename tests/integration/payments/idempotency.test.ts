import {Stripe} from 'stripe'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {errorOf, oneCourse, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const sessionCount = async () => (await shop.stripe.checkout.sessions.list({limit: 100})).data.length

test('the same key and parameters give the same session, also after a restart', async () => {
  const first = await shop.checkOut({}, {idempotencyKey: 'order-1'})
  const before = await sessionCount()
  const again = await shop.checkOut({}, {idempotencyKey: 'order-1'})
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId)
  expect(again.lastResponse.idempotencyKey).toBe('order-1')

  await shop.restart()
  expect((await shop.checkOut({}, {idempotencyKey: 'order-1'})).id).toBe(first.id)
  expect(await sessionCount()).toBe(before)
})

test('a replay tells what was answered then, not how things are now', async () => {
  const {id} = await shop.checkOut({}, {idempotencyKey: 'then'})
  await shop.stripe.checkout.sessions.expire(id)
  expect((await shop.checkOut({}, {idempotencyKey: 'then'})).status).toBe('open')
})

test('the same key with other parameters is an idempotency error, and makes nothing', async () => {
  await shop.checkOut({}, {idempotencyKey: 'order-2'})
  const before = await sessionCount()
  const error = await errorOf(shop.checkOut({metadata: {orderId: 'other'}}, {idempotencyKey: 'order-2'}))
  expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect(error).toMatchObject({statusCode: 400, rawType: 'idempotency_error'})
  expect(error.message).toContain('can only be used with the same parameters')
  expect(await sessionCount()).toBe(before)
})

test('the same key for another endpoint is an idempotency error', async () => {
  const {id} = await shop.checkOut({}, {idempotencyKey: 'order-3'})
  const error = await errorOf(shop.stripe.checkout.sessions.expire(id, {}, {idempotencyKey: 'order-3'}))
  expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect(error.message).toContain('same endpoint')
})

test('of two requests at the same moment with one key, one is told to come again', async () => {
  await shop.control('/fail', {mode: 'slow', ms: 300, times: 1})
  const calls = await Promise.allSettled([
    shop.checkOut({}, {idempotencyKey: 'twice'}),
    new Promise((resolve) => setTimeout(resolve, 100)).then(() =>
      shop.checkOut({}, {idempotencyKey: 'twice'}),
    ),
  ])
  expect(calls.map(({status}) => status)).toEqual(['fulfilled', 'rejected'])
  expect(calls[1]).toMatchObject({reason: {statusCode: 409, code: 'idempotency_key_in_use'}})

  // The SDK's own retries make both calls end in the one session.
  await shop.control('/fail', {mode: 'slow', ms: 300, times: 1})
  const retrying = shop.stripeWith({maxNetworkRetries: 2})
  const [one, two] = await Promise.all(
    [0, 100].map(async (wait) => {
      await new Promise((resolve) => setTimeout(resolve, wait))
      return retrying.checkout.sessions.create(oneCourse(), {idempotencyKey: 'pressed'})
    }),
  )
  expect(one?.id).toBe(two?.id)
})

test('a request that was refused for its parameters can be corrected under the same key', async () => {
  const error = await errorOf(shop.checkOut({mode: 'nonsense'}, {idempotencyKey: 'order-4'}))
  expect(error.statusCode).toBe(400)
  expect((await shop.checkOut({}, {idempotencyKey: 'order-4'})).status).toBe('open')
})

test('a request that was refused in its work is refused again under the same key', async () => {
  const {id} = await shop.checkOut()
  await shop.pay(id)
  const intent = await shop.intentOf(id)
  const tooMuch = {payment_intent: intent, amount: 20_000}
  const first = await errorOf(shop.stripe.refunds.create(tooMuch, {idempotencyKey: 'refund-1'}))
  const again = await errorOf(shop.stripe.refunds.create(tooMuch, {idempotencyKey: 'refund-1'}))
  expect(again.message).toBe(first.message)
  expect(again.headers?.['idempotent-replayed']).toBe('true')
})

test('an answer lost on the way is found again with the key', async () => {
  const before = await sessionCount()
  await shop.control('/fail', {mode: 'lost', times: 1})
  // The SDK asks once more by itself when a connection closes without an answer.
  const session = await shop.checkOut({}, {idempotencyKey: 'lost'})
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(await sessionCount()).toBe(before + 1)
})
