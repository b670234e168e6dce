import type {UserRecord} from 'firebase-admin/auth'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {auth, isUnknownUser} from '../services/auth.ts'
import {firestore} from '../services/firestore.ts'

/** Who somebody is: the names of their profile, else that of their account; null where there is none. */
export async function personOf(uid: string): Promise<{name: string | null; email: string | null}> {
  const [profile, account] = await Promise.all([
    firestore().collection('profiles').doc(uid).get(),
    auth()
      .getUser(uid)
      .catch((error: unknown) => {
        if (isUnknownUser(error)) return null
        throw error
      }),
  ])
  return {name: nameOf(profile, account), email: account?.email ?? null}
}

/** The names of a profile, else that of the account; null where there is none. */
export function nameOf(
  profile: DocumentSnapshot,
  account: Pick<UserRecord, 'displayName'> | null,
): string | null {
  const names: unknown[] = [profile.get('firstName'), profile.get('lastName')]
  const own = names.filter((name) => typeof name === 'string').join(' ')
  return oneLine(own) || oneLine(account?.displayName ?? '') || null
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
