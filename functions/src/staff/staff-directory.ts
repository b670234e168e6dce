import type {Role} from '@lectern/domain/roles'
import type {DocumentReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** One who is, or was, staff. */
interface StaffEntry {
  /** null for who is no longer staff */
  email: string | null
  /** null for who is no longer staff */
  role: Role | null
  since: Timestamp
}

/**
 * `staff/directory`: who is staff, as the sign-in service cannot be asked for the accounts with a role. One document, so that two
 * owners at once do not both take the other's role. What an account may do is said by its token alone.
 */
interface StaffDirectory {
  /** by uid */
  members: Record<string, StaffEntry>
}

export function staffDirectory(): DocumentReference<StaffDirectory> {
  return firestore().collection('staff').doc('directory') as DocumentReference<StaffDirectory>
}
