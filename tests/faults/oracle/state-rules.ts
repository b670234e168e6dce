import type {Finding, Rule} from './rule.ts'

/** Problems that are explained by what the bank or the payer did, and settled as they go on. */
const EXPLAINED = ['refund-failed', 'partial-refund', 'dispute', 'dispute-lost', 'paid-twice']

/** Nothing is in limbo: what is not at its end waits for somebody who can bring it there. */
export const stateRules = {
  'every pending order can still be paid': ({orders, ledger}) => {
    const sessions = new Map(ledger.sessions.map((session) => [session.id, session]))
    const intents = new Map(ledger.paymentIntents.map((intent) => [intent.id, intent.status]))
    return orders
      .filter(({status}) => status === 'pending')
      .flatMap(({id, checkoutSessionId, paymentProcessing}): Finding[] => {
        const session = checkoutSessionId === null ? undefined : sessions.get(checkoutSessionId)
        if (!session) return [[id, 'is pending without a session']]
        if (session.status === 'open') return []
        const isUnderWay =
          session.status === 'complete' &&
          session.payment_status === 'unpaid' &&
          intents.get(session.payment_intent ?? '') === 'processing'
        if (!isUnderWay) return [[id, `is pending, and its session is ${session.status}`]]
        return paymentProcessing ? [] : [[id, 'does not say that its money is under way']]
      })
  },

  'an order that has ended is not open': ({orders, ledger}) => {
    const open = new Map(
      ledger.sessions
        .filter(({status}) => status === 'open')
        .map((session) => [session.metadata?.['orderId'], session.id]),
    )
    return orders
      .filter(({id, status}) => status !== 'pending' && open.has(id))
      .map(({id, status}) => [id, `is ${status}, and can be paid in ${open.get(id)}`])
  },

  'a failed order says why': ({orders}) =>
    orders
      .filter(({status, failure}) => status === 'failed' && failure === undefined)
      .map(({id}) => [id, 'has failed without a reason']),

  'every open checkout is of a pending order': ({database: {checkouts, orders}}) =>
    Object.entries(checkouts)
      .filter(([, {orderId}]) => orders[orderId]?.status !== 'pending')
      .map(([uid, {orderId}]) => [
        uid,
        `has order ${orderId} open, which is ${orders[orderId]?.status ?? 'gone'}`,
      ]),

  'every open problem is explained': ({database: {problems}}) =>
    Object.entries(problems)
      .filter(([, {kind, settledAt}]) => settledAt === null && !EXPLAINED.includes(kind))
      .map(([id, {orderId}]) => [id, `is open, about ${orderId ?? 'no order'}`]),

  'all news of the payments has come or was lost': ({waitingEvents}) =>
    waitingEvents.map(({id, type}) => [id, `(${type}) waits to be delivered`]),
} satisfies Record<string, Rule>
