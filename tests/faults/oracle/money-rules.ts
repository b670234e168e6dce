import type {Database, Order} from './books.ts'
import {enrollmentIds, givesCourses, isPaid, ordersOf, type Indexed, type KnownOrder} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

/**
 * Whether an order may give a course that was bought again: a database that fell back to an older state had forgotten it, or its money
 * was given back and has returned. Then staff has to know.
 */
const hasReturned =
  ({refundsOf, ledger}: Indexed) =>
  ({paymentIntentId, restoredAt}: Order): boolean =>
    restoredAt !== undefined ||
    refundsOf(paymentIntentId).some(({status}) => status === 'failed') ||
    ledger.disputes.some(({payment_intent: payment}) => payment === paymentIntentId)

/** A gift or a seat may be accepted while its recipient pays for the same; then staff has to know, too. */
const isForOthers = ({items}: Order): boolean =>
  items.some((line) => line.for === 'gift' || line.for === 'team')

/**
 * Whether an order has given somebody its courses: to whom it was sold, or to who has accepted it. Of an erased recipient nobody knows, nor
 * of somebody whose seat was taken back, or who has left it: it may be anybody.
 */
function givesTo(order: KnownOrder, userId: string, {claims}: Database): boolean {
  if (!isForOthers(order)) return order.userId === userId
  if (order.items.some((line) => line.for === 'team')) return true
  return Object.values(claims).some(
    ({orderId, uid, acceptedAt}) =>
      orderId === order.id && (uid === userId || (uid === null && acceptedAt !== null)),
  )
}

/** Money taken = paid orders = enrollments. */
export const moneyRules = {
  'every payment has its order': ({paidSessions, orderOf, database}) =>
    paidSessions.flatMap((session): Finding[] => {
      const order = orderOf(session)
      if (!order) return [[session.id, 'is paid, and there is no order']]
      if (!isPaid(order)) return [[session.id, `is paid, and its order ${order.id} is ${order.status}`]]
      if (order.paymentIntentId !== session.payment_intent) {
        const told = database.problems[`paid-twice-${session.id}`] ? ' (staff is told)' : ''
        return [[session.id, `is a second payment of order ${order.id}${told}`]]
      }
      if (order.amountCents !== session.amount_total || order.currency !== session.currency)
        return [[session.id, `took ${session.amount_total}, and order ${order.id} says ${order.amountCents}`]]
      return order.userId === session.client_reference_id
        ? []
        : [[session.id, `was paid by ${session.client_reference_id}, and order ${order.id} is another's`]]
    }),

  'every paid order has its payment': ({orders, paidSessions}) => {
    const payments = new Set(paidSessions.map((session) => session.payment_intent))
    return orders
      .filter(isPaid)
      .filter((order) => order.paymentIntentId === null || !payments.has(order.paymentIntentId))
      .map(({id, status}) => [id, `is ${status}, and nobody has paid it`])
  },

  'an order costs what its courses cost': ({orders}) =>
    orders
      .filter(
        ({amountCents, items, discount}) =>
          items.reduce((sum, {priceCents, addedTaxCents = 0}) => sum + priceCents + addedTaxCents, 0) -
            (discount?.discountCents ?? 0) !==
          amountCents,
      )
      .map(({id, amountCents}) => [id, `costs ${amountCents}, and its courses something else`]),

  'every completed order gives its courses': ({orders, database}) =>
    orders.filter(givesCourses).flatMap((order): Finding[] =>
      enrollmentIds(order, database).flatMap((enrollmentId): Finding[] => {
        const enrollment = database.enrollments[enrollmentId]
        if (!enrollment) return [[order.id, `is completed without ${enrollmentId}`]]
        return ordersOf(enrollment).includes(order.id)
          ? []
          : [[order.id, `is completed, and ${enrollmentId} does not name it`]]
      }),
    ),

  'every course is paid': ({orders, database}) => {
    const completed = new Map(orders.filter(givesCourses).map((order) => [order.id, order]))
    return Object.entries(database.enrollments).flatMap(([enrollmentId, enrollment]): Finding[] => {
      const named = ordersOf(enrollment)
      const unpaid = named.filter((id) => {
        const order = completed.get(id)
        return order === undefined || !enrollmentIds(order, database).includes(enrollmentId)
      })
      // A course that staff gave needs no order.
      const isUnfounded = named.length === 0 && enrollment.source !== 'grant'
      if (isUnfounded || unpaid.length > 0)
        return [[enrollmentId, `stands for ${unpaid.join(', ') || 'no order'}`]]
      return (named[0] ?? null) === enrollment.orderId
        ? []
        : [[enrollmentId, 'names two different first orders']]
    })
  },

  'every course that was given says why and by whom': ({database: {enrollments}}) =>
    Object.entries(enrollments)
      .filter(([, {source, grantReason, grantedBy}]) => source === 'grant' && !(grantReason && grantedBy))
      .map(([enrollmentId]) => [enrollmentId, 'was given by nobody, or without a reason']),

  'a bundle is shared over its courses, to the cent': ({orders}) =>
    orders.flatMap(({id, items}) =>
      items.flatMap(({lineId, courseIds, courses, priceCents}): Finding[] => {
        if (courses === undefined) return []
        const sum = courses.reduce((total, {shareCents}) => total + shareCents, 0)
        const named = courses.map(({courseId}) => courseId).join()
        return sum === priceCents && named === courseIds.join() && courseIds.length > 1
          ? []
          : [[id, `has line ${lineId} at ${priceCents} of ${courseIds.join()}: ${sum} of ${named}`]]
      }),
    ),

  'nobody pays twice for a course': (books) => {
    const {
      orders,
      database: {enrollments, problems},
    } = books
    const completed = new Map(orders.filter(givesCourses).map((order) => [order.id, order]))
    return [...completed.values()].flatMap((order): Finding[] => {
      // What somebody gives they may own.
      const kept = order.items.filter((line) => !line.isGivenBack && (line.for ?? 'me') === 'me')
      return kept.flatMap(({courseIds}): Finding[] => {
        const holders = courseIds.map((courseId) => {
          const owned = enrollments[`${order.userId}_${courseId}`]
          return owned ? ordersOf(owned) : []
        })
        // Whoever buys a bundle may have some of its courses by earlier orders, which enrollments name first.
        if (holders.some(([first]) => first === undefined || first === order.id)) return []
        const both = [...new Set(holders.flat().flatMap((id) => completed.get(id) ?? []))]
        const isTold = both.some(
          ({checkoutSessionId}) => problems[`paid-twice-${checkoutSessionId}`] !== undefined,
        )
        if (isTold && (both.some(hasReturned(books)) || both.some(isForOthers))) return []
        return [[order.id, `pays for ${courseIds.join()}, as do ${both.map(({id}) => id).join()}`]]
      })
    })
  },

  'staff is told of what was paid twice alone': (books) =>
    Object.entries(books.database.problems).flatMap(([id, {kind, orderId}]): Finding[] => {
      const order = books.orders.find((one) => one.id === orderId)
      if (kind !== 'paid-twice' || !order) return []
      // A second payment of the order itself.
      if (id !== `paid-twice-${order.checkoutSessionId}`) return []
      const others = books.orders.filter(
        (other) => other.id !== order.id && isPaid(other) && givesTo(other, order.userId, books.database),
      )
      const sold = new Set(others.flatMap(({items}) => items.flatMap(({courseIds}) => courseIds)))
      const isTwice = order.items.some(({courseIds}) => courseIds.every((courseId) => sold.has(courseId)))
      const isExplained = [order, ...others].some(hasReturned(books)) || others.some(isForOthers)
      return isTwice && isExplained ? [] : [[id, `is filed of ${order.id}`]]
    }),
} satisfies Record<string, Rule>
