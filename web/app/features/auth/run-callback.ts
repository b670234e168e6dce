import {toAuthFailure} from '~/lib/firebase/auth-failure'
import {callbackAction, NO_SESSION, FAILED, explainFailure, type CallbackAction} from './callback-action'
import {finishProviderSignIn} from './provider-sign-in'
import {currentUser, refreshSession, startSession} from './session'

export type CallbackOutcome =
  | {kind: 'success'; title: string; text: string}
  | {kind: 'failure'; title: string; text: string}

/** Results by query: codes work once, but React may run an effect twice. */
const outcomes = new Map<string, Promise<CallbackOutcome>>()

/** Runs the action of /auth-callback; a second call with the same query returns the same promise. */
export function runCallback(search: string): Promise<CallbackOutcome> {
  const kept = outcomes.get(search)
  if (kept) return kept
  const outcome = run(callbackAction(new URLSearchParams(search)))
  outcomes.set(search, outcome)
  // A later sign-in with the same query has to run again.
  void outcome.finally(() => setTimeout(() => outcomes.delete(search), 2_000))
  return outcome
}

async function run(action: CallbackAction): Promise<CallbackOutcome> {
  if (action.kind === 'refused') return {kind: 'failure', title: FAILED, text: action.words}
  try {
    await startSession()
    if (action.kind === 'verify-email') return await verify(action.code)
    if (action.kind === 'change-email') return await changeEmail(action.code)
    if (action.kind === 'provider') await finishProviderSignIn(action.provider)
    else if (!currentUser()) {
      return {kind: 'failure', title: NO_SESSION, text: 'There is nobody signed in here. Please sign in.'}
    }
    return {kind: 'success', title: 'You are signed in', text: 'Taking you on...'}
  } catch (error) {
    console.error('The callback failed.', error)
    return {kind: 'failure', title: FAILED, text: explainFailure(action, error)}
  }
}

async function verify(code: string): Promise<CallbackOutcome> {
  const verified = {
    kind: 'success',
    title: 'Your email address is verified',
    text: 'Taking you on...',
  } as const
  const {applyCode} = await import('~/lib/firebase/auth')
  try {
    await applyCode(code)
  } catch (error) {
    // The link was used before, so a signed-in account is already verified.
    if (toAuthFailure(error).reason !== 'invalid-code' || !currentUser()) throw error
    await refreshSession()
    if (!currentUser()?.emailVerified) throw error
    return verified
  }
  if (currentUser()) await refreshSession()
  return verified
}

/** Firebase ends the sessions of an account whose address changes; where it has not, the session gets the new one. */
async function changeEmail(code: string): Promise<CallbackOutcome> {
  const {applyCode} = await import('~/lib/firebase/auth')
  await applyCode(code)
  try {
    if (currentUser()) await refreshSession()
  } catch (error) {
    console.warn('The session ended with the old address.', error)
  }
  return {
    kind: 'success',
    title: 'Your email address is changed',
    text: 'From now on you sign in with the new one.',
  }
}
