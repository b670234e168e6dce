import {isPaid} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

/** Seats that are paid = seats that are free, used or given back. */
export const teamRules = {
  'a team has every seat that was paid': ({orders, database: {teams}}) =>
    orders.filter(isPaid).flatMap(({id, userId, items, chargeback}): Finding[] =>
      items
        .filter((line) => line.for === 'team')
        .flatMap(({lineId, quantity, isGivenBack = false, givenBackQuantity = 0}): Finding[] => {
          const team = Object.values(teams).find(({purchases}) => purchases[`${id}-${lineId}`])
          const purchase = team?.purchases[`${id}-${lineId}`]
          if (!team || !purchase) return [[id, `has no team of line ${lineId}`]]
          if (team.ownerId !== userId) return [[id, `has a team of ${team.ownerId}`]]
          if (purchase.bought !== quantity)
            return [[id, `has ${quantity} seats, and its team ${purchase.bought}`]]
          if (purchase.isClosed !== (isGivenBack || chargeback?.courses === 'withdrawn'))
            return [[id, `${isGivenBack ? 'was' : 'was not'} given back, and its seats say otherwise`]]
          const back = isGivenBack ? quantity : givenBackQuantity
          return purchase.givenBack === back || chargeback
            ? []
            : [[id, `gave ${back} seats back, and its team says ${purchase.givenBack}`]]
        }),
    ),

  'used and free seats are those that were bought and not given back': ({database: {teams, claims}}) =>
    Object.entries(teams).flatMap(([teamId, {purchases}]): Finding[] =>
      Object.values(purchases).flatMap((purchase): Finding[] => {
        const {orderId, bought, givenBack, returning, used, isClosed} = purchase
        const seats = Object.values(claims).filter(
          (seat) => seat.teamId === teamId && seat.orderId === orderId && seat.state !== 'revoked',
        )
        if (seats.length !== used)
          return [[teamId, `says ${used} seats of ${orderId} are used, and has ${seats.length}`]]
        if (!isClosed && used + givenBack + returning > bought)
          return [[teamId, `has used more seats of ${orderId} than were bought`]]
        return returning === 0 ? [] : [[teamId, `has seats of ${orderId} whose money never goes back`]]
      }),
    ),

  'a seat ends as its purchase does': ({database: {teams, claims}}) =>
    Object.entries(teams).flatMap(([teamId, {purchases, dueAt}]): Finding[] => {
      if (dueAt !== null) return [[teamId, 'has seats that wait to be settled']]
      return Object.entries(claims).flatMap(([id, seat]): Finding[] => {
        const purchase = purchases[`${seat.orderId}-${seat.lineId}`]
        if (seat.teamId !== teamId || seat.state === 'revoked') return []
        return purchase && (seat.state === 'refunded') === purchase.isClosed
          ? []
          : [[id, `is ${seat.state}, and its purchase ${purchase?.isClosed ? 'was' : 'was not'} given back`]]
      })
    }),

  'nobody has two seats of a team': ({database: {claims}}) => {
    const held = Object.values(claims).filter(
      ({kind, uid, state}) => kind === 'seat' && uid !== null && (state === 'accepted' || state === 'left'),
    )
    const byHolder = Map.groupBy(held, ({teamId, uid}) => `${teamId} ${uid}`)
    return [...byHolder].flatMap(([, [seat, ...more]]): Finding[] =>
      seat && more.length > 0 ? [[seat.teamId ?? '', `gave ${seat.uid} ${more.length + 1} seats`]] : [],
    )
  },

  'seats go back at what was paid for each': ({orders, storedRefundsOf}) =>
    orders.filter(isPaid).flatMap(({id, items}): Finding[] =>
      items
        .filter((line) => line.for === 'team')
        .flatMap(({lineId, quantity = 1, priceCents, discountCents, refundedCents}): Finding[] => {
          const paid = priceCents - discountCents
          if (refundedCents > paid) return [[id, `gave ${refundedCents} back of seats for ${paid}`]]
          const parts = storedRefundsOf(id).flatMap(({state, lines}) => (state === 'made' ? lines : []))
          const dear = parts.find(
            (part) =>
              part.lineId === lineId && part.amountCents * quantity > (part.quantity ?? quantity) * paid,
          )
          return dear ? [[id, `gave ${dear.quantity} seats back for ${dear.amountCents}`]] : []
        }),
    ),

  'nobody has a course by buying seats': ({orders, database: {claims, enrollments}}) =>
    orders
      .filter(({items}) => items.some((line) => line.for === 'team'))
      .flatMap(({id, userId, items}): Finding[] => {
        const hasSeat = Object.values(claims).some(({orderId, uid}) => orderId === id && uid === userId)
        if (hasSeat) return []
        return items.flatMap(({courseIds}) =>
          courseIds.flatMap((courseId): Finding[] =>
            enrollments[`${userId}_${courseId}`]?.orderIds?.includes(id)
              ? [[id, `gives its buyer ${courseId}`]]
              : [],
          ),
        )
      }),
} satisfies Record<string, Rule>
