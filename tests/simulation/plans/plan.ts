import fc from 'fast-check'
import {choice, purchase, type PlannedPurchase} from '../../faults/plan.ts'

/** What is drawn for one purchase beyond what `tests/faults` plans: what only a simulation can do at the same time. */
export interface SimulatedPurchase {
  learner: number
  planned: PlannedPurchase
  /** how long the page of the cart stays open before pay is pressed */
  page: 'fresh' | 'open for a while'
  /** whether a course that was taken back is bought again */
  buysAgain: boolean
  /** how long it takes until what is planned for afterwards happens */
  waits: 'minutes' | 'hours' | 'days'
  /** what happens beside it, or then */
  further:
    | 'nothing'
    | 'refund fails meanwhile'
    | 'refund fails twice'
    | 'refunded in the dashboard'
    | 'refunded by staff'
    | 'refunded and rejected'
    | 'parts by staff'
    | 'parts, return and dashboard at once'
    | 'part whose refund fails'
    | 'part and dispute at once'
    | 'part whose refund fails after a dispute'
    | 'part whose refund fails while a return of the rest is approved'
  /** what becomes of something that they give to another learner; plans from before there were gifts have none */
  gives?:
    | 'nothing'
    | 'accepted'
    | 'accepted by two at once'
    | 'taken back'
    | 'accepted and taken back at once'
    | 'sent again while accepted'
    | 'refunded while accepted'
    | 'refunded in the dashboard while accepted'
    | 'taken back, and the refund fails'
  /** what becomes of seats that they buy for a team of other learners; plans from before there were seats have none */
  seats?:
    | 'nothing'
    | 'never paid'
    | 'paid as they are given up'
    | 'paid by a transfer'
    | 'accepted'
    | 'accepted by another'
    | 'taken back while accepted'
    | 'taken back while begun'
    | 'given on while accepted'
    | 'left while taken back'
    | 'invited by two at once'
    | 'more bought while invited'
    | 'some given back'
    | 'given back while invited'
    | 'given back, and the refund fails'
    | 'given back in two parts, and the first refund fails'
    | 'parts by staff while given back'
    | 'refunded by staff while accepted'
    | 'refunded by staff, and the refund fails'
    | 'refunded in the dashboard while accepted'
    | 'bought again after a refund'
    | 'dispute lost and decided'
    | 'dispute won after it was lost'
  /** what they do with a course of theirs */
  learns: 'nothing' | 'a lesson' | 'all lessons'
}

/** So many learners buy in one shop. */
export const LEARNERS = 12

/** One purchase; every part shrinks towards its plainest. */
const simulatedPurchase: fc.Arbitrary<SimulatedPurchase> = fc.record({
  learner: fc.nat(LEARNERS - 1),
  planned: purchase,
  page: choice({fresh: 3, 'open for a while': 1}),
  buysAgain: fc.boolean(),
  waits: choice({minutes: 6, hours: 3, days: 2}),
  further: choice({
    nothing: 8,
    'refund fails meanwhile': 2,
    'refund fails twice': 1,
    'refunded in the dashboard': 2,
    'refunded by staff': 2,
    'refunded and rejected': 1,
    'parts by staff': 3,
    'parts, return and dashboard at once': 2,
    'part whose refund fails': 2,
    'part and dispute at once': 1,
    'part whose refund fails after a dispute': 1,
    'part whose refund fails while a return of the rest is approved': 1,
  }),
  learns: choice({nothing: 6, 'a lesson': 1, 'all lessons': 2}),
  gives: choice({
    nothing: 24,
    accepted: 2,
    'accepted by two at once': 1,
    'taken back': 1,
    'accepted and taken back at once': 3,
    'sent again while accepted': 1,
    'refunded while accepted': 1,
    'refunded in the dashboard while accepted': 1,
    'taken back, and the refund fails': 1,
  }),
  seats: choice({
    nothing: 60,
    'never paid': 1,
    'paid as they are given up': 1,
    'paid by a transfer': 1,
    accepted: 1,
    'accepted by another': 1,
    'taken back while accepted': 1,
    'taken back while begun': 1,
    'given on while accepted': 1,
    'left while taken back': 1,
    'invited by two at once': 1,
    'more bought while invited': 1,
    'some given back': 1,
    'given back while invited': 1,
    'given back, and the refund fails': 1,
    'given back in two parts, and the first refund fails': 2,
    'parts by staff while given back': 1,
    'refunded by staff while accepted': 1,
    'refunded by staff, and the refund fails': 1,
    'refunded in the dashboard while accepted': 1,
    'bought again after a refund': 1,
    'dispute lost and decided': 1,
    'dispute won after it was lost': 1,
  }),
})

/** The purchases of one shop, by the seed alone. */
export function planOf(seed: number, purchases: number): SimulatedPurchase[] {
  return fc.sample(simulatedPurchase, {seed, numRuns: purchases})
}
