import {createHash} from 'node:crypto'
import type {OrderItem} from '@lectern/domain/order'
import type {DocumentReference, Timestamp, WriteBatch} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'

/** `checkouts/{uid}`: the one open checkout of a learner. It is gone when its order is no longer waiting for payment. */
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

/** Takes an order away from the till: it is no longer waiting for its learner to pay. */
export async function writeCheckoutEnd(write: WriteBatch, uid: string, orderId: string): Promise<void> {
  const checkout = await checkoutOf(uid).get()
  if (checkout.data()?.orderId === orderId) write.delete(checkout.ref, unchanged(checkout))
}

/** The same for the same courses at the same prices, in whatever order they stand in the cart. */
export function fingerprint(items: readonly OrderItem[]): string {
  const lines = items.map(({courseId, priceCents}) => `${courseId} ${priceCents}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
