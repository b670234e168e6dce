import {callerAccount} from '../accounts/caller-account.ts'
import type {Caller} from '../callable.ts'

/** Who wants to use a code. */
export interface CodeUser {
  uid: string
  /** their address if they have shown that it is theirs, otherwise null; read when a code asks for it */
  verifiedEmail: () => Promise<string | null>
}

/** Whoever calls, as somebody who wants to use a code. */
export function codeUser({
  uid,
  email,
  emailVerified,
}: Pick<Caller, 'uid' | 'email' | 'emailVerified'>): CodeUser {
  return {
    uid,
    verifiedEmail: async () => {
      if (emailVerified && email !== null) return email
      // The token may be older than the verification.
      const account = await callerAccount(uid)
      return account.emailVerified ? (account.email ?? null) : null
    },
  }
}
