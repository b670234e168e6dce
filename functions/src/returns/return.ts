import type {ReturnStatus} from '@lectern/domain/return'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `returns/{orderId}`: written as `pending` by the learner, decided here. */
export interface Return {
  orderId: string
  userId: string
  reason: string
  status: ReturnStatus
  createdAt: Timestamp
  updatedAt: Timestamp
  /** the uid of who decided */
  decidedBy?: string
  /** Stripe's id of the refund */
  refundId?: string
  /** an approval under way: the refund has been or is being asked for */
  approval?: {by: string; at: Timestamp}
  /** how often asking for the refund has met a fault of Stripe's: part of its idempotency key */
  refundAttempt?: number
}

export function returns(): CollectionReference<Return> {
  return firestore().collection('returns') as CollectionReference<Return>
}

/** One decision, one mail about it. */
export function returnMailId(orderId: string): string {
  return `return-${orderId}`
}
