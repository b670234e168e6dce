import {afterAll, beforeAll, expect, test} from 'vitest'
import * as z from 'zod/mini'
import {errorOf, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const idSchema = z.object({id: z.string()})

async function paidSession() {
  const {id: session} = await shop.checkOut()
  await shop.pay(session)
  await shop.arrived()
  shop.webhook.received.length = 0
  return {session, intent: await shop.intentOf(session)}
}
const opened = async (session: string, how: object = {}) =>
  idSchema.parse(await shop.control(`/sessions/${session}/dispute`, how)).id
const close = (id: string, outcome: string) => shop.control(`/disputes/${id}/close`, {outcome})
const movesOf = async (id: string) =>
  (await shop.stripe.disputes.retrieve(id)).balance_transactions.map(({amount}) => amount)

test('a dispute takes the money, is told, listed, and decided by the bank', async () => {
  const {session, intent} = await paidSession()
  const id = await opened(session)
  expect(await shop.stripe.disputes.retrieve(id, {expand: ['payment_intent']})).toMatchObject({
    object: 'dispute',
    status: 'needs_response',
    amount: 14_999,
    payment_intent: {id: intent, metadata: {orderId: 'order-1'}},
  })
  const {data} = await shop.stripe.disputes.list({payment_intent: intent})
  expect(data.map((dispute) => dispute.id)).toEqual([id])
  const refused = {statusCode: 400, code: 'charge_disputed'}
  expect(await errorOf(shop.stripe.refunds.create({payment_intent: intent}))).toMatchObject(refused)
  await expect(opened(session)).rejects.toThrow('disputed already')

  await close(id, 'lost')
  expect(await errorOf(shop.stripe.refunds.create({payment_intent: intent}))).toMatchObject(refused)
  expect(await movesOf(id)).toEqual([-14_999])
  // The bank can decide otherwise later.
  await close(id, 'won')
  expect(await movesOf(id)).toEqual([-14_999, 14_999])
  expect(await shop.arrived()).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
  expect((await shop.stripe.refunds.create({payment_intent: intent})).status).toBe('succeeded')
})

test('of a part, another of the rest, and never of more than is left', async () => {
  const {session, intent} = await paidSession()
  await shop.stripe.refunds.create({payment_intent: intent, amount: 4_999})
  const first = await opened(session, {amount: 2_000})
  await close(first, 'lost')
  await expect(opened(session, {amount: 8_001})).rejects.toThrow('8000 cents are left')
  const rest = await opened(session)
  expect((await shop.stripe.disputes.retrieve(rest)).amount).toBe(8_000)
  await close(rest, 'lost')
  await expect(opened(session)).rejects.toThrow('0 cents are left')
})

test('an inquiry takes nothing until it becomes a dispute, and ends with a refund', async () => {
  const [asked, escalated] = [await paidSession(), await paidSession()]
  const inquiry = await opened(asked.session, {inquiry: true})
  await expect(close(inquiry, 'lost')).rejects.toThrow('does not become lost')
  await shop.stripe.refunds.create({payment_intent: asked.intent})
  expect(await shop.stripe.disputes.retrieve(inquiry)).toMatchObject({status: 'warning_closed'})
  expect(await movesOf(inquiry)).toEqual([])

  const dispute = await opened(escalated.session, {inquiry: true})
  await shop.control(`/disputes/${dispute}/escalate`)
  expect(await shop.stripe.disputes.retrieve(dispute)).toMatchObject({status: 'needs_response'})
  expect(await movesOf(dispute)).toEqual([-14_999])
  await expect(close(dispute, 'warning_closed')).rejects.toThrow('does not become warning_closed')
})

test('nothing is disputed that was not paid', async () => {
  const {id} = await shop.checkOut()
  await expect(opened(id)).rejects.toThrow('has not been paid')
})
