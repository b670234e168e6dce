import type {OrderLine} from './orders/lines.ts'

/** The statuses of an order; only `completed` and `refunded` ones have been paid. */
export const ORDER_STATUSES = ['pending', 'completed', 'expired', 'cancelled', 'failed', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * Why an order has failed: a delayed payment didn't arrive, Stripe permanently rejected the amount or the order, or what was paid
 * didn't match the order and was given back.
 */
export const ORDER_FAILURES = [
  'transfer-failed',
  'amount-refused',
  'payment-refused',
  'payment-mismatch',
] as const
export type OrderFailure = (typeof ORDER_FAILURES)[number]

/** The discount of an order: what is paid is the sum of its prices without it. */
export interface OrderDiscount {
  code: string
  discountCents: number
}

/**
 * What becomes of the courses of an order whose payment the payer's bank has taken back: staff decide. Until then the learner
 * keeps them.
 */
export const CHARGEBACK_COURSES = ['undecided', 'left', 'withdrawn'] as const
export type ChargebackCourses = (typeof CHARGEBACK_COURSES)[number]

/** How an order was paid, as Stripe says it. */
export interface PaymentMethod {
  /** `card`, `paypal`, `us_bank_account` or another of Stripe's types */
  type: string
  /** of a card: `visa`, and its last four digits */
  brand?: string | undefined
  last4?: string | undefined
}

const methodNames: Readonly<Record<string, string>> = {
  card: 'Card',
  paypal: 'PayPal',
  us_bank_account: 'Bank transfer',
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** How an order was paid, for a receipt: `Visa ending in 4242`, `PayPal`, `Bank transfer`. */
export function paymentMethodLabel({type, brand, last4}: PaymentMethod): string {
  const name = brand ?? type
  const words = name.replaceAll('_', ' ')
  const label = methodNames[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
  return last4 === undefined ? label : `${label} ending in ${last4}`
}

/** Where a refund goes, in a sentence. Orders from before the method was stored have none. */
export function refundDestination(method: PaymentMethod | null): string {
  return method?.type === 'card' ? 'to the card you paid with' : 'the way you paid'
}

/**
 * The transitions of an order's status. Stripe's events may arrive in any order:
 *
 *     pending ──paid──► completed ──refunded──► refunded
 *        ├──session expired──► expired ──by the learner──► cancelled
 *        └──async payment failed, or a payment that does not match──► failed
 *
 * A payment takes precedence over an expiry: an expired, cancelled or failed order is completed when it turns out to be paid.
 */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['completed', 'expired', 'failed'],
  expired: ['completed', 'cancelled'],
  cancelled: ['completed'],
  failed: ['completed'],
  completed: ['refunded'],
  refunded: [],
}

/** Whether an order's status may change from one to another. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/** The label of an order on the payment page and in lists: the title of its only course or bundle, or `3 Courses`. */
export function orderName(items: readonly Pick<OrderLine, 'title' | 'courseIds'>[]): string {
  const [only] = items
  return items.length === 1 && only ? only.title : `${coursesOf(items).length} Courses`
}

/** Whom an order is for: what is for somebody else is an order of its own. */
export function orderFor(items: readonly Pick<OrderLine, 'for'>[]): OrderLine['for'] {
  return items.find((line) => line.for !== 'me')?.for ?? 'me'
}

/** What is said to come with an order's receipt once it is paid, after `you get your receipt by email, and `. */
export function whatFollowsPayment(items: readonly Pick<OrderLine, 'for'>[]): string {
  const words = {me: 'your courses', gift: 'your gift can be accepted', team: 'you can invite your team'}
  return words[orderFor(items)]
}

/** Whether an order is a gift. */
export function isGift(items: readonly Pick<OrderLine, 'for'>[]): boolean {
  return orderFor(items) === 'gift'
}

/** What is said beside the title of a line that is for others: `A gift`, `5 seats for a team, 2 given back`. */
export function lineRemark(line: Pick<OrderLine, 'for' | 'quantity' | 'givenBackQuantity'>): string {
  if (line.for !== 'team') return line.for === 'gift' ? 'A gift' : ''
  const back = line.givenBackQuantity === undefined ? '' : `, ${line.givenBackQuantity} given back`
  return `${seatsLabel(line)} for a team${back}`
}

/** `5 seats` of a line for a team; nothing of any other. */
export function seatsLabel({for: whose, quantity}: Pick<OrderLine, 'for' | 'quantity'>): string {
  return whose === 'team' ? `${quantity} seats` : ''
}

/** The courses that lines give. */
export function coursesOf(lines: readonly Pick<OrderLine, 'courseIds'>[]): string[] {
  return [...new Set(lines.flatMap(({courseIds}) => courseIds))]
}

/** The lines all of whose courses the others give, too; a cart with one is not sold. */
export function repeatedLines<Line extends {courseIds: readonly string[]}>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => {
    const others = new Set(lines.flatMap((other) => (other === line ? [] : other.courseIds)))
    return line.courseIds.every((courseId) => others.has(courseId))
  })
}

/** Order and return ids as shown: the first 8 characters and an ellipsis. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}…`
}

/** The badge variant of an order: default for a completed one, secondary for any other. */
export function orderBadge(status: OrderStatus): 'default' | 'secondary' {
  return status === 'completed' ? 'default' : 'secondary'
}

/** The document id of a learner's enrollment in a course. */
export function enrollmentId(uid: string, courseId: string): string {
  return `${uid}_${courseId}`
}
