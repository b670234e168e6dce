import {formatCents} from '@lectern/domain/money'
import {problemWords} from '@lectern/domain/orders/problem'
import {STAFF_ACTIONS} from '@lectern/domain/staff/staff-action'
import {pluralize} from '~/ui/content/pluralize'
import {mailName} from '~/features/staff/outbox/mail-words'
import type {OrderDetails} from './load-order'

/** Something that happened to an order. */
export interface OrderEvent {
  /** ms since the epoch */
  at: number
  source: 'Lectern' | 'Stripe' | 'Learner' | 'Staff' | 'Mail'
  title: string
  /** more words: of Stripe, or of who did it */
  detail: string | null
}

type StripeEvent = NonNullable<OrderDetails['stripe']>['events'][number]

const stripeTitles: Readonly<Record<StripeEvent['what'], string>> = {
  'session-opened': 'Payment page opened',
  'session-expired': 'Payment page closed unpaid',
  'charge-succeeded': 'Payment arrived',
  'charge-pending': 'Payment is on its way',
  'charge-failed': 'Payment failed',
  'refund-made': 'Refund made',
  'refund-failed': 'Refund failed',
  'dispute-opened': 'Payment disputed',
  'dispute-withdrawn': 'Disputed money withheld',
  'dispute-reinstated': 'Disputed money given back to the shop',
}

/** Stripe's times are those of the beginning of a second, in ms. */
const STRIPE_SECOND_MS = 1000

/** Everything that happened to an order, from Stripe and ours, oldest first. */
export function orderEvents(details: OrderDetails): OrderEvent[] {
  const ours = [
    ...ofOrder(details.order),
    ...ofRefunds(details),
    ...ofReturn(details.returned),
    ...ofProblems(details.problems),
  ]
  const ofStripe = (details.stripe?.events ?? []).map((event) => ({
    event: fromStripe(event),
    place: placeOf(event, details),
  }))
  const staffAndMails = [
    ...details.actions.map(({action, staffEmail, reason, at}): OrderEvent => {
      const who = staffEmail ?? 'somebody without an address'
      return {at, source: 'Staff', title: `${STAFF_ACTIONS[action]}, ${who}`, detail: reason}
    }),
    ...details.mails.flatMap(({kind, to, sentAt}): OrderEvent[] =>
      sentAt === null
        ? []
        : [{at: sentAt, source: 'Mail', title: `Sent: ${mailName(kind)}`, detail: to.join(', ')}],
    ),
  ]
  const atOwnTime = (event: OrderEvent) => ({event, place: event.at})
  return [...ours.map(atOwnTime), ...ofStripe, ...staffAndMails.map(atOwnTime)]
    .toSorted((a, b) => a.place - b.place)
    .map(({event}) => event)
}

function fromStripe({what, at, amountCents, detail}: StripeEvent): OrderEvent {
  const amount = amountCents === null ? '' : ` (${formatCents(amountCents)})`
  return {at, source: 'Stripe', title: `${stripeTitles[what]}${amount}`, detail}
}

/**
 * Where something of Stripe's stands among what has a time to the millisecond: after what it follows from, when both have happened
 * in the second that is all Stripe tells. In ms since the epoch.
 */
function placeOf({what, at}: StripeEvent, {order, returned}: OrderDetails): number {
  const isRefund = what === 'refund-made' || what === 'refund-failed'
  const askedFor = [order?.createdAt, ...(isRefund ? [returned?.createdAt, order?.refundBegun?.at] : [])]
  const begun = askedFor.flatMap((time = Infinity) => (time < at + STRIPE_SECOND_MS ? [time] : []))
  return Math.max(at, ...begun)
}

/** How a dispute has ended that has taken nothing. */
const disputeEnds: Readonly<Partial<Record<string, string>>> = {
  won: 'Dispute won: nothing was taken',
  warning_closed: 'Inquiry of the bank closed: nothing was taken',
  prevented: 'Dispute prevented',
}

function ofOrder(order: OrderDetails['order']): OrderEvent[] {
  if (!order) return []
  const ours = (at: number | null, title: string | null, detail: string | null = null): OrderEvent[] =>
    at === null || title === null ? [] : [{at, source: 'Lectern', title, detail}]
  return [
    ...ours(order.createdAt, 'Order placed'),
    ...ours(order.restoredAt, 'Order written again from its payment'),
    ...ours(order.completedAt, 'Order completed, courses handed out'),
    ...ours(order.enrolledAgainAt, 'Courses that were missing handed out again'),
    ...ours(order.refundedAt, 'Order refunded, courses withdrawn'),
    ...ours(order.refundFailureAt, 'A refund did not arrive'),
    ...ours(
      order.chargeback?.at ?? null,
      `Dispute lost: ${formatCents(order.chargeback?.amountCents ?? 0)} counts as given back`,
    ),
    ...ours(order.dispute?.updatedAt ?? null, disputeEnds[order.dispute?.status ?? ''] ?? null),
    ...ours(order.refundBegun?.at ?? null, 'A refund has begun', order.refundBegun?.email),
  ]
}

/** What was given back: the lines, or an amount alone. What Stripe has refused is among its answers. */
function ofRefunds({refunds, order}: OrderDetails): OrderEvent[] {
  return refunds.flatMap(({state, amountCents, lineIds, seats, isOutside, at}) => {
    if (state !== 'made' && state !== 'failed') return []
    const titles = (order?.items ?? []).flatMap(({lineId, title}) =>
      lineIds.includes(lineId) ? [title] : [],
    )
    const number = seats === null ? '' : `${pluralize(seats, 'seat')} of `
    const what = titles.length > 0 ? `: ${number}${titles.join(', ')}` : ', an amount alone'
    const detail = isOutside ? "Made in Stripe's dashboard" : null
    return [{at, source: 'Lectern', title: `${formatCents(amountCents)} given back${what}`, detail}]
  })
}

function ofReturn(returned: OrderDetails['returned']): OrderEvent[] {
  if (!returned) return []
  const {createdAt, updatedAt, reason, status} = returned
  const asked: OrderEvent = {at: createdAt, source: 'Learner', title: 'Return requested', detail: reason}
  if (status === 'pending') return [asked]
  return [asked, {at: updatedAt, source: 'Lectern', title: `Return ${status}`, detail: null}]
}

function ofProblems(problems: OrderDetails['problems']): OrderEvent[] {
  return problems.flatMap(({kind, since, settledAt, settledBy, outcome}) => {
    const {subject} = problemWords[kind]
    // That of the order has the amount, and staff's decision is among what staff did.
    if (kind === 'dispute-lost') return []
    const found: OrderEvent = {at: since, source: 'Lectern', title: subject, detail: null}
    // What staff settled is among what staff did, and how a dispute ended is said of the order.
    if (settledAt === null || settledBy !== 'system' || kind === 'dispute') return [found]
    return [found, {at: settledAt, source: 'Lectern', title: `Settled: ${subject}`, detail: outcome}]
  })
}
