import type {Stripe} from 'stripe'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {fulfil} from '../checkout/fulfil.ts'
import {log} from '../services/log.ts'
import {checkDisputes} from './check-disputes.ts'
import {checkRefunds} from './check-refunds.ts'
import {checkSessions} from './check-sessions.ts'
import {checkTransfers} from './check-transfers.ts'
import {compareEach} from './compare-each.ts'
import {applyRefunds} from './refunds.ts'
import {restoreOrder} from './restore-order.ts'

vi.mock('../checkout/fulfil.ts')
vi.mock('../services/log.ts')
vi.mock('./refunds.ts')
vi.mock('./restore-order.ts')
/** what the database has, by the path of its document */
const stored = new Map<string, object>()
vi.mock('../services/read-all.ts', () => ({
  readAll: (references: readonly {path: string}[]) =>
    Promise.resolve(references.map(({path}) => ({data: () => stored.get(path)}))),
}))
beforeEach(() => {
  stored.clear()
  for (const mock of [log, fulfil, restoreOrder, applyRefunds]) vi.mocked(mock).mockReset()
})

const list = vi.fn<(parameters: object) => Promise<object>>()
/** Stripe, which has one list; no check may ask for more, as nothing on it is the shop's. */
const client = {
  checkout: {sessions: {list}},
  refunds: {list},
  disputes: {list},
  transfers: {list},
} as unknown as Stripe

const ofPayment = [
  {payment_intent: null},
  {payment_intent: 'pi_1'},
  {payment_intent: {id: 'pi_1', metadata: {}}},
  {payment_intent: {id: 'pi_1', metadata: {orderId: 'a/b'}}},
]

describe.each([
  {
    what: 'sessions',
    check: checkSessions,
    asked: {status: 'complete'},
    others: [
      {payment_status: 'paid', metadata: null},
      {payment_status: 'paid', metadata: {}},
      {payment_status: 'paid', metadata: {orderId: 'a/b'}},
      {payment_status: 'unpaid', metadata: {orderId: 'order'}},
    ],
  },
  {what: 'refunds', check: checkRefunds, asked: {expand: ['data.payment_intent']}, others: ofPayment},
  {what: 'disputes', check: checkDisputes, asked: {expand: ['data.payment_intent']}, others: ofPayment},
  {
    what: 'transfers',
    check: checkTransfers,
    asked: {},
    others: [{metadata: {}}, {metadata: {payoutId: 'a/b'}}],
  },
])('the comparison of $what', ({check, asked, others}) => {
  const data = others.map((other, index) => ({id: `id_${index}`, ...other}))

  test('asks for a page, and goes on after its last while there is more', async () => {
    list.mockResolvedValueOnce({data, has_more: true})
    expect(await check(client, {since: 1_700_000_000, after: null})).toBe(`id_${others.length - 1}`)
    const page = {created: {gte: 1_700_000_000}, limit: 50, ...asked}
    expect(list).toHaveBeenLastCalledWith(page)
    list.mockResolvedValueOnce({data, has_more: false})
    expect(await check(client, {since: 1_700_000_000, after: 'id_9'})).toBeNull()
    expect(list).toHaveBeenLastCalledWith({...page, starting_after: 'id_9'})
  })

  test('begins anew where a page has nothing', async () => {
    list.mockResolvedValueOnce({data: [], has_more: true})
    expect(await check(client, {since: 1_700_000_000, after: 'id_9'})).toBeNull()
  })
})

/** A page with one item. */
const only = (item: object) => list.mockResolvedValueOnce({data: [item], has_more: false})

describe('of a paid session', () => {
  const paid = {id: 'cs_1', payment_status: 'paid', metadata: {orderId: 'o1'}}
  const found = ['difference-found', {difference: 'not-fulfilled', orderId: 'o1', itemId: 'cs_1'}]

  test.each<[string, object, unknown[][]]>([
    ['waits', {status: 'pending'}, [found]],
    ['has failed otherwise', {status: 'failed', failure: 'transfer-failed'}, [found]],
    ['was paid in another', {status: 'completed', checkoutSessionId: 'cs_2'}, []],
    ['was paid in another and refunded', {status: 'refunded', checkoutSessionId: 'cs_2'}, []],
  ])('an order that %s is looked at again', async (_, order, logged) => {
    stored.set('orders/o1', order)
    only(paid)
    await checkSessions(client, {since: 0, after: null})
    expect(fulfil).toHaveBeenCalledExactlyOnceWith('cs_1')
    expect(vi.mocked(log).mock.calls).toEqual(logged)
    expect(restoreOrder).not.toHaveBeenCalled()
  })

  test.each<[string, object]>([
    ['it has paid', {status: 'completed', checkoutSessionId: 'cs_1'}],
    ['it has paid and that was refunded', {status: 'refunded', checkoutSessionId: 'cs_1'}],
    ['staff look into', {status: 'pending', problem: 'amount'}],
    ['staff have looked into', {status: 'failed', failure: 'payment-mismatch'}],
  ])('an order that %s is left alone', async (_, order) => {
    stored.set('orders/o1', order)
    only(paid)
    await checkSessions(client, {since: 0, after: null})
    for (const work of [fulfil, restoreOrder, log]) expect(work).not.toHaveBeenCalled()
  })

  test('an order that is missing is written again', async () => {
    only(paid)
    await checkSessions(client, {since: 0, after: null})
    expect(restoreOrder).toHaveBeenCalledExactlyOnceWith('o1', paid)
    expect(fulfil).not.toHaveBeenCalled()
  })
})

describe('a refund', () => {
  const made = {
    id: 're_1',
    status: 'succeeded',
    payment_intent: {id: 'pi_1', metadata: {orderId: 'o1'}},
    metadata: {refundId: 'r1'},
  }
  const find = async (refund: object) => {
    only(refund)
    await checkRefunds(client, {since: 0, after: null})
    return vi.mocked(applyRefunds).mock.calls.flat()
  }
  beforeEach(() => stored.set('orders/o1', {paymentIntentId: 'pi_1'}))

  test.each<[string, object, string, object]>([
    ['of the shop', made, 'r1', {state: 'made', stripeId: 're_1'}],
    ['of the dashboard', {...made, metadata: null}, 're_1', {state: 'made', stripeId: 're_1'}],
    ['of the dashboard that bears a name of the shop', made, 're_1', {state: 'made', stripeId: 're_1'}],
    ['that has failed', {...made, status: 'failed'}, 'r1', {state: 'failed', stripeId: 're_1'}],
  ])('%s that is known as it is is left alone', async (_, refund, id, known) => {
    stored.set(`orders/o1/refunds/${id}`, known)
    expect(await find(refund)).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  test.each<[string, object, object | null]>([
    ['is not known', made, null],
    ['has failed since', {...made, status: 'failed'}, {state: 'made', stripeId: 're_1'}],
    ['was made after all', made, {state: 'begun', stripeId: null}],
    ['is another than the known', made, {state: 'made', stripeId: 're_2'}],
  ])('that %s is looked at', async (_, refund, known) => {
    if (known) stored.set('orders/o1/refunds/r1', known)
    expect(await find(refund)).toEqual(['pi_1'])
    const difference = {difference: 'refund', orderId: 'o1', itemId: 're_1'}
    expect(log).toHaveBeenCalledExactlyOnceWith('difference-found', difference)
  })

  test.each<[string, object | null]>([
    ['missing', null],
    ['not known to be paid with it', {paymentIntentId: 'pi_2'}],
  ])('of an order that is %s is left to another comparison', async (_, order) => {
    if (order) stored.set('orders/o1', order)
    else stored.clear()
    expect(await find(made)).toEqual([])
  })
})

test('what cannot be compared is logged, and holds nothing else up', async () => {
  const compared: string[] = []
  const error = new Error('Stripe is away')
  await compareEach('session', [{id: 'first'}, {id: 'second'}, {id: 'third'}], async ({id}) => {
    if (id === 'second') throw error
    compared.push(id)
    return Promise.resolve()
  })
  expect(compared).toEqual(['first', 'third'])
  expect(log).toHaveBeenCalledExactlyOnceWith('comparison-failed', {what: 'session', itemId: 'second'}, error)
})
