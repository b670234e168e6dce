import {Stripe} from 'stripe'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {errorOf, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const sessions = () => shop.stripe.checkout.sessions

test('the API fails as often as it is told to', async () => {
  await shop.control('/fail', {mode: 'error', status: 503, times: 2})
  for (const _ of [1, 2]) {
    const error = await errorOf(sessions().list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAPIError)
    expect(error.statusCode).toBe(503)
  }
  expect((await sessions().list()).data).toEqual([])
})

test('the API fails until it is told to stop, and only where it is told to', async () => {
  await shop.control('/fail', {mode: 'error', method: 'POST', path: '/v1/refunds'})
  const {id} = await shop.checkOut()
  await shop.pay(id)
  const refund = {payment_intent: await shop.intentOf(id)}
  for (const _ of [1, 2, 3]) expect((await errorOf(shop.stripe.refunds.create(refund))).statusCode).toBe(500)
  expect((await shop.stripe.refunds.list()).data).toEqual([])
  await shop.control('/fail', {mode: 'none'})
  expect((await shop.stripe.refunds.create(refund)).status).toBe('succeeded')
})

test('the API does what is asked and says that it has failed, also to who asks again', async () => {
  const {id} = await shop.checkOut()
  await shop.pay(id)
  const refund = {payment_intent: await shop.intentOf(id)}
  await shop.control('/fail', {mode: 'indeterminate', times: 1, method: 'POST'})
  for (const _ of [1, 2]) {
    const error = await errorOf(shop.stripe.refunds.create(refund, {idempotencyKey: 'once'}))
    expect(error.statusCode).toBe(500)
  }
  expect((await shop.stripe.refunds.list()).data).toHaveLength(1)
})

test('the API hangs, and does nothing', async () => {
  await shop.control('/fail', {mode: 'hang', times: 1})
  const error = await errorOf(shop.stripeWith({timeout: 300}).checkout.sessions.list())
  expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError)
  expect(error.message).toContain('timeout')
  expect((await sessions().list()).data).toEqual([])
})

test('several faults strike one after the other, each where it is to, and are counted', async () => {
  await shop.control('/fail', {mode: 'error', status: 503, times: 1, path: '/v1/refunds'})
  await shop.control('/fail', {mode: 'error', status: 500, times: 1, also: true})
  await shop.control('/fail', {mode: 'error', status: 429, times: 1, also: true})
  expect((await errorOf(sessions().list())).statusCode).toBe(500)
  expect((await errorOf(shop.stripe.refunds.list())).statusCode).toBe(503)
  expect((await errorOf(sessions().list())).statusCode).toBe(429)
  expect((await sessions().list()).data).toEqual([])
  const state = await (await fetch(`${shop.url}/_control/state`)).json()
  expect(state).toMatchObject({
    fault: {mode: 'none'},
    struck: {'error 500': 1, 'error 503': 1, 'error 429': 1},
  })
})

test('requests that hang are dropped when the API is to work again', async () => {
  await shop.control('/fail', {mode: 'hang'})
  // Without the SDK, which would ask again by itself.
  const hanging = fetch(`${shop.url}/v1/events`, {headers: {authorization: 'Bearer sk_test_1'}})
  const settled = hanging.then(
    () => 'answered',
    () => 'dropped',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  await shop.control('/fail', {mode: 'none'})
  expect(await settled).toBe('dropped')
})

test('an answer is lost after the work was done', async () => {
  const {id} = await shop.checkOut()
  await shop.control('/fail', {mode: 'lost', times: 1})
  const lost = fetch(`${shop.url}/v1/checkout/sessions/${id}/expire`, {
    method: 'POST',
    headers: {authorization: 'Bearer sk_test_1'},
  })
  await expect(lost).rejects.toThrow('fetch failed')
  expect((await sessions().retrieve(id)).status).toBe('expired')
})

test('everything can be forgotten', async () => {
  await shop.checkOut({}, {idempotencyKey: 'k'})
  await shop.control('/webhooks', {hold: true})
  await shop.control('/fail', {mode: 'error'})
  await shop.control('/reset')
  expect((await sessions().list()).data).toEqual([])
  const state = await (await fetch(`${shop.url}/_control/state`)).json()
  expect(state).toMatchObject({webhooks: {hold: false}, fault: {mode: 'none'}, sessions: 0})
})
