import {addPasskey, askPasskey, confirmByPasskey} from '@lectern/domain/staff/passkey-contracts'
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {refreshSession} from '~/features/auth/session'
import {signInWithToken} from '~/lib/firebase/auth'
import {call} from '~/lib/firebase/call'

/** Asks the authenticator to confirm who is here, and signs in anew with that. Throws CallFailure, or the browser's error. */
export async function confirmWithPasskey(): Promise<void> {
  const {options} = await call(askPasskey, {purpose: 'confirm'})
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  const response = JSON.stringify(await startAuthentication({optionsJSON}))
  await signInConfirmed(await call(confirmByPasskey, {response}))
}

/** Makes a passkey at the authenticator, and signs in anew as confirmed by it. Throws CallFailure, or the browser's error. */
export async function registerPasskey(name: string): Promise<void> {
  const {options} = await call(askPasskey, {purpose: 'add'})
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  const response = JSON.stringify(await startRegistration({optionsJSON}))
  await signInConfirmed(await call(addPasskey, {response, name}))
}

async function signInConfirmed({token}: {token: string}): Promise<void> {
  await signInWithToken(token)
  await refreshSession()
}
