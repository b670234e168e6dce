import {StripeFailure} from '../../../local/payments/api/failure.ts'
import {NoAnswer, Refusal} from '../functions.ts'
import type {Scheduler} from '../scheduler.ts'

/** What a call may be refused for, and not for good: the same call later may be answered. */
const PASSING = new Set([
  'internal',
  'unavailable',
  'payment-unavailable',
  'mail-unavailable',
  'payment-refused',
  'refund-failed',
  'rate-limited',
])

/** How long somebody waits before they try again, in ms; some press again at once. */
const WAIT_MS = 2000
const AT_ONCE = 0.25

/**
 * Does something as a person does: again, where there is no answer.
 * @returns null when it is refused for good, or they have given up
 */
export async function insist<T>(
  scheduler: Scheduler,
  what: string,
  work: () => Promise<T>,
  tries = 5,
): Promise<T | null> {
  for (let count = 1; ; count += 1) {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Refusal ? error.reason : null
      const mayPass = error instanceof NoAnswer || (reason !== null && PASSING.has(reason))
      if (!mayPass || count === tries) {
        if (!mayPass && reason === null && !(error instanceof StripeFailure)) throw error
        scheduler.count(mayPass ? `given up: ${what}` : `refused: ${what}, ${reason ?? 'by the service'}`)
        return null
      }
      const isImpatient = scheduler.random.chance(AT_ONCE)
      await scheduler.sleep((isImpatient ? 1 : WAIT_MS) * count * (0.5 + scheduler.random.next()))
    }
  }
}
