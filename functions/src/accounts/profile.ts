import {firestore} from '../services/firestore.ts'
import {readAll} from '../services/read-all.ts'

/** The first names in the accounts' profiles (`profiles/{uid}`), in the order of the uids; null where there is none. */
export async function firstNamesOf(uids: readonly string[]): Promise<(string | null)[]> {
  const profiles = await readAll(uids.map((uid) => firestore().collection('profiles').doc(uid)))
  return profiles.map((profile) => {
    const name: unknown = profile.get('firstName')
    return (typeof name === 'string' && name.trim()) || null
  })
}

/** Sorts after every character of a name. */
const LAST = '\uf8ff'

/** The ids of the accounts whose first name begins so, as it is written or with a capital. */
export async function uidsByFirstName(beginning: string, most: number): Promise<string[]> {
  const capitalized = beginning.charAt(0).toUpperCase() + beginning.slice(1)
  const found = await Promise.all(
    [...new Set([beginning, capitalized])].map((name) =>
      firestore()
        .collection('profiles')
        .where('firstName', '>=', name)
        .where('firstName', '<=', name + LAST)
        .limit(most)
        .get(),
    ),
  )
  return [...new Set(found.flatMap(({docs}) => docs.map(({id}) => id)))].slice(0, most)
}

/** The first and last names in the accounts' profiles, in the order of the uids; null where there is none. */
export async function fullNamesOf(uids: readonly string[]): Promise<(string | null)[]> {
  const distinct = [...new Set(uids)]
  const profiles = await readAll(distinct.map((uid) => firestore().collection('profiles').doc(uid)))
  const names = new Map(
    profiles.map((profile) => {
      const parts: unknown[] = [profile.get('firstName'), profile.get('lastName')]
      const name = parts.filter((part) => typeof part === 'string').join(' ')
      // On one line: it stands in mails to others.
      return [profile.id, name.replaceAll(/\s+/g, ' ').trim() || null]
    }),
  )
  return uids.map((uid) => names.get(uid) ?? null)
}
