import {auth} from '../../services/auth.ts'
import {clock} from '../../services/clock.ts'

/** A token for a sign-in that a passkey has confirmed now: the claim is of that sign-in alone, and goes with it. */
export async function confirmedToken(uid: string): Promise<{token: string}> {
  return {token: await auth().createCustomToken(uid, {passkeyAt: Math.floor(clock.now() / 1000)})}
}
