import {isPaid} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

/** Gifts that are paid = gifts that somebody may accept, has accepted, or whose money went back. */
export const giftRules = {
  'every paid gift is one that can be accepted': ({orders, database: {claims}}) =>
    orders.filter(isPaid).flatMap(({id, userId, items}): Finding[] =>
      items
        .filter((line) => line.for === 'gift')
        .flatMap(({lineId}): Finding[] => {
          const claim = claims[`${id}-${lineId}`]
          if (!claim) return [[id, `has no gift of line ${lineId}`]]
          if (claim.expireAt !== null) return [[id, `is paid, and its gift of line ${lineId} is not open`]]
          return claim.giverId === userId ? [] : [[id, `has a gift of ${claim.giverId}`]]
        }),
    ),

  'a gift ends as its line does': ({orders, database: {claims}}) =>
    orders.filter(isPaid).flatMap(({id, items, chargeback}): Finding[] =>
      items
        .filter((line) => line.for === 'gift')
        .flatMap(({lineId, isGivenBack = false}): Finding[] => {
          const state = claims[`${id}-${lineId}`]?.state
          const isBack = isGivenBack || chargeback?.courses === 'withdrawn'
          if (state === undefined || (state === 'refunded') === isBack) {
            return state === 'revoked' ? [[id, 'has a gift whose money is on its way back']] : []
          }
          return [[id, `was ${isBack ? '' : 'not '}given back, and its gift is ${state}`]]
        }),
    ),

  'nobody accepts what is not paid': ({database: {claims, orders}}) =>
    Object.entries(claims).flatMap(([id, {orderId, state, uid}]): Finding[] => {
      const order = orders[orderId]
      const isOpen = order !== undefined && isPaid(order)
      return isOpen || (state === 'held' && uid === null)
        ? []
        : [[id, `is ${state}, and its order is not paid`]]
    }),

  'the giver is told of every gift that was accepted': ({database: {claims, orders, mail}}) =>
    Object.entries(claims).flatMap(([id, {acceptedAt, orderId, kind}]): Finding[] => {
      if (kind === 'seat' || acceptedAt === null || !orders[orderId]?.email) return []
      return mail[`gift-accepted-${id}`] ? [] : [[id, 'was accepted, and its giver does not know']]
    }),

  'no giver has a course by buying a gift': ({orders, database: {claims, enrollments}}) =>
    orders.flatMap(({id, userId, items}): Finding[] =>
      items
        .filter((line) => line.for === 'gift' && claims[`${id}-${line.lineId}`]?.uid !== userId)
        .flatMap(({courseIds}) =>
          courseIds.flatMap((courseId): Finding[] => {
            const owned = enrollments[`${userId}_${courseId}`]
            return owned?.orderIds?.includes(id) ? [[id, `gives its giver ${courseId}`]] : []
          }),
        ),
    ),
} satisfies Record<string, Rule>
