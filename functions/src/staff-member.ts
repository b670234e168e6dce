import type {Role} from '@lectern/domain/roles'
import type {CollectionReference, DocumentSnapshot, Timestamp} from 'firebase-admin/firestore'
import {firestore} from './services/firestore.ts'

/** A credential of WebAuthn, which an authenticator holds the private half of. */
export interface Passkey {
  /** base64url */
  id: string
  /** base64url */
  publicKey: string
  /** how often it was used, where its authenticator counts; one that goes back is a copy */
  counter: number
  transports: string[]
  /** as its owner calls it */
  name: string
  addedAt: Timestamp
}

/** What an authenticator was asked, and may answer once. */
export interface PasskeyChallenge {
  /** base64url */
  value: string
  purpose: 'add' | 'confirm'
  expiresAt: Timestamp
}

/** Somebody who works here. */
export interface MemberEntry {
  role: Role
  /** as in the account when the role was given */
  email: string | null
  since: Timestamp
  passkeys?: Passkey[]
  challenge?: PasskeyChallenge | null
  /** whether a passkey has to confirm their sign-ins: they have one, or everybody must; the rules ask it */
  needsPasskey?: boolean
  /** when a passkey was last taken away: what was confirmed before is confirmed no more; s since the epoch */
  passkeysRemovedAt?: number
}

/**
 * `staff/{uid}`: who is staff, and only they. Every call of staff asks it, and so do the rules, so that whoever is taken out of it
 * has lost everything from the next call on. The claim `role` of an account tells its browser what to show, and nothing else.
 */
export function staffMembers(): CollectionReference<MemberEntry> {
  return firestore().collection('staff') as CollectionReference<MemberEntry>
}

/** The document of an account as it stands now; it does not exist for a learner. */
export function staffMember(uid: string): Promise<DocumentSnapshot<MemberEntry>> {
  return staffMembers().doc(uid).get()
}

/** What an account may do here, as it stands now; null for a learner. */
export async function staffRole(uid: string): Promise<Role | null> {
  return (await staffMember(uid)).data()?.role ?? null
}
