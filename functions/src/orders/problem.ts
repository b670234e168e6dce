import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/**
 * What does not fit between Stripe and the orders:
 * `payment-mismatch` a payment of another amount, currency, order or learner · `paid-twice` a second payment for an order, or for a course ·
 * `refund-failed` money that was sent back and did not arrive ·
 * `dispute` a payment that its owner's bank wants back · `order-missing` a payment whose order cannot be written again ·
 * `account-missing` a paid order whose learner has no account · `payment-missing` a paid order of which Stripe knows no payment
 */
export type ProblemKind =
  | 'payment-mismatch'
  | 'paid-twice'
  | 'refund-failed'
  | 'dispute'
  | 'order-missing'
  | 'account-missing'
  | 'payment-missing'

/** `problems/{id}`: something that staff has to look into. */
export interface Problem {
  kind: ProblemKind
  /** the order it is about; null where there is none */
  orderId: string | null
  /** Stripe's ids, amounts and words */
  details: Record<string, string | number | null>
  since: Timestamp
  /** null while it is open */
  settledAt: Timestamp | null
  /** the uid of who settled it; `system` when it settled itself */
  settledBy: string | null
  outcome: string | null
}

export function problems(): CollectionReference<Problem> {
  return firestore().collection('problems') as CollectionReference<Problem>
}

/** The id of a problem: one for each thing (Stripe's id of it, or the order's) that has it. */
export function problemId(kind: ProblemKind, about: string): string {
  return `${kind}-${about}`
}
