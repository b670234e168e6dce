import type {Role} from '@lectern/domain/roles'
import type {Auth, UserRecord} from 'firebase-admin/auth'
import {Timestamp, type Firestore} from 'firebase-admin/firestore'

/** Makes an account staff, or takes it back, as the functions do when an owner decides it in the shop. */
export async function setStaffMember(
  {auth, firestore}: {auth: Auth; firestore: Firestore},
  {uid, email, customClaims}: Pick<UserRecord, 'uid'> & Partial<Pick<UserRecord, 'email' | 'customClaims'>>,
  role: Role | null,
): Promise<void> {
  const member = firestore.doc(`staff/${uid}`)
  if (role === null) await member.delete()
  else {
    const isNew = !(await member.get()).exists
    const entry = {role, email: email ?? null, since: Timestamp.now()}
    // Where all need a passkey, the clock says so a minute later.
    await member.set({...entry, ...(isNew && {needsPasskey: false})}, {merge: true})
  }
  // By the claim a browser shows the back office or does not.
  const {role: _, ...others} = customClaims ?? {}
  await auth.setCustomUserClaims(uid, role === null ? others : {...others, role})
}
