import {afterAll, beforeAll, expect, test} from 'vitest'
import * as z from 'zod/mini'
import {errorOf, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const idSchema = z.object({id: z.string()})

test('a dispute is told, listed, and decided by the bank', async () => {
  const {id: session} = await shop.checkOut()
  await shop.pay(session)
  await shop.arrived()
  shop.webhook.received.length = 0

  const {id} = idSchema.parse(await shop.control(`/sessions/${session}/dispute`))
  const intent = await shop.intentOf(session)
  expect(await shop.stripe.disputes.retrieve(id, {expand: ['payment_intent']})).toMatchObject({
    object: 'dispute',
    status: 'needs_response',
    amount: 14_999,
    payment_intent: {id: intent, metadata: {orderId: 'order-1'}},
  })
  const {data} = await shop.stripe.disputes.list({payment_intent: intent})
  expect(data.map((dispute) => dispute.id)).toEqual([id])
  expect(await errorOf(shop.stripe.refunds.create({payment_intent: intent}))).toMatchObject({
    statusCode: 400,
    code: 'charge_disputed',
  })

  await shop.control(`/disputes/${id}/close`, {outcome: 'won'})
  expect((await shop.stripe.disputes.retrieve(id)).status).toBe('won')
  expect(await shop.arrived()).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
  expect((await shop.stripe.refunds.create({payment_intent: intent})).status).toBe('succeeded')
})

test('nothing is disputed that was not paid', async () => {
  const {id} = await shop.checkOut()
  await expect(shop.control(`/sessions/${id}/dispute`)).rejects.toThrow('has not been paid')
})
