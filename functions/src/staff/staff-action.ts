import type {StaffActionKind, StaffActionSubject} from '@lectern/domain/staff/staff-action'
import {Timestamp, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'

/** One act of staff, in `staffActions`. Only functions write it, and nobody deletes it; an erasure takes the words and the address. */
export interface StaffAction {
  action: StaffActionKind
  staffId: string
  /** as in the account when it was done; null where it had none, and once its owner is erased */
  staffEmail: string | null
  subject: {kind: StaffActionSubject; id: string}
  /** the uid of the learner whom it was done to; null for nobody, absent from before it was recorded */
  whom?: string | null
  /** how much money it moved, in cents; null for none, absent from before it was recorded */
  amountCents?: number | null
  /** why, in the words of who did it */
  reason: string | null
  at: Timestamp
}

/** Who acts. */
export interface StaffMember {
  uid: string
  email: string | null
}

export function staffActions(): CollectionReference<StaffAction> {
  return firestore().collection('staffActions') as CollectionReference<StaffAction>
}

interface StaffActionDetails {
  /** the uid of the learner whom it is done to; of an act on a learner it is the subject */
  whom?: string | null | undefined
  /** in cents */
  amountCents?: number | null
  reason?: string | null
  /** one of its own where the same act may be written twice, as by two calls at once */
  id?: string
}

/** Records what staff do, in the very batch that does it: neither happens without the other. */
export function recordStaffAction(
  write: WriteBatch,
  staff: StaffMember,
  action: StaffActionKind,
  subject: StaffAction['subject'],
  {reason = null, whom, amountCents = null, id}: StaffActionDetails = {},
): void {
  const reference = id === undefined ? staffActions().doc() : staffActions().doc(id)
  write.create(reference, {
    action,
    staffId: staff.uid,
    staffEmail: staff.email,
    subject,
    whom: whom ?? (subject.kind === 'learner' ? subject.id : null),
    amountCents,
    reason,
    at: clock.timestamp(),
  })
}
