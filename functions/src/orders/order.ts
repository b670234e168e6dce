import {enrollmentId, type OrderFailure, type OrderItem, type OrderStatus} from '@lectern/domain/order'
import type {CollectionReference, DocumentReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `orders/{orderId}`. */
export interface Order {
  userId: string
  /** where the receipt goes; null where the account has no address and Stripe is to ask for one */
  email: string | null
  amountCents: number
  currency: string
  status: OrderStatus
  items: OrderItem[]
  /** where pay was pressed, and where the payment page leads back to */
  siteUrl: string
  /** how many requests to open the session have met a server error of Stripe's: part of the idempotency key */
  sessionAttempt: number
  checkoutSessionId: string | null
  paymentIntentId: string | null
  /** the learner has paid by a method that takes days (a bank transfer), and Stripe has not confirmed it yet */
  paymentProcessing: boolean
  createdAt: Timestamp
  completedAt: Timestamp | null
  refundedAt: Timestamp | null
  /** when Stripe is asked next about an order that is still pending */
  nextCheckAt: Timestamp | null
  /** why it has failed */
  failure?: OrderFailure
  /** what of a payment does not match this order, or `refund-failed`: for staff to look into */
  problem?: string
  /** when it was written again from its payment, because the database had lost it */
  restoredAt?: Timestamp
  /** when it was found without its courses, and they were given again */
  enrolledAgainAt?: Timestamp
  /** the payment is or was disputed: Stripe's id and words */
  dispute?: {id: string; status: string; reason: string; amountCents: number; updatedAt: Timestamp}
}

/** `enrollments/{uid_courseId}`: a learner owns a course, through an order. */
export interface Enrollment {
  userId: string
  courseId: string
  /** the first of {@link orderIds} */
  orderId: string
  /** every paid order of this course that has not been refunded: only the refund of the last withdraws it */
  orderIds?: string[]
  purchasedAt: Timestamp
}

/** The paid orders that an enrollment stands for. */
export function ordersOf({orderId, orderIds}: Enrollment): string[] {
  return orderIds ?? [orderId]
}

export function orders(): CollectionReference<Order> {
  return firestore().collection('orders') as CollectionReference<Order>
}

export function enrollment(uid: string, courseId: string): DocumentReference<Enrollment> {
  return firestore()
    .collection('enrollments')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<Enrollment>
}

/** The order that a checkout session was opened for; null when none has stored the session. */
export async function findOrderBySession(sessionId: string): Promise<FoundOrder | null> {
  return findOrder('checkoutSessionId', sessionId)
}

/** The order that a payment has completed; null when there is none. */
export async function findOrderByPayment(paymentIntentId: string): Promise<FoundOrder | null> {
  return findOrder('paymentIntentId', paymentIntentId)
}

export interface FoundOrder {
  id: string
  order: Order
}

async function findOrder(field: keyof Order, value: string): Promise<FoundOrder | null> {
  const found = await orders().where(field, '==', value).limit(1).get()
  const [snapshot] = found.docs
  return snapshot ? {id: snapshot.id, order: snapshot.data()} : null
}
