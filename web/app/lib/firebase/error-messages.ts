import {MIN_PASSWORD_LENGTH} from '@lectern/domain/limits'
import {NOT_REACHED, type Attempt} from './attempts/attempt'
import {AuthFailure} from './auth-failure'
import {CallFailure, wasAnswered} from './call-failure'
import type {ToastOptions} from '~/ui/feedback/toast'
import {unreachable} from './unreachable-words'

/** Reasons with the same message for all attempts. */
const shared: Readonly<Partial<Record<string, string>>> = {
  offline: unreachable,
  'too-many-attempts': 'Too many attempts. Please wait a few minutes and try again.',
  'rate-limited': 'Too many attempts. Please wait a few minutes and try again.',
  'signed-out': 'Your session has ended. Please sign in again.',
  'not-staff': 'Your access to the back office has ended.',
  'sign-in-again': 'Please sign in once more to do this. Nothing has been changed.',
  'passkey-needed': 'This needs your passkey. Nothing has been changed.',
  disabled: 'This account has been disabled. Please contact us.',
  'weak-password': `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  'other-provider':
    'You already have an account with this email address. Please sign in the way you did before.',
}

/** The reason of an AuthFailure or CallFailure; `unknown` for any other error. */
function reasonOf(error: unknown): string {
  return error instanceof CallFailure || error instanceof AuthFailure ? error.reason : 'unknown'
}

/**
 * The message for a failed attempt (of `attempts/`): the specification's where it has one. The message of a library or of the
 * server is never shown.
 */
export function errorMessage({fallback, reasons = {}}: Attempt, error: unknown): string {
  const reason = reasonOf(error)
  const words = reasons[reason] ?? shared[reason] ?? fallback
  return wasAnswered(error) ? words : (reasons[NOT_REACHED] ?? words)
}

/** The message as a toast. */
export function errorToast(attempt: Attempt, error: unknown): ToastOptions {
  const {title = 'Error', before = ''} = attempt
  return {title, description: before + errorMessage(attempt, error), variant: 'destructive'}
}

/** The message for a failed sign-in with Google or Facebook. */
export function providerWords(provider: string, error: unknown): string {
  const known = reasonOf(error) === 'other-provider' ? shared['other-provider'] : undefined
  return known ?? `Failed to sign in with ${provider}. Please try again.`
}
