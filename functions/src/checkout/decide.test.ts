import fc from 'fast-check'
import type {Stripe} from 'stripe'
import {expect, test} from 'vitest'
import {decide, type DecidedOrder, type DecidedSession, type Decision} from './decide.ts'

const ORDER_ID = 'order-1'
const LEFT: Decision = {kind: 'leave'}
const STATES = {
  open: ['open', 'unpaid', 'requires_payment_method'],
  processing: ['complete', 'unpaid', 'processing'],
  paid: ['complete', 'paid', 'succeeded'],
  failed: ['complete', 'unpaid', 'canceled'],
  expired: ['expired', 'unpaid', 'requires_payment_method'],
} as const satisfies Record<
  string,
  readonly [
    Stripe.Checkout.Session['status'],
    Stripe.Checkout.Session['payment_status'],
    Stripe.PaymentIntent.Status,
  ]
>
type State = keyof typeof STATES

/** News of one of the order's sessions, of which Stripe may have made two; `short` when less was paid than it costs. */
interface News {
  session: 'a' | 'b'
  state: State
  short: boolean
}

function toSession({session, state, short}: News): DecidedSession {
  const [status, payment_status, payment] = STATES[state]
  return {
    id: `cs_${session}`,
    status,
    payment_status,
    payment_intent: {id: `pi_${session}`, status: payment} as Stripe.PaymentIntent,
    amount_total: short ? 5_998 : 5_999,
    total_details: null,
    currency: 'usd',
    client_reference_id: 'ada',
    metadata: {orderId: ORDER_ID},
  }
}

const placed: DecidedOrder = {
  status: 'pending',
  checkoutSessionId: null,
  paymentIntentId: null,
  amountCents: 5_999,
  currency: 'usd',
  userId: 'ada',
}

/** The order after a decision was applied. */
function after(order: DecidedOrder, {id}: DecidedSession, decision: Decision): DecidedOrder {
  switch (decision.kind) {
    case 'wait':
      return {...order, checkoutSessionId: id}
    case 'end':
      return {...order, status: decision.end.status}
    case 'complete':
      return {...order, status: 'completed', checkoutSessionId: id, paymentIntentId: id.replace('cs', 'pi')}
    case 'mismatch':
      return {...order, checkoutSessionId: order.checkoutSessionId ?? id}
    case 'leave':
    case 'duplicate':
      return order
  }
}

/** The decisions about news in this order, and the order at the end. */
function follow(news: readonly News[], from: DecidedOrder = placed) {
  let order = from
  const decisions = news.map((item) => {
    const session = toSession(item)
    const decision = decide(session, ORDER_ID, order)
    order = after(order, session, decision)
    return decision
  })
  return {decisions, kinds: decisions.map(({kind}) => kind), order}
}

const anyState = fc.constantFrom(...(Object.keys(STATES) as State[]))
const news = fc.record({session: fc.constantFrom('a', 'b'), state: anyState, short: fc.boolean()})
const ofOneSession = fc.record({
  session: fc.constant('a' as const),
  state: anyState,
  short: fc.constant(false),
})
const isPayment = ({state, short}: News) => state === 'paid' && !short

test('an order is completed exactly if it was paid in full, whatever else is told, in any order and repeated', () => {
  fc.assert(
    fc.property(fc.array(news, {maxLength: 12}), (told) => {
      expect(follow(told).order.status === 'completed').toBe(told.some(isPayment))
    }),
  )
})

test('it is completed once, with the first payment, and never changes again', () => {
  fc.assert(
    fc.property(fc.array(news, {maxLength: 12}), (told) => {
      const {kinds, order} = follow(told)
      const first = told.findIndex(isPayment)
      expect(kinds.flatMap((kind, index) => (kind === 'complete' ? [index] : []))).toEqual(
        first < 0 ? [] : [first],
      )
      if (first < 0) return
      expect(order.checkoutSessionId).toBe(`cs_${told[first]?.session}`)
      expect(kinds.slice(first + 1).filter((kind) => kind !== 'leave' && kind !== 'duplicate')).toEqual([])
    }),
  )
})

test('a payment by its other session is told to staff, and its own never is', () => {
  fc.assert(
    fc.property(fc.array(news, {maxLength: 12}), (told) => {
      const {kinds} = follow(told)
      const first = told.findIndex(isPayment)
      const paidAgain = told.map(
        ({session, state}, index) =>
          first >= 0 && index > first && state === 'paid' && session !== told[first]?.session,
      )
      expect(kinds.map((kind) => kind === 'duplicate')).toEqual(paidAgain)
    }),
  )
})

test('what does not match is never given, and is told as long as nothing that matches has come', () => {
  fc.assert(
    fc.property(fc.array(news, {maxLength: 12}), (told) => {
      const {decisions} = follow(told)
      const first = told.findIndex(isPayment)
      const until = first < 0 ? told.length : first
      for (const [index, {state, short}] of told.entries()) {
        const isMismatch = state === 'paid' && short && index < until
        expect(decisions[index]?.kind === 'mismatch').toBe(isMismatch)
      }
    }),
  )
})

test('of one session the same news in any other order ends in the same, once it is paid', () => {
  const withPayment = fc
    .array(ofOneSession, {maxLength: 8})
    .map((told) => [...told, {session: 'a', state: 'paid', short: false} as const])
  const shuffled = withPayment.chain((told) =>
    fc.tuple(fc.constant(told), fc.shuffledSubarray(told, {minLength: told.length})),
  )
  fc.assert(
    fc.property(shuffled, ([told, otherwise]) => {
      expect(follow(otherwise).order).toEqual(follow(told).order)
    }),
  )
})

test('an order that ended unpaid stays so, until it is paid after all', () => {
  fc.assert(
    fc.property(fc.constantFrom('expired', 'failed'), fc.array(ofOneSession), (end, told) => {
      const ended = {...placed, checkoutSessionId: 'cs_a', status: end} as const
      const unpaid = told.filter((item) => !isPayment(item))
      expect(follow(unpaid, ended)).toMatchObject({order: ended, kinds: unpaid.map(() => 'leave')})
      expect(follow(told, ended).order.status).toBe(told.some(isPayment) ? 'completed' : end)
    }),
  )
})

test('nothing brings a refunded order back', () => {
  fc.assert(
    fc.property(fc.array(ofOneSession), (told) => {
      const refunded = {
        ...placed,
        status: 'refunded',
        checkoutSessionId: 'cs_a',
        paymentIntentId: 'pi_a',
      } as const
      expect(follow(told, refunded).kinds.filter((kind) => kind !== 'leave')).toEqual([])
    }),
  )
})

test('the end of a session that nobody was sent to leaves the order alone', () => {
  const elsewhere = {...placed, checkoutSessionId: 'cs_b'}
  for (const state of ['open', 'failed', 'expired'] as const)
    expect(follow([{session: 'a', state, short: false}], elsewhere).kinds).toEqual(['leave'])
})

test.each<[what: string, state: State, order: Partial<DecidedOrder>, decision: Decision]>([
  ['a page that is still open waits', 'open', {}, {kind: 'wait', processing: false}],
  ['a transfer under way waits', 'processing', {}, {kind: 'wait', processing: true}],
  [
    'a transfer in a session that nobody was sent to waits, too',
    'processing',
    {checkoutSessionId: 'cs_b'},
    {kind: 'wait', processing: true},
  ],
  ['a transfer of an order that has ended does not begin anew', 'processing', {status: 'expired'}, LEFT],
  ['a page that is left expires its order', 'expired', {}, {kind: 'end', end: {status: 'expired'}}],
  [
    'its own session expires its order',
    'expired',
    {checkoutSessionId: 'cs_a'},
    {kind: 'end', end: {status: 'expired'}},
  ],
  ['the end of a session comes late', 'expired', {status: 'completed'}, LEFT],
  [
    'a transfer that fails ends its order, and says why',
    'failed',
    {},
    {kind: 'end', end: {status: 'failed', failure: 'transfer-failed'}},
  ],
  ['a transfer fails whose order has ended', 'failed', {status: 'cancelled'}, LEFT],
  [
    'an order that is paid by another session is paid twice',
    'paid',
    {status: 'completed', checkoutSessionId: 'cs_b', paymentIntentId: 'pi_b'},
    {kind: 'duplicate'},
  ],
  [
    'the payment of an order that names no payment is no second one',
    'paid',
    {status: 'completed', checkoutSessionId: 'cs_b', paymentIntentId: null},
    LEFT,
  ],
])('%s', (_, state, order, decision) => {
  const session = toSession({session: 'a', state, short: false})
  expect(decide(session, ORDER_ID, {...placed, ...order})).toEqual(decision)
})
