import {enrollmentIds, isPaid} from './indexed.ts'
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
        ({amountCents, items}) => items.reduce((sum, {priceCents}) => sum + priceCents, 0) !== amountCents,
      )
      .map(({id, amountCents}) => [id, `costs ${amountCents}, and its courses something else`]),

  'every completed order gives its courses': ({orders, database: {enrollments}}) =>
    orders
      .filter(({status}) => status === 'completed')
      .flatMap((order): Finding[] =>
        enrollmentIds(order).flatMap((enrollmentId): Finding[] => {
          const enrollment = enrollments[enrollmentId]
          if (!enrollment) return [[order.id, `is completed without ${enrollmentId}`]]
          const {orderId, orderIds = [orderId]} = enrollment
          return orderIds.includes(order.id)
            ? []
            : [[order.id, `is completed, and ${enrollmentId} does not name it`]]
        }),
      ),

  'every course is paid': ({orders, database: {enrollments}}) => {
    const completed = new Map(
      orders.filter(({status}) => status === 'completed').map((order) => [order.id, order]),
    )
    return Object.entries(enrollments).flatMap(
      ([enrollmentId, {orderId, orderIds = [orderId]}]): Finding[] => {
        const unpaid = orderIds.filter((named) => {
          const order = completed.get(named)
          return order === undefined || !enrollmentIds(order).includes(enrollmentId)
        })
        if (orderIds.length === 0 || unpaid.length > 0)
          return [[enrollmentId, `stands for ${unpaid.join(', ') || 'no order'}`]]
        return orderIds[0] === orderId ? [] : [[enrollmentId, 'names two different first orders']]
      },
    )
  },

  'nobody pays twice for a course': ({orders, database: {problems}}) => {
    const completed = orders.filter(({status}) => status === 'completed')
    const owners = Map.groupBy(
      completed.flatMap((order) => enrollmentIds(order).map((enrollmentId) => ({enrollmentId, order}))),
      ({enrollmentId}) => enrollmentId,
    )
    return [...owners].flatMap(([enrollmentId, holders]): Finding[] => {
      if (holders.length < 2) return []
      // A database that fell back to an older state has forgotten that it sold the course: then staff has to know.
      const isTold = holders.some(
        ({order}) => problems[`paid-twice-${order.checkoutSessionId}`] !== undefined,
      )
      const isRestored = holders.some(({order}) => order.restoredAt !== undefined)
      if (isTold && isRestored) return []
      return [[enrollmentId, `is paid by ${holders.map(({order}) => order.id).join(' and ')}`]]
    })
  },
} satisfies Record<string, Rule>
