import {createHash} from 'node:crypto'
import {invalidRequest, StripeFailure} from './failure.ts'
import type {Form, FormValue} from './form.ts'
import type {Ledger, SavedAnswer} from '../ledger/tables.ts'

/** Stripe forgets keys after at least 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** The idempotency keys that are being worked on right now. */
export class KeysInUse {
  #keys = new Set<string>()

  /** Takes a key for the time of `work`. Throws StripeFailure when another request holds it. */
  async hold<R>(key: string, work: () => Promise<R>): Promise<R> {
    if (this.#keys.has(key)) {
      throw new StripeFailure(
        409,
        'invalid_request_error',
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        {code: 'idempotency_key_in_use'},
      )
    }
    this.#keys.add(key)
    try {
      return await work()
    } finally {
      this.#keys.delete(key)
    }
  }
}

/** What a request with an idempotency key is for. */
export type KeyUse = Pick<SavedAnswer, 'key' | 'request' | 'parameters'>

/** The answer given before to this key. Throws StripeFailure when the key was used for something else. */
export function savedAnswer(ledger: Ledger, {key, request, parameters}: KeyUse): SavedAnswer | undefined {
  if (key.length > 255) {
    throw invalidRequest('Idempotency keys may be at most 255 characters long.', {
      code: 'parameter_invalid_string',
    })
  }
  const saved = ledger.get('answers', key)
  if (saved === undefined || saved.at < Date.now() - KEPT_MS) return undefined
  if (saved.request !== request) {
    throw misused(
      'for the same endpoint they were first used for',
      `('${request}' vs '${saved.request}')`,
      key,
    )
  }
  if (saved.parameters !== parameters) {
    throw misused('with the same parameters they were first used with', '', key)
  }
  return saved
}

function misused(how: string, detail: string, key: string) {
  const sentence = ['Keys for idempotent requests can only be used', how, detail].filter(Boolean).join(' ')
  return new StripeFailure(
    400,
    'idempotency_error',
    `${sentence}. Try using a key other than '${key}' if you meant to execute a different request.`,
  )
}

/** Removes the answers that are too old to be given again. */
export function forgetOldAnswers(ledger: Ledger): void {
  const oldest = Date.now() - KEPT_MS
  ledger.transact((tx) => {
    for (const {key, at} of tx.all('answers')) if (at < oldest) tx.remove('answers', key)
  })
}

/** The same for the same parameters, in whatever order they were sent. */
export function fingerprint(form: Form): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(form)))
    .digest('hex')
}

function sorted(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  )
}
