import type {CommonReason, Contract} from '@lectern/domain/contracts'
import type {AuthReason} from '../auth-failure'

/**
 * The messages for one failed attempt: `reasons` by the reason of the failure, and `fallback` for all others. `null` says that
 * the fallback is intended for a reason.
 */
export interface Attempt {
  /** the title, for attempts whose failure is shown in a toast */
  title?: string
  /** text of the toast before the message */
  before?: string
  fallback: string
  reasons?: Readonly<Partial<Record<string, string | null>>>
}

/** An attempt by a callable function: every reason of its contract needs an entry; the common reasons may have one. */
export interface CallAttempt<C extends Contract> extends Attempt {
  reasons: Readonly<
    Record<C['reasons'][number], string | null> &
      Partial<Record<CommonReason | 'unreadable' | typeof NOT_REACHED, string>>
  >
}

export interface AuthAttempt extends Attempt {
  reasons?: Readonly<Partial<Record<AuthReason, string>>>
}

/** A call without an answer; only some attempts have another message for it than for an error of the service. */
export const NOT_REACHED = 'not-reached'

/** Words that attempts of more than one part share. */
export const CODE_ENDED = 'This code has ended.'
export const MAIL_UNAVAILABLE =
  'Our mail service is not available just now. Please try again in a few minutes.'
export const NOT_LEAVING = 'This account is not to be deleted any more, or it is being deleted already.'
export const COURSE_WITHDRAWN = 'This course is closed to you now: it is not yours any more.'
export const PAYMENT_DISPUTED =
  'The payer’s bank has a dispute about this payment. It can be refunded only where the dispute is won.'
export const PART_WENT_BACK =
  'A part of this payment went back meanwhile. Press again to get back what is left of it.'
