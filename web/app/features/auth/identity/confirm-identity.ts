import {refreshSession} from '~/features/auth/session'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import type {Provider} from '~/lib/firebase/auth-providers'
import {callReason} from '~/lib/firebase/call-failure'
import {errorMessage} from '~/lib/firebase/error-messages'

/** Signs the account in again with its password. Throws AuthFailure. */
export async function confirmWithPassword(password: string): Promise<void> {
  const auth = await import('~/lib/firebase/auth')
  await auth.confirmPassword(password)
  await refreshSession()
}

/** Signs the account in again with Google or Facebook. Throws AuthFailure. */
export async function confirmWithProvider(provider: Provider): Promise<void> {
  const providers = await import('~/lib/firebase/auth-providers')
  await providers.confirmThroughProvider(provider)
  await refreshSession()
}

/** Confirms by a passkey who is here. Throws CallFailure, or the browser's error. */
export async function confirmWithPasskey(): Promise<void> {
  const passkeys = await import('./passkeys')
  await passkeys.confirmWithPasskey()
}

/** Whether there is no passkey to confirm anything by. */
export function hasNoPasskey(error: unknown): boolean {
  return callReason(error) === 'no-passkey'
}

/** Why a passkey could not be used or added, in words. */
export function passkeyError(error: unknown): string {
  return errorMessage(accountAttempts.usePasskey, error)
}

/** Why it has failed, in words. */
export function identityError(error: unknown): string {
  return errorMessage(accountAttempts.confirmIdentity, error)
}
