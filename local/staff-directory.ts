import type {Role} from '@lectern/domain/roles'
import {Timestamp, type Firestore} from 'firebase-admin/firestore'

/** Enters somebody in the list of staff, which the functions keep when an owner changes it in the shop. */
export async function enterInStaffDirectory(
  firestore: Firestore,
  {uid, email}: {uid: string; email?: string | undefined},
  role: Role | null,
): Promise<void> {
  await firestore
    .doc('staff/directory')
    .set({members: {[uid]: {email: (role && email) ?? null, role, since: Timestamp.now()}}}, {merge: true})
}
