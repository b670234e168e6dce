/** Why the sign-in service refused. `error-messages.ts` has the messages for users. */
export type AuthReason =
  | 'wrong-credentials'
  | 'email-in-use'
  | 'other-provider'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-attempts'
  | 'disabled'
  | 'invalid-code'
  | 'popup-blocked'
  | 'cancelled'
  | 'offline'
  | 'signed-out'
  | 'unknown'

export class AuthFailure extends Error {
  readonly reason: AuthReason

  constructor(reason: AuthReason, cause?: unknown) {
    super(`Signing in was refused: ${reason}`, {cause})
    this.name = 'AuthFailure'
    this.reason = reason
  }
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const reasons: Record<string, AuthReason> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/account-exists-with-different-credential': 'other-provider',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/user-disabled': 'disabled',
  'auth/invalid-action-code': 'invalid-code',
  'auth/expired-action-code': 'invalid-code',
  'auth/popup-blocked': 'popup-blocked',
  'auth/operation-not-supported-in-this-environment': 'popup-blocked',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/user-token-expired': 'signed-out',
  'auth/null-user': 'signed-out',
}

/** Converts an error of Firebase Auth. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return new AuthFailure((typeof code === 'string' && reasons[code]) || 'unknown', error)
}
