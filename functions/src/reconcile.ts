import {onSchedule} from 'firebase-functions/v2/scheduler'
import {checkPendingOrder, findOrdersToCheck} from './checkout/pending-orders.ts'
import {
  beginScheduledNewsletter,
  findInterruptedNewsletters,
  findScheduledNewsletters,
  resumeNewsletter,
} from './newsletter/resume.ts'
import {findStaleOwners, publishOwners} from './enrollments/publish-owners.ts'
import {findInterruptedRefunds, resumeRefund} from './order-admin/staff-refund.ts'
import {deliver} from './outbox/deliver.ts'
import {findDueMails} from './outbox/due-mails.ts'
import {findStalledMailings, resumeMailing} from './outbox/mailing-tasks.ts'
import {mailSecrets, sanityWriteToken, stripeSecretKey} from './parameters.ts'
import {compareWithStripe} from './payments/compare.ts'
import {refreshPeople} from './people/refresh-people.ts'
import {continueDeletion, findDueDeletions} from './privacy/erase.ts'
import {findInterruptedApprovals, resumeApproval} from './returns/resume-approval.ts'
import {findStaleRatings, publishRating} from './reviews/publish-rating.ts'
import {batchRuntime} from './runtime.ts'
import {log} from './services/log.ts'

const CONCURRENCY = 5

/**
 * Every minute: asks Stripe about pending orders, resumes approvals, refunds and mailings that were interrupted, begins scheduled
 * newsletters, goes on with deletions of accounts, compares a page of Stripe's books with the orders, writes new ratings and numbers of
 * owners to the content, and retries every mail that is due. An error with one item is logged, and the rest goes on.
 */
export const reconcile = onSchedule(
  {
    ...batchRuntime,
    maxInstances: 1,
    schedule: 'every 1 minutes',
    timeoutSeconds: 300,
    secrets: [stripeSecretKey, sanityWriteToken, ...mailSecrets],
  },
  async () => {
    const begin = Date.now()
    await forEach('order', await findOrdersToCheck(), checkPendingOrder)
    await forEach('return', await findInterruptedApprovals(), resumeApproval)
    await forEach('refund', await findInterruptedRefunds(), resumeRefund)
    await forEach('newsletter', await findInterruptedNewsletters(), resumeNewsletter)
    await forEach('newsletter', await findScheduledNewsletters(), beginScheduledNewsletter)
    await forEach('mailing', await findStalledMailings(), resumeMailing)
    await forEach('deletion', await findDueDeletions(), continueDeletion)
    await forEach('index', ['people'], () => refreshPeople())
    await forEach('comparison', ['stripe'], () => compareWithStripe())
    await forEach('rating', await findStaleRatings(), publishRating)
    await forEach('owners', await findStaleOwners(), publishOwners)
    await forEach('mail', await findDueMails(), deliver)
    log('reconcile-finished', {durationMs: Date.now() - begin})
  },
)

/** Works on a few items at a time. */
async function forEach(
  what: string,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += CONCURRENCY) {
    await Promise.all(
      ids.slice(start, start + CONCURRENCY).map(async (id) => {
        try {
          await work(id)
        } catch (error) {
          log('reconcile-failed', {what, itemId: id}, error)
        }
      }),
    )
  }
}
