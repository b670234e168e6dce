import {type Input} from '@lectern/domain/contracts'
import {sendNewsletter as contract} from '@lectern/domain/mail/newsletter-contracts'
import {safeMailHtml} from '../../newsletter/safe-html.ts'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {deliverNow} from '../../outbox/deliver.ts'
import {batchId, createMailing} from '../../outbox/mailing.ts'
import {planPage} from '../../outbox/plan-page.ts'
import {releaseMails} from '../../outbox/queue.ts'
import {clock} from '../../services/clock.ts'
import {log} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import type {StaffMember} from '../staff-action.ts'
import {beginNewsletter, writeBeginning} from '../../newsletter/begin-newsletter.ts'
import {newsletterMail} from '../../newsletter/newsletter-mail.ts'
import {mailingOf, newsletters} from '../../newsletter/newsletters.ts'
import {cancelNewsletter} from '../../newsletter/progress.ts'
import {countRecipients} from '../../newsletter/recipients.ts'

const MAX_AHEAD_MS = 366 * 24 * 60 * 60_000

/** How many pages are looked through for the first recipient while staff wait. */
const MAX_EMPTY_PAGES = 20

/**
 * When staff presses send. One that is scheduled is begun by `reconcile`. Of any other the first batch goes out while they wait, so that a mail
 * service that is down is an error they see, with nothing sent; tasks plan and send the other pages.
 */
export const sendNewsletter = callable(contract, async (input, caller) => {
  if (input.audience === 'everyone-but') assertRecentSignIn(caller)
  const newsletterId = input.requestId
  const mailing = mailingOf(newsletterId)
  if (input.sendAt !== undefined) assertWithinAYear(input.sendAt)
  if ((await createNewsletter(input, caller)) && input.sendAt === undefined) {
    const refusal = await sendFirstBatch(mailing)
    if (refusal) {
      await cancelNewsletter(newsletterId, refusal === 'no-recipients' ? 'discarded' : 'failed')
      if (refusal === 'mail-unavailable') log('newsletter-cancelled', {newsletterId})
      throw new AppError(refusal)
    }
    await beginNewsletter(newsletterId)
  }
  const newsletter = (await newsletters().doc(newsletterId).get()).data()
  return {newsletterId, recipientCount: newsletter?.recipientCount ?? 0}
})

/** @throws AppError `invalid-argument` */
function assertWithinAYear(sendAt: number): void {
  if (sendAt > clock.now() + MAX_AHEAD_MS) throw new AppError('invalid-argument', {field: 'sendAt'})
}

/** Plans pages until one has recipients who still want it when its batch is sent. */
async function sendFirstBatch(mailing: string): Promise<'no-recipients' | 'mail-unavailable' | null> {
  for (let page = 0; page < MAX_EMPTY_PAGES; page += 1) {
    const plan = await planPage(mailing, page, 'held')
    if (!plan) return 'no-recipients'
    await releaseMails([batchId(mailing, page)])
    const state = await deliverNow(batchId(mailing, page))
    if (state === 'sent') return null
    // A page without recipients has no batch.
    if (state !== 'skipped' && state !== 'unknown') return 'mail-unavailable'
    if (plan.planned) return 'no-recipients'
  }
  return null
}

/**
 * Writes the newsletter, and its mailing unless it begins later.
 * @returns whether it is new: false if the same request was begun before
 * @throws AppError `invalid-argument` when nothing of the content may be sent
 */
async function createNewsletter(
  {requestId, subject, contentHtml, audience, emails, sendAt, draftId}: Input<typeof contract>,
  staff: StaffMember,
): Promise<boolean> {
  const safeHtml = safeMailHtml(contentHtml)
  if (safeHtml.trim() === '') throw new AppError('invalid-argument', {field: 'contentHtml'})
  const expectedCount = await countRecipients({audience, emails})
  return optimistically(async (write) => {
    const snapshot = await newsletters().doc(requestId).get()
    const earlier = snapshot.data()
    if (earlier && earlier.status !== 'failed') return false
    const newsletter = {
      subject,
      contentHtml: safeHtml,
      audience,
      emails,
      recipientCount: 0,
      expectedCount,
      planned: false,
      sent: 0,
      failed: 0,
      skipped: 0,
      status: sendAt === undefined ? ('sending' as const) : ('scheduled' as const),
      createdAt: FieldValue.serverTimestamp(),
      ...(sendAt !== undefined && {sendAt: Timestamp.fromMillis(sendAt)}),
      sentBy: staff.uid,
      sentByEmail: staff.email,
      ...(draftId !== undefined && {draftId}),
    }
    if (earlier) write.update(snapshot.ref, newsletter, unchanged(snapshot))
    else write.create(snapshot.ref, newsletter)
    if (sendAt === undefined)
      createMailing(write, mailingOf(requestId), newsletterMail, {newsletterId: requestId}, false)
    if (sendAt !== undefined) writeBeginning(write, requestId, newsletter, 'newsletter-scheduled')
    return true
  })
}
