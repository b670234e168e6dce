import {toAuthFailure} from '~/lib/firebase/auth-failure'
import {callbackAction, NO_SESSION, UNABLE, unableBecause, type CallbackAction} from './callback-action'
import {finishProviderSignIn} from './provider-sign-in'
import {currentUser, refreshSession, startSession} from './session'

export type CallbackOutcome =
  | {kind: 'success'; title: string; text: string}
  | {kind: 'failure'; title: string; text: string}

/** Codes work once, and React may ask twice: the answer for an address is kept while the page is open. */
const outcomes = new Map<string, Promise<CallbackOutcome>>()

/** Does what the address of /auth-callback asks for; asked again for the same address, gives the same answer. */
export function runCallback(search: string): Promise<CallbackOutcome> {
  const kept = outcomes.get(search)
  if (kept) return kept
  const outcome = run(callbackAction(new URLSearchParams(search)))
  outcomes.set(search, outcome)
  // Signing in a second time runs a new one.
  void outcome.finally(() => setTimeout(() => outcomes.delete(search), 2_000))
  return outcome
}

async function run(action: CallbackAction): Promise<CallbackOutcome> {
  if (action.kind === 'refused') return {kind: 'failure', title: UNABLE, text: action.words}
  try {
    await startSession()
    if (action.kind === 'verify-email') return await verify(action.code)
    if (action.kind === 'provider') await finishProviderSignIn(action.provider)
    else if (!currentUser()) {
      return {kind: 'failure', title: NO_SESSION, text: 'There is nobody signed in here. Please sign in.'}
    }
    return {kind: 'success', title: 'You are signed in', text: 'Taking you on...'}
  } catch (error) {
    console.error('The callback failed.', error)
    return {kind: 'failure', title: UNABLE, text: unableBecause(action, error)}
  }
}

async function verify(code: string): Promise<CallbackOutcome> {
  const verified = {
    kind: 'success',
    title: 'Your email address is verified',
    text: 'Taking you on...',
  } as const
  const {verifyEmail} = await import('~/lib/firebase/auth')
  try {
    await verifyEmail(code)
  } catch (error) {
    // Who presses the link twice is verified all the same.
    if (toAuthFailure(error).reason !== 'invalid-code' || !currentUser()) throw error
    await refreshSession()
    if (!currentUser()?.emailVerified) throw error
    return verified
  }
  if (currentUser()) await refreshSession()
  return verified
}
