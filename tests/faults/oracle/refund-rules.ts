import {isPaid} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

/** Money given back = refunded orders; what staff has to know of refunds and disputes, they know, and it ends. */
export const refundRules = {
  'money given back makes an order refunded': ({orders, chargeOf}) =>
    orders.filter(isPaid).flatMap(({id, status, paymentIntentId}): Finding[] => {
      const charge = chargeOf(paymentIntentId)
      if (!charge || charge.refunded === (status === 'refunded')) return []
      return [[id, `is ${status}, and its payment is ${charge.refunded ? '' : 'not '}given back`]]
    }),

  'no payment is given back more than once': ({ledger, lostOf}) =>
    ledger.charges.flatMap(({id, payment_intent: payment, amount, amount_refunded: refunded}): Finding[] => {
      const back = refunded + lostOf(payment)
      return refunded < 0 || back > amount ? [[id, `is ${amount}, and ${back} was given back`]] : []
    }),

  'what banks have taken back counts as given back': ({orders, lostOf}) =>
    orders.flatMap(({id, paymentIntentId, chargeback}): Finding[] => {
      const [lost, counted] = [lostOf(paymentIntentId), chargeback?.amountCents ?? 0]
      return lost === counted ? [] : [[id, `lost ${lost} to a bank, and counts ${counted}`]]
    }),

  'staff decides about the courses of every lost dispute, once': ({orders, database: {problems}}) => {
    const open = new Set(
      Object.values(problems).flatMap(({kind, orderId, settledAt}) =>
        kind === 'dispute-lost' && settledAt === null ? [orderId] : [],
      ),
    )
    return orders
      .filter(({id, chargeback}) => (chargeback?.courses === 'undecided') !== open.has(id))
      .map(({id, chargeback}) => [
        id,
        `has its courses ${chargeback?.courses ?? 'as they were'}, and that ${open.has(id) ? 'waits' : 'does not wait'} for staff`,
      ])
  },

  'staff knows of every refund that failed': ({ledger, orderOfPayment, database: {problems}}) =>
    ledger.refunds
      .filter(({status}) => status === 'failed')
      .flatMap((refund): Finding[] => {
        const order = orderOfPayment(refund.payment_intent)
        const isFiled = problems[`refund-failed-${refund.id}`] !== undefined
        return order && !isFiled ? [[refund.id, `of order ${order.id} has failed, and nobody was told`]] : []
      }),

  'staff knows of every refund of a part': ({ledger, chargeOf, orderOfPayment, database: {problems}}) =>
    ledger.refunds
      .filter(({status, payment_intent: payment}) => status !== 'failed' && !chargeOf(payment)?.refunded)
      .flatMap((refund): Finding[] => {
        const order = orderOfPayment(refund.payment_intent)
        const isFiled = problems[`partial-refund-${refund.id}`] !== undefined
        return order && !isFiled
          ? [[refund.id, `of order ${order.id} is of a part, and nobody was told`]]
          : []
      }),

  'a refund of a part is no problem once all is given back': ({orders, refundsOf, database: {problems}}) =>
    orders
      .filter(({status}) => status === 'refunded')
      .flatMap(({id, paymentIntentId}) =>
        refundsOf(paymentIntentId)
          .filter((refund) => problems[`partial-refund-${refund.id}`]?.settledAt === null)
          .map((refund): Finding => [id, `is refunded, and the part ${refund.id} is still a problem`]),
      ),

  'a failed refund is open until the money is given back': ({orders, refundsOf, database: {problems}}) =>
    orders.filter(isPaid).flatMap(({id, status, paymentIntentId, problem}): Finding[] => {
      const failed = refundsOf(paymentIntentId).filter((refund) => refund.status === 'failed')
      const open = failed.filter((refund) => problems[`refund-failed-${refund.id}`]?.settledAt === null)
      if (status === 'refunded' && open.length > 0)
        return [[id, `is refunded, and ${open[0]?.id} is still a problem`]]
      if (status === 'completed' && failed.length > 0 && !open.some((refund) => refund === failed[0]))
        return [[id, `was not given back, and the problem of ${failed[0]?.id} counts as settled`]]
      return problem === 'refund-failed' && (status !== 'completed' || failed.length === 0)
        ? [[id, `is ${status} with a refund that has failed`]]
        : []
    }),

  'staff knows of every dispute and how it ended': ({ledger, orderOfPayment, database: {problems}}) =>
    ledger.disputes.flatMap((dispute, index): Finding[] => {
      const order = orderOfPayment(dispute.payment_intent)
      if (!order) return []
      const problem = problems[`dispute-${dispute.id}`]
      if (!problem) return [[dispute.id, `of order ${order.id} was told to nobody`]]
      const isNewest = !ledger.disputes
        .slice(index + 1)
        .some(({payment_intent: payment}) => payment === dispute.payment_intent)
      if (isNewest && (order.dispute?.id !== dispute.id || order.dispute.status !== dispute.status))
        return [
          [dispute.id, `is ${dispute.status}, and its order says ${order.dispute?.status ?? 'nothing'}`],
        ]
      const isOver = ['won', 'lost', 'warning_closed'].includes(dispute.status)
      return isOver === (problem.settledAt === null)
        ? [[dispute.id, `is ${dispute.status}, and its problem is ${isOver ? 'still open' : 'settled'}`]]
        : []
    }),

  'a return ends as its order does': ({database: {returns, orders}}) =>
    Object.entries(returns).flatMap(([id, {status, approval, refundFailedAt}]): Finding[] => {
      const order = orders[id]
      if (!order) return []
      if (approval !== undefined) return [[id, 'is being approved, and nobody does it']]
      if (refundFailedAt !== undefined && order.status === 'refunded')
        return [[id, 'waits to be refunded again, and its order is refunded']]
      const isGivenBack =
        order.status === 'refunded' ||
        (order.partlyRefundedCents ?? 0) + (order.chargeback?.amountCents ?? 0) >= order.amountCents
      if (status === 'approved' && !isGivenBack && refundFailedAt === undefined)
        return [[id, `is approved, and its order is ${order.status}`]]
      return []
    }),
} satisfies Record<string, Rule>
