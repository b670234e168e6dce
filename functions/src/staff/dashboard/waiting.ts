import type {ProblemKind} from '@lectern/domain/orders/problem'
import {problems} from '../../orders/problem.ts'
import {outbox} from '../../outbox/outbox.ts'
import {questions} from '../../questions/question.ts'
import {returns} from '../../returns/return.ts'
import {reviews} from '../../reviews/review.ts'
import {clock} from '../../services/clock.ts'
import {countUpTo} from '../../services/cursor-page.ts'

/** Problems that are neither a dispute nor a refund that failed. */
const OTHERS: readonly ProblemKind[] = [
  'payment-mismatch',
  'paid-twice',
  'partial-refund',
  'order-missing',
  'account-missing',
  'payment-missing',
  'order-malformed',
  'transfer-unknown',
  'transfer-missing',
]

/** How much waits for staff, up to `MOST_WAITING` and one of each: eight counts, each the price of one read whatever there is. */
export async function readWaiting() {
  const open = problems().where('settledAt', '==', null)
  const [
    waitingReturns,
    others,
    disputes,
    lostDisputes,
    failedRefunds,
    mails,
    newReviews,
    questionsForStaff,
  ] = await Promise.all([
    countUpTo(returns().where('status', '==', 'pending')),
    countUpTo(open.where('kind', 'in', OTHERS)),
    countUpTo(open.where('kind', '==', 'dispute' satisfies ProblemKind)),
    countUpTo(open.where('kind', '==', 'dispute-lost' satisfies ProblemKind)),
    countUpTo(open.where('kind', '==', 'refund-failed')),
    countUpTo(outbox().where('state', '==', 'failed')),
    countUpTo(reviews().where('isNew', '==', true)),
    countUpTo(questions().where('staffAt', '<=', clock.timestamp())),
  ])
  return {
    returns: waitingReturns,
    problems: others,
    disputes,
    lostDisputes,
    failedRefunds,
    mails,
    reviews: newReviews,
    questions: questionsForStaff,
  }
}
