import {Timestamp} from 'firebase-admin/firestore'
import {APPROVAL_MS, approveReturn} from './approve-return.ts'
import {returns} from './return.ts'

/** The approvals that were begun and broke off before the money was known to be back. */
export async function unfinishedApprovals(): Promise<{id: string; by: string}[]> {
  const found = await returns()
    .where('approval.at', '<=', Timestamp.fromMillis(Date.now() - APPROVAL_MS))
    .limit(20)
    .get()
  return found.docs.flatMap((snapshot) => {
    const by = snapshot.data().approval?.by
    return by ? [{id: snapshot.id, by}] : []
  })
}

/** Finishes one, in the name of who began it. */
export async function finishApproval({id, by}: {id: string; by: string}): Promise<void> {
  await approveReturn(id, by)
}
