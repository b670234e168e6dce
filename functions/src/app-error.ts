import type {AnyContract} from '@lectern/domain/all-contracts'
import type {ErrorDetails, Reason} from '@lectern/domain/contracts'

/** Every reason for which any callable may fail. */
export type AnyReason = Reason<AnyContract>

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
