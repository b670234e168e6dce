import type {CountedRefund, RefundedLine} from '@lectern/domain/orders/lines'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {orders} from '../orders/order.ts'

/** `orders/{orderId}/refunds/{refundId}`: money of an order that goes back, whoever has begun it. */
export interface Refund extends CountedRefund {
  lines: RefundedLine[]
  /** why, for staff; null of a return, whose learner has said why, and of one that was made in Stripe's dashboard */
  reason: string | null
  /** the uid of who gives it back, and the address of their account then, until that is erased; null where it was made in Stripe's dashboard */
  by: string | null
  email: string | null
  /** it approves the order's return, whose mail tells the learner */
  withReturn: boolean
  /** Stripe's id of it; null until Stripe has made it */
  stripeId: string | null
  /** how many requests for it Stripe has refused or met with an error of its own, which it would repeat under the same key */
  attempt: number
  createdAt: Timestamp
  /** when it was known first that Stripe has made it */
  madeAt: Timestamp | null
}

/** The refunds of an order. One that was begun here has an id of ours, and one of Stripe's dashboard that of Stripe. */
export function refundsOf(orderId: string): CollectionReference<Refund> {
  return orders().doc(orderId).collection('refunds') as CollectionReference<Refund>
}

/** The newest refund of an order that was made; null where none was, as where a bank has taken the money. */
export async function newestRefund(orderId: string): Promise<Refund | null> {
  const {docs} = await refundsOf(orderId).get()
  const made = docs.map((snapshot) => snapshot.data()).filter(({state}) => state === 'made')
  // Stripe says the second in which a refund was begun, and two may be of the same.
  const time = ({madeAt, createdAt}: Refund) => (madeAt ?? createdAt).toMillis()
  return made.toSorted((a, b) => time(a) - time(b)).at(-1) ?? null
}

/** What counts as given back by refunds, each on the day when it was known. */
export function partsMade(refunds: readonly Refund[]) {
  return refunds.flatMap(({state, amountCents, lines, madeAt}) =>
    state === 'made' && madeAt ? [{amountCents, lines, at: madeAt}] : [],
  )
}
