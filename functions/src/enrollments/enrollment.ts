import {enrollmentId} from '@lectern/domain/order'
import type {DocumentReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `enrollments/{uid_courseId}`: a learner owns a course, through an order. */
export interface Enrollment {
  userId: string
  courseId: string
  /** the first of {@link orderIds} */
  orderId: string
  /** every paid order of this course that has not been refunded: only the refund of the last withdraws it */
  orderIds?: string[]
  purchasedAt: Timestamp
  /** what was issued for the course; absent before that */
  certificateId?: string
}

/** `withdrawals/{uid_courseId}`: a learner owned a course until it was refunded. Deleted when they buy it again. */
export interface Withdrawal {
  userId: string
  courseId: string
  orderId: string
  withdrawnAt: Timestamp
  /** of the certificate that was withdrawn with it, which comes back with the course */
  certificateId: string | null
}

/** The paid orders that an enrollment stands for. */
export function ordersOf({orderId, orderIds}: Enrollment): string[] {
  return orderIds ?? [orderId]
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
