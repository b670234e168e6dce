import {getAuth, type Auth} from 'firebase-admin/auth'
import {codeOf} from './error-code.ts'
import {firebaseApp} from './firestore.ts'
import {memoize} from './memoize.ts'

export const auth = memoize((): Auth => getAuth(firebaseApp()))

/** Whether an Admin SDK call failed because there is no such account. */
export function isUnknownUser(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'auth/user-not-found' || code === 'auth/email-not-found'
}
