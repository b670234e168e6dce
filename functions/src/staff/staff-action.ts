import type {StaffActionKind, StaffActionSubject} from '@lectern/domain/staff/staff-action'
import {Timestamp, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'

/** One act of staff, in `staffActions`. Only functions write it, and nobody changes or deletes it. */
export interface StaffAction {
  action: StaffActionKind
  staffId: string
  /** as in the account when it was done */
  staffEmail: string | null
  subject: {kind: StaffActionSubject; id: string}
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

/**
 * Records what staff do, in the very batch that does it: neither happens without the other.
 * @param id one of its own where the same act may be written twice, as by two calls at once
 */
export function recordStaffAction(
  write: WriteBatch,
  staff: StaffMember,
  action: StaffActionKind,
  subject: StaffAction['subject'],
  {reason = null, id}: {reason?: string | null; id?: string} = {},
): void {
  const reference = id === undefined ? staffActions().doc() : staffActions().doc(id)
  write.create(reference, {
    action,
    staffId: staff.uid,
    staffEmail: staff.email,
    subject,
    reason,
    at: clock.timestamp(),
  })
}
