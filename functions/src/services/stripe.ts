import type {Stripe} from 'stripe'
import {AppError} from '../app-error.ts'
import {stripeApiBase, stripeSecretKey} from '../parameters.ts'
import {codeOf} from './error-code.ts'
import {memoize} from './memoize.ts'

const TIMEOUT_MS = 15_000

/** The Stripe client; loaded when first needed, so that functions that do not use it start without it. */
export const stripe = memoize(async (): Promise<Stripe> => {
  const {default: StripeClient} = await import('stripe')
  return new StripeClient(stripeSecretKey.value(), {
    timeout: TIMEOUT_MS,
    // Retries use the same idempotency key; a conflict with a request in progress is retried, too.
    maxNetworkRetries: 3,
    appInfo: {name: 'lectern'},
    ...address(stripeApiBase.value()),
  })
})

function address(base: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (base === '') return {}
  const url = new URL(base)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return {protocol, host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443)}
}

/** Whether Stripe answered that there is no such object. */
export function isMissing(error: unknown): boolean {
  return hasStripeCode(error, 'resource_missing')
}

/** Whether an idempotency key was used before with other parameters. A key in use right now (409) is another error. */
export function isIdempotencyMismatch(error: unknown): boolean {
  return (
    isStripeError(error) && 'type' in error && error.type === 'StripeIdempotencyError' && !isConflict(error)
  )
}

/** Whether Stripe answered with a server error (5xx). */
export function isServerError(error: unknown): boolean {
  return (
    isStripeError(error) &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 500
  )
}

/**
 * Whether Stripe has refused a request for good: repeating it would be refused again. After a 5xx or without an answer it
 * may have been carried out, and a conflict (409) or too many requests (429) pass.
 */
export function isRefusal(error: unknown): boolean {
  const status = isStripeError(error) && 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}

function isConflict(error: Error): boolean {
  return 'statusCode' in error && error.statusCode === 409
}

/** Whether an error is Stripe's, with that code (https://docs.stripe.com/error-codes). */
export function hasStripeCode(error: unknown, code: string): boolean {
  return isStripeError(error) && codeOf(error) === code
}

/** Whether an error of Stripe's is about that parameter of the request. */
export function isAboutParameter(error: unknown, parameter: string): boolean {
  return isStripeError(error) && 'param' in error && error.param === parameter
}

/**
 * Runs what asks Stripe something on behalf of a caller.
 * @throws AppError `payment-unavailable` for an error of Stripe's; any other as it is
 */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw isStripeError(cause) ? new AppError('payment-unavailable', {}, {cause}) : cause
  }
}

/** Whether an error is the Stripe client's: an error answer, or no answer. */
export function isStripeError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  )
}
