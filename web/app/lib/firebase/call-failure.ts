import type {CommonReason, ErrorDetails} from '@lectern/domain/contracts'

/** An error of a callable function with a reason of its contract; `unreadable` when the response does not match the contract. */
export class CallFailure<R extends string = string> extends Error {
  readonly reason: R | CommonReason | 'unreadable'
  /** the invalid field of the input, for `invalid-argument` */
  readonly field: string | undefined
  /** the ids of the courses and bundles concerned */
  readonly documentIds: readonly string[]
  /** the current total of the cart in cents, for `price-changed` */
  readonly totalCents: number | undefined
  /** what the discount code takes off that; 0 without one */
  readonly discountCents: number

  constructor(name: string, details: ErrorDetails, cause?: unknown) {
    super(`${name} refused: ${details.reason}`, {cause})
    this.name = 'CallFailure'
    this.reason = details.reason as R
    this.field = details.field
    this.documentIds = [...(details.courseIds ?? []), ...(details.bundleIds ?? [])]
    this.totalCents = details.totalCents
    this.discountCents = details.discountCents ?? 0
  }
}

/** The reason of a CallFailure; `unavailable` for any other error. */
export function callReason(error: unknown): string {
  return error instanceof CallFailure ? error.reason : 'unavailable'
}

/** Reasons that say of no mistake of the caller's, but of one of ours or of a service's. */
const FAULTS: ReadonlySet<string> = new Set(['internal', 'unavailable', 'unreadable', 'invalid-argument'])

/** Writes to the console why something did not happen: a refusal in one line, and a fault as an error with its stack. */
export function reportFailure(what: string, error: unknown): void {
  if (error instanceof CallFailure && !FAULTS.has(error.reason))
    console.info(`${what} Refused: ${error.reason}`)
  else console.error(what, error)
}

/** Whether a failed call got a response: Firebase's message ends with the HTTP status, which is 0 without a response. */
export function wasAnswered(error: unknown): boolean {
  const cause = error instanceof CallFailure ? error.cause : undefined
  return !(cause instanceof Error && cause.message.endsWith('[0]'))
}
