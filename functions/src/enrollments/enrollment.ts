import {enrollmentId} from '@lectern/domain/order'
import type {DocumentReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `enrollments/{uid_courseId}`: a learner owns a course, through an order or because staff gave it. */
export interface Enrollment {
  userId: string
  courseId: string
  /** the first of {@link orderIds}; null where there is none */
  orderId: string | null
  /** every paid order of this course that has not been refunded: only the refund of the last withdraws it */
  orderIds?: string[]
  purchasedAt: Timestamp
  /** when staff opened all sections that wait for their day; absent where they have not */
  sectionsOpenedAt?: Timestamp
  /** staff gave the course: it stays whatever becomes of its orders, until staff withdraw it */
  source?: 'grant'
  /** why staff gave it */
  grantReason?: string
  /** the uid of who gave it */
  grantedBy?: string
  /** what was issued for the course; absent before that */
  certificateId?: string
  /** the learner's review of the course; absent before there is one */
  reviewId?: string
}

/**
 * `withdrawals/{uid_courseId}`: a learner owned a course until it was refunded, or withdrawn by staff who had given it. Deleted when
 * they own it again.
 */
export interface Withdrawal {
  userId: string
  courseId: string
  /** null where staff had given it */
  orderId: string | null
  withdrawnAt: Timestamp
  /** of the certificate that was withdrawn with it, which comes back with the course */
  certificateId: string | null
}

/** The paid orders that an enrollment stands for. */
export function ordersOf({orderId, orderIds}: Enrollment): string[] {
  return orderIds ?? (orderId === null ? [] : [orderId])
}

/**
 * From when on the days count after which a section opens, ms since the epoch: since the course became theirs; 0 where staff have opened
 * all of it, Infinity where it is not theirs.
 */
export function opensFrom(owned: Enrollment | undefined): number {
  if (!owned) return Infinity
  return owned.sectionsOpenedAt ? 0 : owned.purchasedAt.toMillis()
}

export function enrollment(uid: string, courseId: string): DocumentReference<Enrollment> {
  return firestore()
    .collection('enrollments')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<Enrollment>
}

export function withdrawal(uid: string, courseId: string): DocumentReference<Withdrawal> {
  return firestore()
    .collection('withdrawals')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<Withdrawal>
}
