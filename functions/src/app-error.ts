import type * as contracts from '@lectern/domain/contracts'
import type {CommonReason, ErrorDetails} from '@lectern/domain/contracts'
import type * as discountContracts from '@lectern/domain/discount/contracts'
import type * as learningContracts from '@lectern/domain/learning/contracts'
import type * as mailContracts from '@lectern/domain/mail/contracts'
import type * as newsletterContracts from '@lectern/domain/mail/newsletter-contracts'
import type * as peopleContracts from '@lectern/domain/people/contracts'
import type * as returnsContracts from '@lectern/domain/returns/contracts'
import type * as statisticsContracts from '@lectern/domain/statistics/contracts'
import type * as reviewContracts from '@lectern/domain/reviews/contracts'

import type * as orderContracts from '@lectern/domain/orders/contracts'
import type * as staffContracts from '@lectern/domain/staff/contracts'

type Contracts = typeof contracts &
  typeof discountContracts &
  typeof newsletterContracts &
  typeof learningContracts &
  typeof mailContracts &
  typeof peopleContracts &
  typeof returnsContracts &
  typeof statisticsContracts &
  typeof reviewContracts &
  typeof orderContracts &
  typeof staffContracts
type ReasonsIn<T> = T extends {reasons: readonly (infer R extends string)[]} ? R : never
/** Every reason for which any callable may fail. */
export type AnyReason =
  | CommonReason
  | {[Name in keyof Contracts]: ReasonsIn<Contracts[Name]>}[keyof Contracts]

/** An error whose reason the caller is told. Any other error reaches the caller as `internal`. */
export class AppError extends Error {
  readonly reason: AnyReason
  readonly details: Omit<ErrorDetails, 'reason'>

  constructor(reason: AnyReason, details: Omit<ErrorDetails, 'reason'> = {}, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'AppError'
    this.reason = reason
    this.details = details
  }
}

/** Whether an error is an AppError with that reason. */
export function isAppError(error: unknown, reason: AnyReason): error is AppError {
  return error instanceof AppError && error.reason === reason
}
