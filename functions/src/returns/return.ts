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
  /** why it was rejected, in the words that the learner reads */
  decisionReason?: string
  /** Stripe's id of the refund */
  refundId?: string
  /** when the refund turned out not to have arrived, so that staff may approve it again; deleted once they have */
  refundFailedAt?: Timestamp
  /** an approval in progress: the refund has been or is being requested */
  approval?: {by: string; email?: string | null; at: Timestamp}
  /** how many refund requests Stripe has refused or met with an error of its own, or have failed later: part of the idempotency key */
  refundAttempt?: number
}

export function returns(): CollectionReference<Return> {
  return firestore().collection('returns') as CollectionReference<Return>
}
