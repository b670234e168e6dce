import {AuthFailure} from '~/lib/firebase/auth-failure'
import type {Provider} from '~/lib/firebase/auth-providers'
import {welcomeProviderAccount} from './account-access'
import {startSession} from './session'

/*
 * Signing in with Google or Facebook. In production the provider's own window or page says who one is; against the Auth
 * emulator, which cannot open either, a local chooser does. Both come back through /auth-callback.
 */

/** An account of the local chooser. */
export interface LocalAccount {
  email: string
  displayName: string
}

/** Session storage: the account that was chosen, or that one left for the provider's page, until the callback reads it. */
const CHOSEN = 'provider-chosen'
const LEFT = 'provider-left'

/** The address of the callback for a provider. */
export function callbackPath(provider: Provider): string {
  return `/auth-callback?provider=${provider}`
}

/** Takes the chosen account along to the callback. */
export function chooseLocalAccount(account: LocalAccount): void {
  sessionStorage.setItem(CHOSEN, JSON.stringify(account))
}

/**
 * Opens the provider's window, and waits until one has signed in there. Where windows are not allowed, `/auth-callback`
 * goes to the provider's page instead. Throws AuthFailure.
 */
export async function openProviderWindow(provider: Provider): Promise<void> {
  const [{signInThroughPopup}] = await Promise.all([import('~/lib/firebase/auth-providers'), startSession()])
  try {
    await welcomeProviderAccount(await signInThroughPopup(provider))
    sessionStorage.setItem(LEFT, provider)
  } catch (error) {
    if (!(error instanceof AuthFailure && error.reason === 'popup-blocked')) throw error
    sessionStorage.removeItem(LEFT)
  }
}

/** What the callback does: signs in with what the provider, or the chooser, said. Throws AuthFailure. */
export async function finishProviderSignIn(provider: Provider): Promise<void> {
  const [providers, {auth}] = await Promise.all([
    import('~/lib/firebase/auth-providers'),
    import('~/lib/firebase/auth'),
    startSession(),
  ])
  if (import.meta.env.VITE_AUTH_EMULATOR) {
    const chosen = takeStored(CHOSEN)
    if (!chosen) throw new AuthFailure('cancelled')
    await welcomeProviderAccount(await providers.signInAsLocalAccount(provider, toLocalAccount(chosen)))
    return
  }
  const left = takeStored(LEFT) !== null
  const account = await providers.redirectAnswer()
  if (account) await welcomeProviderAccount(account)
  else if (auth.currentUser) return
  else if (left) throw new AuthFailure('cancelled')
  else {
    sessionStorage.setItem(LEFT, provider)
    await providers.signInThroughRedirect(provider)
  }
}

/** Reads what the chooser stored. Throws AuthFailure for anything else, which somebody may have put there by hand. */
function toLocalAccount(stored: string): LocalAccount {
  try {
    const {email, displayName} = JSON.parse(stored) as Partial<Record<string, unknown>>
    if (typeof email === 'string' && typeof displayName === 'string') return {email, displayName}
  } catch {
    // Not even JSON.
  }
  throw new AuthFailure('unknown')
}

function takeStored(key: string): string | null {
  const value = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return value
}
