import fc from 'fast-check'
import type {Fault} from '../../local/payments/faults.ts'

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never

/** What somebody does with one choice out of several, the likelier ones with more weight. */
export function choice<T extends string>(weights: Record<T, number>): fc.Arbitrary<T> {
  const entries = Object.entries(weights) as [T, number][]
  return fc.oneof(
    {withCrossShrink: true},
    ...entries.map(([value, weight]) => ({weight, arbitrary: fc.constant(value)})),
  )
}

/** One in so many gets it. */
function oneIn<T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({weight: times - 1, arbitrary: fc.constant(null)}, {weight: 1, arbitrary})
}

/** When during a purchase a fault is set: as pay is pressed, as it is paid, as they come back, as it is given back. */
const step = choice({press: 3, pay: 2, back: 3, after: 4})
export type Step = 'press' | 'pay' | 'back' | 'after'

const API_PATHS = [undefined, '/v1/checkout/sessions', '/v1/refunds', '/v1/payment_intents'] as const

/** How Stripe's API fails: 4xx, 429, 5xx, no answer in time, or an answer that is lost after the work was done. */
const stripeFault: fc.Arbitrary<Pick<Fault, 'mode' | 'status' | 'times' | 'ms' | 'path' | 'method'>> =
  fc.record({
    mode: choice({error: 12, lost: 6, slow: 3, hang: 1}),
    // A hanging request costs the client's fifteen seconds.
    times: fc.integer({min: 1, max: 4}),
    status: fc.constantFrom(400, 402, 404, 429, 500, 500, 503),
    ms: fc.integer({min: 100, max: 2000}),
    path: fc.constantFrom(...API_PATHS),
    method: fc.constantFrom(undefined, 'POST', 'GET'),
  })

const mailFault = fc.record({
  mode: choice({'4xx': 2, '5xx': 3, timeout: 1, lost: 4}),
  times: fc.integer({min: 1, max: 4}),
})

/** What becomes of one event on its way to the shop. */
const eventFate = fc.record({
  how: choice({sent: 5, twice: 2, late: 4, lost: 2}),
  /** how many later events are sent before a late one */
  after: fc.integer({min: 1, max: 12}),
})
export type EventFate = Drawn<typeof eventFate>

/** Whether a pick is one of a bundle: each fourth. */
export function isOfBundle(pick: number): boolean {
  return pick % 4 === 3
}

export const purchase = fc.record({
  /** which of the courses that they do not own, or of the bundles; of a second cart, too */
  courses: fc.array(fc.nat(1_000), {minLength: 1, maxLength: 3}),
  tabs: choice({one: 8, 'same cart twice': 3, 'another cart': 2, 'another cart while paying': 2}),
  pays: choice({
    card: 10,
    paypal: 2,
    'after a decline': 2,
    'transfer that arrives': 3,
    'transfer that fails': 2,
    'as it expires': 2,
    'as it is cancelled': 1,
    'after coming back to it': 1,
    never: 2,
  }),
  comes: choice({
    back: 6,
    never: 4,
    'with the webhook': 4,
    'twice at once': 1,
    'and asks for the receipt': 2,
  }),
  after: choice({
    nothing: 14,
    'return approved': 4,
    'return approved by two': 1,
    'return approved and rejected': 1,
    'return rejected': 1,
    'refund in the dashboard': 2,
    'refund in the dashboard twice': 1,
    'refund of a part': 1,
    'return and refund at once': 1,
    'return whose refund fails': 2,
    'refund fails and is repeated': 2,
    'refund fails before it is noticed': 1,
    'dispute won': 1,
    'dispute lost': 1,
    'dispute lost and decided': 1,
    'dispute of a part lost': 1,
    'dispute won after it was lost': 1,
    'dispute open': 1,
    'inquiry closed': 1,
    'dispute and refund at once': 1,
    'return of a disputed payment': 1,
  }),
  stripe: oneIn(5, fc.record({at: step, fault: stripeFault})),
  mail: oneIn(8, fc.record({at: step, fault: mailFault})),
  /** the processes of the step's functions are killed, so many ms after it has begun */
  kill: oneIn(14, fc.record({at: step, afterMs: fc.nat(900)})),
})
export type PlannedPurchase = Drawn<typeof purchase>

export interface PlanOptions {
  seed: number
  purchases: number
  learners: number
}

export interface Plan {
  /** what each learner does, one purchase after the other */
  learners: PlannedPurchase[][]
  /** what becomes of the events, in the order in which they happen */
  eventFates: EventFate[]
}

/** Everything that is done and goes wrong, by the seed alone: the same seed gives the same plan. */
export function planOf({seed, purchases, learners}: PlanOptions): Plan {
  const all = fc.sample(purchase, {seed, numRuns: purchases})
  return {
    learners: Array.from({length: learners}, (_, learner) =>
      all.filter((_purchase, index) => index % learners === learner),
    ),
    eventFates: fc.sample(eventFate, {seed: seed + 1, numRuns: purchases * 4}),
  }
}
