import type {Role} from '@lectern/domain/roles'
import type {Timestamp} from 'firebase-admin/firestore'
import {passkeysRequired} from '../../parameters.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {firestore} from '../../services/firestore.ts'
import {staffMembers} from '../../staff-member.ts'

/** `staff/directory`, in which all staff stood before each had a document; `role` is null for who was no longer staff. */
interface StaffDirectory {
  members: Record<string, {email: string | null; role: Role | null; since: Timestamp}>
}

const DIRECTORY = 'directory'

/** Whether a database of an earlier version still has the list of staff in one document. */
export async function findStaffDirectory(): Promise<string[]> {
  const snapshot = await staffMembers().doc(DIRECTORY).get()
  return snapshot.exists ? [DIRECTORY] : []
}

/** Gives everybody in it a document of their own, once. Who has one by now keeps it. */
export async function moveStaffDirectory(): Promise<void> {
  await optimistically(async (write) => {
    const directory = await firestore().collection('staff').doc(DIRECTORY).get()
    if (!directory.exists) return
    const {members} = directory.data() as StaffDirectory
    for (const [uid, {role, email, since}] of Object.entries(members)) {
      if (role === null || (await staffMembers().doc(uid).get()).exists) continue
      write.create(staffMembers().doc(uid), {role, email, since, needsPasskey: passkeysRequired()})
    }
    write.delete(directory.ref, unchanged(directory))
  })
}
