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
