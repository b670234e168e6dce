import {createHash} from 'node:crypto'
import type {ErrorDetails} from '@lectern/domain/contracts'
import type {OrderDiscount} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import type {DocumentReference, Timestamp, WriteBatch} from 'firebase-admin/firestore'
import type {GiftDetails} from '../gifts/claim.ts'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'

/** `checkouts/{uid}`: the one open checkout of a learner; deleted when its order no longer waits for payment. */
export interface Checkout {
  orderId: string
  /** what is being bought, for how much: the same cart gives the same checkout */
  fingerprint: string
  /** null until Stripe has opened the session */
  sessionId: string | null
  url: string | null
  createdAt: Timestamp
}

export function checkoutOf(uid: string): DocumentReference<Checkout> {
  return firestore().collection('checkouts').doc(uid) as DocumentReference<Checkout>
}

/** Deletes the learner's open checkout if it is this order's, as part of whatever else is written with it. */
export async function writeCheckoutRemoval(write: WriteBatch, uid: string, orderId: string): Promise<void> {
  const checkout = await checkoutOf(uid).get()
  if (checkout.data()?.orderId === orderId) write.delete(checkout.ref, unchanged(checkout))
}

/** What an error says of the lines that it is about: the ids of their courses and bundles. */
export function namesOf(
  lines: readonly Pick<OrderLine, 'kind' | 'id'>[],
): Pick<ErrorDetails, 'courseIds' | 'bundleIds'> {
  const idsOf = (kind: OrderLine['kind']) => [
    ...new Set(lines.flatMap((line) => (line.kind === kind ? [line.id] : []))),
  ]
  const [courseIds, bundleIds] = [idsOf('course'), idsOf('bundle')]
  return {...(courseIds.length > 0 && {courseIds}), ...(bundleIds.length > 0 && {bundleIds})}
}

/**
 * A hash of a cart: equal for the same courses and bundles at the same prices, in any order, with the same discount; of a gift, for the
 * same words to the same person.
 */
export function fingerprint(
  items: readonly OrderLine[],
  discount?: OrderDiscount,
  gift?: GiftDetails,
): string {
  const lines = items
    .map(({id, priceCents, courses = []}) =>
      [id, priceCents, ...courses.map(({courseId, shareCents}) => `${courseId} ${shareCents}`)].join(' '),
    )
    .toSorted()
  // Two seats may cost what one copy does.
  for (const line of items) if (line.for !== 'me') lines.push(`${line.for} ${line.quantity}`)
  if (discount) lines.push(`${discount.code} ${discount.discountCents}`)
  if (gift) lines.push(`gift ${JSON.stringify([gift.to, gift.message, gift.deliverAt?.toMillis()])}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
