import {getAuth, type Auth} from 'firebase-admin/auth'
import {firebaseApp} from './firestore.ts'
import {once} from './once.ts'

export const auth = once((): Auth => getAuth(firebaseApp()))

/** Whether an Admin SDK call failed because there is no such account. */
export function isUnknownUser(error: unknown): boolean {
  return hasCode(error, 'auth/user-not-found') || hasCode(error, 'auth/email-not-found')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
