import {AuthFailure} from '~/lib/firebase/auth-failure'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import type {Provider} from '~/lib/firebase/auth-providers'
import {isProvider} from './account-access'

/** The action of /auth-callback, parsed from its query. */
export type CallbackAction =
  | {kind: 'refused'; words: string}
  | {kind: 'verify-email'; code: string}
  | {kind: 'change-email'; code: string}
  | {kind: 'provider'; provider: Provider}
  | {kind: 'session'}

/** Messages for the most common OAuth error codes (RFC 6749, 4.1.2.1). */
const known: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'Signing in was cancelled.'],
  ['temporarily_unavailable', 'The sign-in service is busy. Please try again in a moment.'],
  ['server_error', 'The sign-in service had a problem. Please try again in a moment.'],
])

const REFUSED = 'The sign-in service did not let you in. Please try again.'

/**
 * Reads the action from the query. Error texts in the URL are never shown: anyone can craft such a link, and the text
 * would appear to be ours.
 */
export function callbackAction(query: URLSearchParams): CallbackAction {
  const error = query.get('error')
  if (error !== null || query.has('error_description')) {
    return {kind: 'refused', words: (error !== null && known.get(error)) || REFUSED}
  }
  const code = query.get('oobCode')
  if (code)
    return {kind: query.get('mode') === 'verifyAndChangeEmail' ? 'change-email' : 'verify-email', code}
  const provider = query.get('provider')
  if (isProvider(provider)) return {kind: 'provider', provider}
  return {kind: 'session'}
}

/** The message when the callback failed, or had nothing to do. */
export const FAILED = 'Unable to authenticate'
export const NO_SESSION = 'No session detected'

/** A sentence about the reason, or what to do next. */
export function explainFailure(action: CallbackAction, error: unknown): string {
  if (error instanceof AuthFailure && error.reason === 'offline') {
    return 'We could not reach the sign-in service. Please check your connection and try again.'
  }
  if (action.kind === 'verify-email') {
    return 'This link has been used already or has expired. You can have a new one sent from your account.'
  }
  if (action.kind === 'change-email') {
    return 'This link has been used already or has expired. You can ask for a new one in your settings.'
  }
  if (error instanceof AuthFailure && error.reason === 'other-provider') {
    return errorMessage(accountAttempts.signIn, error)
  }
  return 'Please sign in again.'
}
