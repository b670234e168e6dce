import {auth} from '../services/auth.ts'
import {accountsByUid} from './accounts.ts'

/**
 * Where somebody is written to about what they bought, hold or teach: the address of their account once they have shown that it is
 * theirs, as they may have changed it since. Otherwise the one that was stored then, as of an account that is gone.
 * @param uid whose account it is; null before there is one
 * @param stored null where none was given, or the person is erased: nobody is written to
 */
export async function presentAddress(uid: string | null, stored: string | null): Promise<string | null> {
  if (!stored) return null
  if (uid === null) return stored
  const [account] = (await auth().getUsers([{uid}])).users
  return account?.emailVerified && account.email ? account.email : stored
}

/** The addresses that accounts have now and have shown to be theirs, by their uids; of an account that is gone there is none. */
export async function presentAddresses(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // Firebase refuses an empty id, which stands where nobody is known to have done it, and none, of a record that cannot be read.
  const accounts = await accountsByUid([...new Set(uids)].filter(Boolean))
  return new Map(accounts.flatMap(({uid, email, emailVerified}) => (emailVerified ? [[uid, email]] : [])))
}
