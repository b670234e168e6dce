import type {FunctionsErrorCode} from 'firebase-functions/v2/https'
import type {AnyReason} from './app-error.ts'

/** What most reasons are: the call was right, and what is stored does not allow it. */
const STANDARD: FunctionsErrorCode = 'failed-precondition'

/** The reasons that are something else. */
const codes: Partial<Record<AnyReason, FunctionsErrorCode>> = {
  'signed-out': 'unauthenticated',
  'not-staff': 'permission-denied',
  'not-teacher': 'permission-denied',
  'not-attested': 'unauthenticated',
  'invalid-argument': 'invalid-argument',
  'rate-limited': 'resource-exhausted',
  unavailable: 'unavailable',
  internal: 'internal',
  'payment-unavailable': 'unavailable',
  'mail-unavailable': 'unavailable',
  'content-unavailable': 'unavailable',
  'refund-failed': 'unavailable',
  'unknown-course': 'not-found',
  'unknown-session': 'not-found',
  'unknown-return': 'not-found',
  'unknown-order': 'not-found',
  'unknown-draft': 'not-found',
  'unknown-subscriber': 'not-found',
  'unknown-newsletter': 'not-found',
  'unknown-lesson': 'not-found',
  'unknown-question': 'not-found',
  'unknown-submission': 'not-found',
  'unknown-certificate': 'not-found',
  'unknown-learner': 'not-found',
  'unknown-review': 'not-found',
  'unknown-mail': 'not-found',
  'unknown-problem': 'not-found',
  'unknown-account': 'not-found',
  'unknown-code': 'not-found',
  'unknown-gift': 'not-found',
  'unknown-team': 'not-found',
  'unknown-seat': 'not-found',
  'unknown-instructor': 'not-found',
  'unknown-teacher': 'not-found',
  'unknown-invitation': 'not-found',
  'already-owned': 'already-exists',
  'already-subscribed': 'already-exists',
  'address-taken': 'already-exists',
  'code-exists': 'already-exists',
  'teacher-exists': 'already-exists',
  'invalid-token': 'invalid-argument',
  'duplicate-course': 'invalid-argument',
  'not-owned': 'permission-denied',
  'passkey-refused': 'permission-denied',
  withdrawn: 'permission-denied',
}

/** One of Firebase's codes for a reason, and with it the HTTP status. The browser picks its words by the reason itself. */
export function errorCodeOf(reason: AnyReason): FunctionsErrorCode {
  return codes[reason] ?? STANDARD
}
