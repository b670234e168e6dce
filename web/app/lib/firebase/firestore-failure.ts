import {FirebaseError} from 'firebase/app'

/** Whether the Firestore rules denied the request: the document does not exist, or belongs to another user. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied'
}
