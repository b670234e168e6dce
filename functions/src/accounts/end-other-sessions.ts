import {endOtherSessions as contract} from '@lectern/domain/people/contracts'
import {callable} from '../callable.ts'
import {auth} from '../services/auth.ts'

/**
 * When somebody wants to be signed out everywhere else: every session of theirs ends, those elsewhere within an hour, when their
 * token is renewed. The browser that calls signs in again with the token that it gets.
 */
export const endOtherSessions = callable(
  contract,
  {
    who: 'signed-in',
    limits: (_, {uid}) => [{name: 'end-sessions', key: uid, max: 10, windowSeconds: 60 * 60}],
  },
  async (_, {uid}) => {
    // The token first: without it this browser would be signed out as well.
    const token = await auth().createCustomToken(uid)
    await auth().revokeRefreshTokens(uid)
    return {token}
  },
)
