import type {Stripe} from 'stripe'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {log} from '../services/log.ts'
import {checkDisputes} from './check-disputes.ts'
import {checkRefunds} from './check-refunds.ts'
import {checkSessions} from './check-sessions.ts'
import {checkTransfers} from './check-transfers.ts'
import {compareEach} from './compare-each.ts'

vi.mock('../services/log.ts')
beforeEach(() => vi.mocked(log).mockClear())

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
