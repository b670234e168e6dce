import {doc, getDoc, serverTimestamp, setDoc} from 'firebase/firestore/lite'
import {firestore, text} from '~/lib/firebase/firestore'
import type {SessionUser} from '~/lib/firebase/session-user'
import {namesIn} from './names'

/** A learner's profile. The email address is part of the account, not of the profile. */
export interface Profile {
  firstName: string
  lastName: string
  /** the picture of the Google or Facebook account, or empty */
  avatarUrl: string
}

/** The profile; the fallback is the account's display name. */
export async function readProfile({
  uid,
  displayName,
}: Pick<SessionUser, 'uid' | 'displayName'>): Promise<Profile> {
  const snapshot = await getDoc(doc(firestore, 'profiles', uid))
  if (!snapshot.exists()) return {...namesIn(displayName), avatarUrl: ''}
  const data = snapshot.data()
  return {
    firstName: text(data, 'firstName'),
    lastName: text(data, 'lastName'),
    avatarUrl: text(data, 'avatarUrl'),
  }
}

/** Whether the account has a profile: a new Google or Facebook account has none yet. */
export async function hasProfile(uid: string): Promise<boolean> {
  return (await getDoc(doc(firestore, 'profiles', uid))).exists()
}

/** Saves the names; leaves the picture unchanged, which the functions write. */
export async function saveProfile(
  uid: string,
  profile: Pick<Profile, 'firstName' | 'lastName'>,
): Promise<void> {
  await setDoc(doc(firestore, 'profiles', uid), {...profile, updatedAt: serverTimestamp()}, {merge: true})
}
