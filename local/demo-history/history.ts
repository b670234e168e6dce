import type {OrderLine, RefundQuote} from '@lectern/domain/orders/lines'
import type {RatingValue} from '@lectern/domain/reviews/review'

/* What the demo history is made of. Times are ms since the epoch, money in cents. */

export interface PlannedLearner {
  uid: string
  email: string
  firstName: string
  lastName: string
  joinedAt: number
  marketingEmails: boolean
}

interface PlannedReturn {
  reason: string
  requestedAt: number
  /** null while it waits to be decided */
  decision: {status: 'approved' | 'rejected'; at: number} | null
}

/** What staff have given back: with the return, or by themselves for a reason. */
interface PlannedRefund extends RefundQuote {
  /** its place under the order; Stripe has an id of its own for it */
  id: string
  at: number
  reason: string | null
}

export interface PlannedOrder {
  id: string
  learner: PlannedLearner
  /** as they were sold */
  items: OrderLine[]
  amountCents: number
  at: number
  /** otherwise the payment page was left, and the order has expired */
  paid: boolean
  return: PlannedReturn | null
  refund: PlannedRefund | null
}

export interface PlannedProgress {
  learner: PlannedLearner
  courseId: string
  courseTitle: string
  /** when each lesson was done, by its key, in their order */
  done: [key: string, at: number][]
  /** when each of those was opened, in the sitting in which it was done */
  opened: Record<string, number>
  /** of those the lessons with a quiz, which was passed */
  passed: string[]
  /** every lesson of the course */
  lessonKeys: string[]
  /** those of its first section */
  firstSection: string[]
  /** null while lessons are left */
  certificate: {id: string; minutes: number; teacher: string} | null
}

export interface PlannedReview {
  learner: PlannedLearner
  courseId: string
  courseTitle: string
  rating: RatingValue
  text: string
  at: number
  /** when staff looked at it; null while nobody has */
  checkedAt: number | null
  answer: {text: string; at: number} | null
  /** who finds it helpful */
  helpfulTo: PlannedLearner[]
}

export interface History {
  learners: PlannedLearner[]
  orders: PlannedOrder[]
  progress: PlannedProgress[]
  reviews: PlannedReview[]
}

/** A document with its path. */
export type PlannedDocument = readonly [path: string, data: object]
