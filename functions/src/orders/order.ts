import {enrollmentId, type OrderItem, type OrderStatus} from '@lectern/domain/order'
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
  /** how often opening the session has met a fault of Stripe's: part of its idempotency key */
  sessionAttempt: number
  checkoutSessionId: string | null
  paymentIntentId: string | null
  /** the learner has paid in a way that takes days (a bank transfer), and Stripe has not said yes or no */
  paymentProcessing: boolean
  createdAt: Timestamp
  completedAt: Timestamp | null
  refundedAt: Timestamp | null
  /** when Stripe is asked next about an order that is still pending */
  nextCheckAt: Timestamp | null
  /** what a person has to look at: Stripe has taken money that does not fit this order */
  problem?: string
}

/** `enrollments/{uid_courseId}`: that a learner owns a course, and through which order. */
export interface Enrollment {
  userId: string
  courseId: string
  orderId: string
  purchasedAt: Timestamp
}

export function orders(): CollectionReference<Order> {
  return firestore().collection('orders') as CollectionReference<Order>
}

export function enrollment(uid: string, courseId: string): DocumentReference<Enrollment> {
  return firestore()
    .collection('enrollments')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<Enrollment>
}

/** The order that a checkout session was opened for, as far as we noted it. */
export async function findOrderBySession(sessionId: string): Promise<FoundOrder | null> {
  return findOrder('checkoutSessionId', sessionId)
}

/** The order that a payment has completed. */
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
