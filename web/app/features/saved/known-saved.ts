import {sessionUser} from '~/features/auth/session'
import {readSignedInFlag} from '~/features/auth/signed-in-flag'
import {readSaved} from './saved-courses'

/** The ids of what is saved on this device, newest first; of whoever is signed in, what the account has. */
export async function knownSaved(): Promise<readonly string[]> {
  if (readSignedInFlag()) {
    const [user, {joinAccount}] = await Promise.all([sessionUser(), import('./account-saved')])
    if (user) await joinAccount(user.uid)
  }
  return readSaved().ids
}
