import type {Books} from './books.ts'
import {discountRules} from './discount-rules.ts'
import {enrollmentIds, givesCourses, index, ordersOf} from './indexed.ts'
import {giftRules} from './gift-rules.ts'
import {teamRules} from './team-rules.ts'
import {invoiceRules} from './invoice-rules.ts'
import {mailRules} from './mail-rules.ts'
import {moneyRules} from './money-rules.ts'
import {payoutRules} from './payout-rules.ts'
import {refundRules} from './refund-rules.ts'
import type {Rule} from './rule.ts'
import {stateRules} from './state-rules.ts'

/** Something in the books that must not be. */
export interface Violation {
  rule: string
  /** the id of what it is about */
  about: string
  words: string
}

/** What must not be in the books of a shop in which nothing is under way, by what must be. */
export const rules: Readonly<Record<string, Rule>> = {
  ...moneyRules,
  ...discountRules,
  ...refundRules,
  ...giftRules,
  ...teamRules,
  ...invoiceRules,
  ...payoutRules,
  ...stateRules,
  ...mailRules,
}

/** Everything that must not be in the books of a shop in which nothing is under way. */
export function judge(books: Books): Violation[] {
  const indexed = index(books)
  return Object.entries(rules).flatMap(([rule, find]) =>
    find(indexed).map(([about, words]) => ({rule, about, words})),
  )
}

/** What the two sides of each equation add up to. */
export interface Totals {
  moneyTaken: {payments: number; cents: number}
  paidOrders: {count: number; cents: number}
  /** refunded, or taken back by a bank, in full or in part */
  moneyReturned: {payments: number; cents: number}
  refundedOrders: {count: number; cents: number}
  /** courses of completed orders whose courses staff did not withdraw; a course that two orders hold counts once */
  coursesOwed: number
  /** courses that are owned through orders */
  enrollments: number
  /** courses that staff gave, and nobody paid */
  grants: number
  /** orders with a receipt that was accepted, or whose address the mail service refuses */
  receipts: number
}

export function totalsOf(books: Books): Totals {
  const {paidSessions, orders, chargeOf, lostOf, copiesOf, database} = index(books)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const paid = orders.filter(({status}) => status === 'completed' || status === 'refunded')
  const owing = orders.filter(givesCourses)
  const refunded = orders
    .map((order) => order.refundedCents + (order.chargeback?.amountCents ?? 0))
    .filter((cents) => cents > 0)
  const returned = paidSessions
    .map(({payment_intent: payment}) => {
      const charge = chargeOf(payment)
      return (charge?.amount_refunded ?? 0) + lostOf(payment)
    })
    .filter((cents) => cents > 0)
  const owned = Object.values(database.enrollments)
  const grants = owned.filter((one) => one.source === 'grant' && ordersOf(one).length === 0)
  return {
    moneyTaken: {
      payments: paidSessions.length,
      cents: sum(paidSessions.map((session) => session.amount_total ?? 0)),
    },
    paidOrders: {count: paid.length, cents: sum(paid.map(({amountCents}) => amountCents))},
    moneyReturned: {payments: returned.length, cents: sum(returned)},
    refundedOrders: {count: refunded.length, cents: sum(refunded)},
    coursesOwed: new Set(owing.flatMap((order) => enrollmentIds(order, database))).size,
    enrollments: owned.length - grants.length,
    grants: grants.length,
    receipts: paid.filter(({id}) => {
      const mailId = `receipt-${id}`
      return copiesOf(mailId).length > 0 || database.mail[mailId]?.state === 'failed'
    }).length,
  }
}
