import {auth} from '../services/auth.ts'

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
