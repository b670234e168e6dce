import {FirebaseError} from 'firebase/app'

/** Whether the rules refused: what was asked for is not there, or not the reader's. */
export function isRefusal(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied'
}
