import {endOtherSessions as contract} from '@lectern/domain/people/contracts'
import {AppError} from '../app-error.ts'
import {assertRecentSignIn} from '../authorize.ts'
import {callable} from '../callable.ts'
import {auth, isUnknownUser} from '../services/auth.ts'

/**
 * When somebody wants to be signed out everywhere else: every session of theirs ends, those elsewhere within an hour, when their
 * token is renewed. The browser that calls signs in again with the token that it gets.
 */
export const endOtherSessions = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'end-sessions', key: uid, max: 10, windowSeconds: 60 * 60}],
  },
  async (_, caller) => {
    // Who signs in with the token has signed in just now: in a browser that was left open, somebody else would have, for what asks for it.
    assertRecentSignIn(caller)
    const {uid} = caller
    // The token first: without it this browser would be signed out as well.
    const token = await auth().createCustomToken(uid)
    try {
      await auth().revokeRefreshTokens(uid)
    } catch (error) {
      // The token of an account that was deleted meanwhile is valid for up to an hour.
      if (isUnknownUser(error)) throw new AppError('signed-out')
      throw error
    }
    return {token}
  },
)
