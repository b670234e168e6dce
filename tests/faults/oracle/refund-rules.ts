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

  'no payment is given back more than once': ({ledger}) =>
    ledger.charges
      .filter(({amount, amount_refunded: refunded}) => refunded < 0 || refunded > amount)
      .map(({id, amount, amount_refunded: refunded}) => [id, `is ${amount}, and ${refunded} was given back`]),

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
    ledger.disputes.flatMap((dispute): Finding[] => {
      const order = orderOfPayment(dispute.payment_intent)
      if (!order) return []
      const problem = problems[`dispute-${dispute.id}`]
      if (!problem) return [[dispute.id, `of order ${order.id} was told to nobody`]]
      if (order.dispute?.id !== dispute.id || order.dispute.status !== dispute.status)
        return [
          [dispute.id, `is ${dispute.status}, and its order says ${order.dispute?.status ?? 'nothing'}`],
        ]
      const isOver = dispute.status === 'won' || dispute.status === 'lost'
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
      if (status === 'approved' && order.status !== 'refunded' && refundFailedAt === undefined)
        return [[id, `is approved, and its order is ${order.status}`]]
      return []
    }),
} satisfies Record<string, Rule>
