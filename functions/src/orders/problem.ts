import type {ProblemKind} from '@lectern/domain/orders/problem'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

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
