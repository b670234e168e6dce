import type {CommonReason, ErrorDetails} from '@lectern/domain/contracts'

/** Why a callable refused, as its contract says; `unreadable` when it answered what the contract does not know. */
export class CallFailure<R extends string = string> extends Error {
  readonly reason: R | CommonReason | 'unreadable'
  /** the input's field, for `invalid-argument` */
  readonly field: string | undefined
  /** the courses concerned, by id */
  readonly courseIds: readonly string[]
  /** what the cart costs now, in cents, for `price-changed` */
  readonly totalCents: number | undefined

  constructor(name: string, details: ErrorDetails, cause?: unknown) {
    super(`${name} refused: ${details.reason}`, {cause})
    this.name = 'CallFailure'
    this.reason = details.reason as R
    this.field = details.field
    this.courseIds = details.courseIds ?? []
    this.totalCents = details.totalCents
  }
}

/** The reason of a callable's refusal; `unavailable` for anything else that was thrown. */
export function callReason(error: unknown): string {
  return error instanceof CallFailure ? error.reason : 'unavailable'
}

/** Whether there was an answer to a call that failed: Firebase ends its message with the HTTP status, 0 when none came. */
export function wasAnswered(error: unknown): boolean {
  const cause = error instanceof CallFailure ? error.cause : undefined
  return !(cause instanceof Error && cause.message.endsWith('[0]'))
}
