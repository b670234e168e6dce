import {doc, getDoc, serverTimestamp, setDoc} from 'firebase/firestore/lite'
import {firestore, text} from '~/lib/firebase/firestore'

/** What a learner tells about themselves. The address is the account's, not the profile's. */
export interface Profile {
  firstName: string
  lastName: string
  /** the picture of the account one signs in with, or empty */
  avatarUrl: string
}

export async function readProfile(uid: string): Promise<Profile> {
  const data = (await getDoc(doc(firestore, 'profiles', uid))).data() ?? {}
  return {
    firstName: text(data, 'firstName'),
    lastName: text(data, 'lastName'),
    avatarUrl: text(data, 'avatarUrl'),
  }
}

/** Whether the account has a profile yet: one that came by Google or Facebook has none at first. */
export async function hasProfile(uid: string): Promise<boolean> {
  return (await getDoc(doc(firestore, 'profiles', uid))).exists()
}

/** Saves the names, and the picture where one is given; leaves the rest of the profile alone. */
export async function saveProfile(
  uid: string,
  profile: Pick<Profile, 'firstName' | 'lastName'> & {avatarUrl?: string},
): Promise<void> {
  await setDoc(doc(firestore, 'profiles', uid), {...profile, updatedAt: serverTimestamp()}, {merge: true})
}
