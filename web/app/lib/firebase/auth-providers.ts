import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth'
import {auth} from './auth'
import {AuthFailure, toAuthFailure} from './auth-failure'

export type Provider = 'google' | 'facebook'

/** Who somebody is at Google or Facebook. */
export interface ProviderAccount {
  uid: string
  displayName: string
  photoUrl: string
}

function providerFor(name: Provider) {
  if (name === 'facebook') return new FacebookAuthProvider()
  const google = new GoogleAuthProvider()
  google.setCustomParameters({prompt: 'select_account'})
  return google
}

function toAccount({user}: UserCredential): ProviderAccount {
  return {uid: user.uid, displayName: user.displayName ?? '', photoUrl: user.photoURL ?? ''}
}

/** Signs in through the provider's own window. Throws AuthFailure, `popup-blocked` where windows cannot be opened. */
export async function signInThroughPopup(name: Provider): Promise<ProviderAccount> {
  try {
    return toAccount(await signInWithPopup(auth, providerFor(name), browserPopupRedirectResolver))
  } catch (error) {
    throw toAuthFailure(error)
  }
}

/** Leaves for the provider's page; it comes back to the address one is at now. */
export async function signInThroughRedirect(name: Provider): Promise<never> {
  return signInWithRedirect(auth, providerFor(name), browserPopupRedirectResolver)
}

/** What the provider's page answered; null when one was not there. Throws AuthFailure. */
export async function redirectAnswer(): Promise<ProviderAccount | null> {
  try {
    const credential = await getRedirectResult(auth, browserPopupRedirectResolver)
    return credential && toAccount(credential)
  } catch (error) {
    throw toAuthFailure(error)
  }
}

/**
 * Signs in with an account of the local chooser: the Auth emulator takes a claim in plain JSON for a provider's word.
 * Throws AuthFailure.
 */
export async function signInAsLocalAccount(
  name: Provider,
  {email, displayName}: {email: string; displayName: string},
): Promise<ProviderAccount> {
  if (!import.meta.env.VITE_AUTH_EMULATOR) throw new AuthFailure('unknown')
  const claims = JSON.stringify({
    sub: `${name}-${email.toLowerCase()}`,
    email,
    name: displayName,
    email_verified: true,
  })
  const credential =
    name === 'google' ? GoogleAuthProvider.credential(claims) : FacebookAuthProvider.credential(claims)
  try {
    return toAccount(await signInWithCredential(auth, credential))
  } catch (error) {
    throw toAuthFailure(error)
  }
}
