import {Timestamp} from 'firebase-admin/firestore'
import {APPROVAL_MS, approveReturn} from './approve-return.ts'
import {returns} from './return.ts'
import {clock} from '../services/clock.ts'

const MAX_APPROVALS = 20

/** The ids of returns whose approval began and was interrupted before the refund was known to be made. */
export async function findInterruptedApprovals(): Promise<string[]> {
  const found = await returns()
    .where('approval.at', '<=', Timestamp.fromMillis(clock.now() - APPROVAL_MS))
    .limit(MAX_APPROVALS)
    .get()
  return found.docs.map(({id}) => id)
}

/** Completes an approval as the member of staff who began it; nothing when somebody else has completed it. */
export async function resumeApproval(orderId: string): Promise<void> {
  const approval = (await returns().doc(orderId).get()).data()?.approval
  if (approval) await approveReturn(orderId, {uid: approval.by, email: approval.email ?? null})
}
