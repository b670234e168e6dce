import type {Order} from './books.ts'
import type {Finding, Rule} from './rule.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What the use of a code must be, by the status of its order. */
const STATE_OF: Record<Order['status'], 'reserved' | 'used' | 'released'> = {
  pending: 'reserved',
  completed: 'used',
  refunded: 'used',
  expired: 'released',
  cancelled: 'released',
  failed: 'released',
}

/** A discount is the same in the order, its shares and Stripe's books, and no code is used more often than it may be. */
export const discountRules = {
  'a discount is the sum of its shares': ({orders}) =>
    orders
      .filter(
        ({discount, items}) =>
          sum(items.map(({discountCents}) => discountCents)) !== (discount?.discountCents ?? 0) ||
          items.some(({discountCents, priceCents}) => discountCents < 0 || discountCents > priceCents),
      )
      .map(({id, discount}) => [
        id,
        `has ${discount?.discountCents ?? 0} off, and its courses something else`,
      ]),

  'a payment has the discount of its order': ({paidSessions, orderOf}) =>
    paidSessions.flatMap((session): Finding[] => {
      const off = orderOf(session)?.discount?.discountCents ?? 0
      const taken = Number(session.metadata?.['discountCents'] ?? 0)
      return taken === off ? [] : [[session.id, `took ${taken} off, and its order says ${off}`]]
    }),

  'a code is used as its order was paid': ({orders, database: {discountUses, ...database}}) => [
    ...orders.flatMap(({id, status, discount, userId}): Finding[] => {
      const use = discountUses[id]
      if (!discount) return use ? [[id, 'uses a code that it does not name']] : []
      if (!use) return [[id, `names ${discount.code}, and does not use it`]]
      const isSame =
        use.code === discount.code && use.userId === userId && use.discountCents === discount.discountCents
      if (!isSame) return [[id, 'uses another code than it names']]
      return use.state === STATE_OF[status] ? [] : [[id, `is ${status}, and its code ${use.state}`]]
    }),
    ...Object.keys(discountUses)
      .filter((id) => !(id in database.orders))
      .map((id): Finding => [id, 'uses a code, and there is no such order']),
  ],

  'a code is used no more often than it may be, and counted': ({
    database: {discountCodes, discountUses, orders},
  }) =>
    Object.entries(discountCodes).flatMap(([code, {maxUses, maxUsesPerPerson, ...counted}]): Finding[] => {
      const uses = Object.entries(discountUses)
        .filter(([, use]) => use.code === code)
        .map(([orderId, use]) => ({...use, isRestored: orders[orderId]?.restoredAt !== undefined}))
      const used = uses.filter(({state}) => state === 'used')
      const reserved = uses.filter(({state}) => state === 'reserved')
      const findings: Finding[] = []
      if (counted.used !== used.length || counted.reserved !== reserved.length)
        findings.push([
          code,
          `counts ${counted.used} and ${counted.reserved}: ${used.length}, ${reserved.length}`,
        ])
      if (counted.discountedCents !== sum(used.map(({discountCents}) => discountCents)))
        findings.push([code, `counts ${counted.discountedCents} cents`])
      // What the database had forgotten was paid all the same.
      const known = [...used, ...reserved].filter(({isRestored}) => !isRestored)
      if (maxUses !== null && known.length > maxUses) findings.push([code, `is used ${known.length} times`])
      for (const [userId, own] of Map.groupBy(known, (use) => use.userId)) {
        if (maxUsesPerPerson !== null && own.length > maxUsesPerPerson)
          findings.push([code, `is used ${own.length} times by ${userId}`])
      }
      return findings
    }),
} satisfies Record<string, Rule>
