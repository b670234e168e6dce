import {RETURN_STATUSES, type ReturnStatus} from '@lectern/domain/return'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import {firestore, milliseconds, text} from '~/lib/firebase/firestore'

export interface ReturnRequest {
  /** the order's id; an order has at most one return */
  orderId: string
  userId: string
  reason: string
  status: ReturnStatus
  /** ms since the epoch */
  createdAt: number
  updatedAt: number
  /** when the refund of an approved return was found to have failed; null unless it is failed now */
  refundFailedAt: number | null
  /** why it was rejected; null where nobody said */
  decisionReason: string | null
  /** the courses of the order that it is about; null for all */
  courseIds: readonly string[] | null
  /** how much went back with its approval, in cents; null where that is not stored */
  refundedCents: number | null
}

const MAX_RETURNS = 200

/** A return as it is stored; null for one with an unknown status, so that the others are shown without it. */
export function toReturn(snapshot: QueryDocumentSnapshot): ReturnRequest | null {
  const data = snapshot.data()
  const status = RETURN_STATUSES.find((status) => status === data.status)
  if (!status) {
    console.error(`Return ${snapshot.id} has the unknown status ${String(data.status)}.`)
    return null
  }
  const createdAt = milliseconds(data.createdAt) ?? 0
  return {
    orderId: snapshot.id,
    userId: text(data, 'userId'),
    reason: text(data, 'reason'),
    status,
    createdAt,
    updatedAt: milliseconds(data.updatedAt) ?? createdAt,
    refundFailedAt: milliseconds(data.refundFailedAt),
    decisionReason: text(data, 'decisionReason') || null,
    courseIds: Array.isArray(data.courseIds) ? data.courseIds.filter((id) => typeof id === 'string') : null,
    refundedCents: typeof data.refundedCents === 'number' ? data.refundedCents : null,
  }
}

/** Lists the learner's own returns, newest first; one that cannot be read is left out. */
export async function listReturns(uid: string): Promise<ReturnRequest[]> {
  const returns = collection(firestore, 'returns')
  const own = query(returns, where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(MAX_RETURNS))
  return (await getDocs(own)).docs.map(toReturn).filter((returned) => returned !== null)
}

/** Reads the return of one of the user's own orders; null when there is none, or it cannot be read. */
export async function readReturn(orderId: string): Promise<ReturnRequest | null> {
  const snapshot = await getDoc(doc(firestore, 'returns', orderId))
  return snapshot.exists() ? toReturn(snapshot) : null
}

/**
 * Requests a return. The rules refuse a second one, an order that is not completed, and one after the return window.
 * @param courseIds what of the order it is about; empty for all
 */
export async function createReturn(
  uid: string,
  orderId: string,
  reason: string,
  courseIds: readonly string[],
): Promise<void> {
  await setDoc(doc(firestore, 'returns', orderId), {
    orderId,
    userId: uid,
    reason: reason.trim(),
    ...(courseIds.length > 0 && {courseIds}),
    status: 'pending',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  })
}
