import {enrollmentIds, givesCourses, isPaid, ordersOf} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

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
          items.reduce((sum, {priceCents}) => sum + priceCents, 0) - (discount?.discountCents ?? 0) !==
          amountCents,
      )
      .map(({id, amountCents}) => [id, `costs ${amountCents}, and its courses something else`]),

  'every completed order gives its courses': ({orders, database: {enrollments}}) =>
    orders.filter(givesCourses).flatMap((order): Finding[] =>
      enrollmentIds(order).flatMap((enrollmentId): Finding[] => {
        const enrollment = enrollments[enrollmentId]
        if (!enrollment) return [[order.id, `is completed without ${enrollmentId}`]]
        return ordersOf(enrollment).includes(order.id)
          ? []
          : [[order.id, `is completed, and ${enrollmentId} does not name it`]]
      }),
    ),

  'every course is paid': ({orders, database: {enrollments}}) => {
    const completed = new Map(orders.filter(givesCourses).map((order) => [order.id, order]))
    return Object.entries(enrollments).flatMap(([enrollmentId, enrollment]): Finding[] => {
      const named = ordersOf(enrollment)
      const unpaid = named.filter((id) => {
        const order = completed.get(id)
        return order === undefined || !enrollmentIds(order).includes(enrollmentId)
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

  'nobody pays twice for a course': ({orders, ledger, refundsOf, database: {problems}}) => {
    const completed = orders.filter(givesCourses)
    const owners = Map.groupBy(
      completed.flatMap((order) => enrollmentIds(order).map((enrollmentId) => ({enrollmentId, order}))),
      ({enrollmentId}) => enrollmentId,
    )
    return [...owners].flatMap(([enrollmentId, holders]): Finding[] => {
      if (holders.length < 2) return []
      // A database that fell back to an older state has forgotten that it sold the course, and money that was given back can return
      // when the course has been bought again: then staff has to know.
      const isTold = holders.some(
        ({order}) => problems[`paid-twice-${order.checkoutSessionId}`] !== undefined,
      )
      const isRestored = holders.some(({order}) => order.restoredAt !== undefined)
      const hasComeBack = holders.some(
        ({order: {paymentIntentId}}) =>
          refundsOf(paymentIntentId).some(({status}) => status === 'failed') ||
          ledger.disputes.some(({payment_intent: payment}) => payment === paymentIntentId),
      )
      if (isTold && (isRestored || hasComeBack)) return []
      return [[enrollmentId, `is paid by ${holders.map(({order}) => order.id).join(' and ')}`]]
    })
  },
} satisfies Record<string, Rule>
