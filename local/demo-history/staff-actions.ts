import type {StaffActionKind, StaffActionSubject} from '@lectern/domain/staff/staff-action'
import {Timestamp} from 'firebase-admin/firestore'
import {DEMO_ACCOUNTS} from '../demo-accounts.ts'
import type {PlannedDocument} from './history.ts'

const [, DEMO_STAFF] = DEMO_ACCOUNTS

/** The record of what the demo member of staff did. */
export function staffAction(
  action: StaffActionKind,
  subject: {kind: StaffActionSubject; id: string},
  ms: number,
  reason: string | null = null,
): PlannedDocument {
  return [
    `staffActions/history-${action}-${subject.id}`,
    {
      action,
      staffId: DEMO_STAFF.uid,
      staffEmail: DEMO_STAFF.email,
      subject,
      reason,
      at: Timestamp.fromMillis(ms),
    },
  ]
}
