import {checkPendingOrder, findOrdersToCheck} from './checkout/pending-orders.ts'
import {beginNewsletter, findDueNewsletters} from './newsletter/begin-newsletter.ts'
import {findUnfinishedNewsletters, finishNewsletter} from './newsletter/progress.ts'
import {findInvoicesDue, issueInvoices} from './invoices/issue-invoices.ts'
import {findStaleOwners, publishOwners} from './enrollments/publish-owners.ts'
import {clock} from './services/clock.ts'
import {findPasskeyNeeds, followParameter} from './staff/passkeys/follow-parameter.ts'
import {findStaffDirectory, moveStaffDirectory} from './staff/roles/move-directory.ts'
import {findInterruptedRefunds, resumeRefund} from './refunds/make-refund.ts'
import {deliver} from './outbox/deliver.ts'
import {findDueMails} from './outbox/due-mails.ts'
import {findStalledMailings, resumeMailing} from './outbox/mailing-tasks.ts'
import {compareWithStripe} from './payments/compare.ts'
import {refreshPeople} from './people/refresh-people.ts'
import {continueDeletion, findDueDeletions} from './privacy/erase.ts'
import {findStaleRatings, publishRating} from './reviews/publish-rating.ts'
import {continueRun, findPayoutRuns} from './teachers/plan-payouts.ts'
import {findDuePayouts, sendPayout} from './teachers/send-payout.ts'
import {findUnsettledTeams, settleSeats} from './teams/settle-seats.ts'
import {findDuePauses, remindLearner} from './reminders/remind-learner.ts'
import {findDueCarts, remindOfCart} from './reminders/remind-of-cart.ts'
import {lookAtSaved} from './saved/mail-cheaper.ts'
import {runSteps, type Step} from './run-steps.ts'
import {log} from './services/log.ts'

/** After so long of its 300 s no item is begun: one that waits for Stripe takes a minute, and the rest is for the next run. */
const LAST_BEGIN_MS = 200_000

/** What asks Stripe, and what may therefore take long. */
const withStripe: readonly Step[] = [
  {what: 'order', find: findOrdersToCheck, work: checkPendingOrder},
  {what: 'refund', find: findInterruptedRefunds, work: resumeRefund},
  {what: 'payout', find: findDuePayouts, work: sendPayout},
  {what: 'deletion', find: findDueDeletions, work: continueDeletion},
  {what: 'comparison', find: async () => ['stripe'], work: () => compareWithStripe()},
]
const withoutStripe: readonly Step[] = [
  {what: 'invoice', find: findInvoicesDue, work: issueInvoices},
  {what: 'payouts', find: findPayoutRuns, work: continueRun},
  {what: 'staff', find: findStaffDirectory, work: moveStaffDirectory},
  {what: 'passkeys', find: findPasskeyNeeds, work: followParameter},
  {what: 'newsletter', find: findUnfinishedNewsletters, work: finishNewsletter},
  {what: 'newsletter', find: findDueNewsletters, work: beginNewsletter},
  {what: 'mailing', find: findStalledMailings, work: resumeMailing},
  {what: 'index', find: async () => ['people'], work: () => refreshPeople()},
  {what: 'rating', find: findStaleRatings, work: publishRating},
  {what: 'seats', find: findUnsettledTeams, work: settleSeats},
  {what: 'reminder', find: findDuePauses, work: remindLearner},
  {what: 'cart', find: findDueCarts, work: remindOfCart},
  {what: 'saved', find: async () => ['prices'], work: () => lookAtSaved()},
  {what: 'owners', find: findStaleOwners, work: publishOwners},
]
const mail: readonly Step[] = [{what: 'mail', find: findDueMails, work: deliver}]

/**
 * Every minute: asks Stripe about pending orders, resumes refunds, payouts and mailings that were interrupted,
 * begins newsletters and runs of payouts whose time has come, goes on with deletions of accounts, compares a page of Stripe's books with the orders, writes new ratings and numbers of
 * owners to the content, and retries every mail that is due. An error with one step or one item is logged, and the rest goes on; mail
 * and what does not ask Stripe do not wait for what does.
 */
export async function reconcile(): Promise<void> {
  const begin = clock.now()
  const lastBegin = begin + LAST_BEGIN_MS
  await Promise.all([mail, withoutStripe, withStripe].map((steps) => runSteps(steps, lastBegin)))
  log('reconcile-finished', {durationMs: clock.now() - begin})
}
