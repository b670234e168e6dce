import type {Order} from './books.ts'
import {isPaid} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

/** The lines that a return is about: those that it names with all of their courses, and bundles of which it names a course else. */
function linesNamed({items}: Order, courseIds: readonly string[] | undefined): Order['items'] {
  if (courseIds === undefined) return items
  const isWhole = (line: Order['items'][number]) => line.courseIds.every((id) => courseIds.includes(id))
  const rest = courseIds.filter((id) => !items.some((line) => isWhole(line) && line.courseIds.includes(id)))
  return items.filter((line) => isWhole(line) || line.courseIds.some((id) => rest.includes(id)))
}

/** Whether a discount took all of a line's price off, so that there is nothing to give back. */
const isFree = ({priceCents, discountCents}: Order['items'][number]): boolean => priceCents === discountCents

/** Whether all that was paid for a line went back with it. */
const isPaidBack = ({priceCents, discountCents, addedTaxCents = 0, refundedCents}: Order['items'][number]) =>
  refundedCents >= priceCents - discountCents + addedTaxCents

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

  'every refund of Stripe is one of its order': ({ledger, orderOfPayment, storedRefundsOf}) =>
    ledger.refunds.flatMap((refund): Finding[] => {
      const order = orderOfPayment(refund.payment_intent)
      // A second payment for an order is given back without it.
      if (!order || order.paymentIntentId !== refund.payment_intent) return []
      const stored = storedRefundsOf(order.id).filter(({stripeId}) => stripeId === refund.id)
      const state = refund.status === 'failed' ? 'failed' : 'made'
      const [one] = stored
      if (!one || stored.length > 1)
        return [[refund.id, `is stored ${stored.length} times in order ${order.id}`]]
      return one.state === state && one.amountCents === refund.amount
        ? []
        : [[refund.id, `is ${state} of ${refund.amount}, and stored as ${one.state} of ${one.amountCents}`]]
    }),

  'each refund that was begun is made once': ({ledger, orders, storedRefundsOf}) => {
    const named = Map.groupBy(
      ledger.refunds.filter(({status}) => status !== 'failed'),
      ({metadata}) => metadata?.['refundId'],
    )
    const twice = [...named].flatMap(([id, made]): Finding[] =>
      id !== undefined && made.length > 1 ? [[id, `was made ${made.length} times`]] : [],
    )
    const begun = orders.flatMap(({id, staffRefund}): Finding[] => {
      const waits = storedRefundsOf(id).some(({state}) => state === 'begun')
      return waits || staffRefund !== undefined ? [[id, 'has a refund that nobody goes on with']] : []
    })
    return [...twice, ...begun]
  },

  'an order says what was given back of it and its lines': ({orders, storedRefundsOf}) =>
    orders.filter(isPaid).flatMap((order): Finding[] => {
      const {id, amountCents, refundedCents, items, status} = order
      const made = storedRefundsOf(id).filter(({state}) => state === 'made')
      const sum = made.reduce((total, refund) => total + refund.amountCents, 0)
      if (sum !== refundedCents || refundedCents > amountCents)
        return [[id, `says that ${refundedCents} of ${amountCents} were given back, and its refunds ${sum}`]]
      if ((refundedCents === amountCents) !== (status === 'refunded'))
        return [[id, `is ${status}, and ${refundedCents} of ${amountCents} were given back`]]
      return items.flatMap((item): Finding[] => {
        const {lineId, quantity = 1, refundedCents: ofLine, isGivenBack = false, givenBackQuantity = 0} = item
        const parts = made.flatMap(({lines}) => lines.filter((line) => line.lineId === lineId))
        const given = parts.reduce((total, part) => total + part.amountCents, 0)
        // Without a number a refund is of all of them.
        const count = parts.reduce((total, part) => total + (part.quantity ?? quantity), 0)
        const isNamed = status === 'refunded' || count >= quantity
        return given === ofLine && isNamed === isGivenBack && (isNamed || count === givenBackQuantity)
          ? []
          : [[id, `says ${ofLine} of line ${lineId}, and its refunds ${given}`]]
      })
    }),

  'a refund of lines goes to them to the cent': ({database: {refunds}}) =>
    Object.entries(refunds)
      .filter(
        ({1: {lines, amountCents}}) =>
          lines.length > 0 && lines.reduce((sum, line) => sum + line.amountCents, 0) !== amountCents,
      )
      .map(([id, {amountCents}]) => [id, `is of ${amountCents}, and its lines of something else`]),

  'a failed refund is open until the money is given back': ({
    orders,
    refundsOf,
    storedRefundsOf,
    database: {problems},
  }) =>
    orders.filter(isPaid).flatMap(({id, status, amountCents, items, paymentIntentId, problem}): Finding[] => {
      const failed = refundsOf(paymentIntentId).filter((refund) => refund.status === 'failed')
      const open = failed.filter((refund) => problems[`refund-failed-${refund.id}`]?.settledAt === null)
      if (status === 'refunded' && open.length > 0)
        return [[id, `is refunded, and ${open[0]?.id} is still a problem`]]
      // What was left of a line may have gone back without the part that has failed.
      const kept = new Set(
        items.filter((line) => !line.isGivenBack || !isPaidBack(line)).map(({lineId}) => lineId),
      )
      const isGivenBack = (refund: (typeof failed)[number]) => {
        const lines = storedRefundsOf(id).find(({stripeId}) => stripeId === refund.id)?.lines ?? []
        return lines.length > 0 && lines.every(({lineId}) => !kept.has(lineId))
      }
      // Of parts one problem may stand for others; each refund of the whole has not arrived as long as the order is paid.
      const settled = failed.find(
        (refund) =>
          (refund === failed[0] || refund.amount === amountCents) &&
          !open.includes(refund) &&
          !isGivenBack(refund),
      )
      if (status === 'completed' && settled)
        return [[id, `was not given back, and the problem of ${settled.id} counts as settled`]]
      return problem === 'refund-failed' && (status !== 'completed' || open.length === 0)
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
    Object.entries(returns).flatMap(([id, {status, courseIds, refundFailedAt}]): Finding[] => {
      const order = orders[id]
      if (!order) return []
      const named = linesNamed(order, courseIds)
      const isGivenBack =
        order.status === 'refunded' ||
        named.every((line) => line.isGivenBack || isFree(line)) ||
        order.refundedCents + (order.chargeback?.amountCents ?? 0) >= order.amountCents
      if (refundFailedAt !== undefined && isGivenBack && !order.chargeback)
        return [[id, 'waits to be refunded again, and that is done']]
      if (status === 'approved' && !isGivenBack && refundFailedAt === undefined)
        return [[id, `is approved, and its order is ${order.status}`]]
      return []
    }),
} satisfies Record<string, Rule>
