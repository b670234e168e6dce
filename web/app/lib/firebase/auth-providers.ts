import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth'
import {auth} from './auth'
import {AuthFailure, toAuthFailure} from './auth-failure'

export type Provider = 'google' | 'facebook'

/** An account at Google or Facebook. */
export interface ProviderAccount {
  uid: string
  displayName: string
  /** empty where the provider gives none, as Facebook does of who has signed up there by phone */
  email: string
  /** whether the provider vouches for the address: Firebase takes Google's word for it, and not Facebook's */
  emailVerified: boolean
}

function providerFor(name: Provider) {
  if (name === 'facebook') return new FacebookAuthProvider()
  const google = new GoogleAuthProvider()
  google.setCustomParameters({prompt: 'select_account'})
  return google
}

function toAccount({user}: UserCredential): ProviderAccount {
  const {uid, displayName, email, emailVerified} = user
  return {uid, displayName: displayName ?? '', email: email ?? '', emailVerified}
}

/** Signs in in the provider's popup. Throws AuthFailure, with `popup-blocked` when popups cannot be opened. */
export async function signInThroughPopup(name: Provider): Promise<ProviderAccount> {
  try {
    return toAccount(await signInWithPopup(auth, providerFor(name), browserPopupRedirectResolver))
  } catch (error) {
    throw toAuthFailure(error)
  }
}

/** Goes to the provider's page, which redirects back to the current URL. */
export async function signInThroughRedirect(name: Provider): Promise<never> {
  return signInWithRedirect(auth, providerFor(name), browserPopupRedirectResolver)
}

/** The result of the provider's page; null when the user does not come from there. Throws AuthFailure. */
export async function redirectAnswer(): Promise<ProviderAccount | null> {
  try {
    const credential = await getRedirectResult(auth, browserPopupRedirectResolver)
    return credential && toAccount(credential)
  } catch (error) {
    throw toAuthFailure(error)
  }
}

/**
 * Signs in with an account of the local chooser: the Auth emulator accepts an unsigned token in JSON.
 * Throws AuthFailure.
 */
export async function signInAsLocalAccount(
  name: Provider,
  {email, displayName}: {email: string; displayName: string},
): Promise<ProviderAccount> {
  if (!import.meta.env.VITE_AUTH_EMULATOR) throw new AuthFailure('unknown')
  try {
    return toAccount(await signInWithCredential(auth, localCredential(name, {email, displayName})))
  } catch (error) {
    throw toAuthFailure(error)
  }
}

/** What the provider says of an account: as from Facebook an address is never verified, and may be missing. */
function localCredential(name: Provider, {email, displayName}: {email: string; displayName: string}) {
  const claims = JSON.stringify({
    sub: `${name}-${(email || displayName).toLowerCase()}`,
    ...(email !== '' && {email}),
    name: displayName,
    email_verified: name === 'google',
  })
  return name === 'google' ? GoogleAuthProvider.credential(claims) : FacebookAuthProvider.credential(claims)
}

/** Signs in again with the account at the provider that the user has. Throws AuthFailure. */
export async function confirmThroughProvider(name: Provider): Promise<void> {
  const user = auth.currentUser
  if (!user) throw new AuthFailure('signed-out')
  const known = user.providerData.find(({providerId}) => providerId === `${name}.com`)
  try {
    if (import.meta.env.VITE_AUTH_EMULATOR) {
      const account = {email: known?.email ?? '', displayName: known?.displayName ?? ''}
      await reauthenticateWithCredential(user, localCredential(name, account))
    } else {
      await reauthenticateWithPopup(user, providerFor(name), browserPopupRedirectResolver)
    }
  } catch (error) {
    throw toAuthFailure(error)
  }
}
