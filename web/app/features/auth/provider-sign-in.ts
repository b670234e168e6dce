import {AuthFailure} from '~/lib/firebase/auth-failure'
import type {Provider} from '~/lib/firebase/auth-providers'
import {createProviderProfile} from './account-access'
import {startSession} from './session'

/*
 * Signs in with Google or Facebook: in production in the provider's popup or on its page; with the Auth emulator,
 * which has neither, in a local chooser. Both end at /auth-callback.
 */

/** An account of the local chooser. */
export interface LocalAccount {
  /** empty for an account without an address */
  email: string
  displayName: string
}

/** Key of session storage: the chosen local account, or that the browser went to the provider's page; the callback reads it. */
const CHOSEN = 'provider-chosen'
const REDIRECTED = 'provider-left'

/** The path of the callback for a provider. */
export function callbackPath(provider: Provider): string {
  return `/auth-callback?provider=${provider}`
}

/** Stores the chosen account for the callback. */
export function chooseLocalAccount(account: LocalAccount): void {
  sessionStorage.setItem(CHOSEN, JSON.stringify(account))
}

/**
 * Opens the provider's popup, and waits until the user has signed in there. When popups are blocked, `/auth-callback`
 * redirects to the provider's page instead. Throws AuthFailure.
 */
export async function openProviderWindow(provider: Provider): Promise<void> {
  const [{signInThroughPopup}] = await Promise.all([import('~/lib/firebase/auth-providers'), startSession()])
  try {
    await createProviderProfile(await signInThroughPopup(provider))
    sessionStorage.setItem(REDIRECTED, provider)
  } catch (error) {
    if (!(error instanceof AuthFailure && error.reason === 'popup-blocked')) throw error
    sessionStorage.removeItem(REDIRECTED)
  }
}

/** Signs in with the result of the provider or of the local chooser; called by the callback. Throws AuthFailure. */
export async function finishProviderSignIn(provider: Provider): Promise<void> {
  const [providers, {auth}] = await Promise.all([
    import('~/lib/firebase/auth-providers'),
    import('~/lib/firebase/auth'),
    startSession(),
  ])
  if (import.meta.env.VITE_AUTH_EMULATOR) {
    const chosen = takeStored(CHOSEN)
    if (!chosen) throw new AuthFailure('cancelled')
    await createProviderProfile(await providers.signInAsLocalAccount(provider, toLocalAccount(chosen)))
    return
  }
  const left = takeStored(REDIRECTED) !== null
  const account = await providers.redirectAnswer()
  if (account) await createProviderProfile(account)
  else if (auth.currentUser) return
  else if (left) throw new AuthFailure('cancelled')
  else {
    sessionStorage.setItem(REDIRECTED, provider)
    await providers.signInThroughRedirect(provider)
  }
}

/** Parses the account that the chooser stored. Throws AuthFailure if invalid, because users can edit session storage. */
function toLocalAccount(stored: string): LocalAccount {
  try {
    const {email, displayName} = JSON.parse(stored) as Partial<Record<string, unknown>>
    if (typeof email === 'string' && typeof displayName === 'string') return {email, displayName}
  } catch {
    // Invalid JSON is handled like any other invalid value.
  }
  throw new AuthFailure('unknown')
}

function takeStored(key: string): string | null {
  const value = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return value
}
