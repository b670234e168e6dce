import {controlNewsletter as contract, type NewsletterStatus} from '@lectern/domain/mail/newsletter-contracts'
import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {resumeMailing} from '../../outbox/mailing-tasks.ts'
import {mailings, type Mailing} from '../../outbox/mailing.ts'
import {clock} from '../../services/clock.ts'
import {log} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {mailingOf, newsletterDrafts, newsletters, type Newsletter} from '../../newsletter/newsletters.ts'

/** What is read for it, and written in one batch. */
interface Controlled {
  write: WriteBatch
  newsletter: DocumentSnapshot<Newsletter>
  mailing: DocumentSnapshot<Mailing>
  staffUid: string
}

const acts = {
  stop: {kind: 'newsletter-stopped', from: 'sending', apply: stop},
  resume: {kind: 'newsletter-resumed', from: 'stopped', apply: resume},
  unschedule: {kind: 'newsletter-unscheduled', from: 'scheduled', apply: unschedule},
} as const satisfies Record<string, {from: NewsletterStatus; kind: string; apply: (at: Controlled) => void}>

/** When staff stop a newsletter, let it go on, or take back one that is scheduled. */
export const controlNewsletter = callable(contract, async ({newsletterId, act}, {uid, email}) => {
  const {kind, from, apply} = acts[act]
  await optimistically(async (write) => {
    const [newsletter, mailing] = await Promise.all([
      newsletters().doc(newsletterId).get(),
      mailings().doc(mailingOf(newsletterId)).get(),
    ])
    const data = newsletter.data()
    if (!data) throw new AppError('unknown-newsletter')
    if (data.status !== from) throw new AppError('not-open')
    apply({write, newsletter, mailing, staffUid: uid})
    recordStaffAction(
      write,
      {uid, email},
      kind,
      {kind: 'newsletter', id: newsletterId},
      {reason: data.subject},
    )
  })
  if (act === 'resume') {
    try {
      await resumeMailing(mailingOf(newsletterId))
    } catch (error) {
      // It has begun, and `reconcile` goes on with it.
      log('mailing-interrupted', {mailingId: mailingOf(newsletterId)}, error)
    }
  }
  return {}
})

/**
 * No further page is planned: the tasks of a mailing that has not begun do nothing. One whose pages are all planned is on its
 * way, and so is the first batch, for which staff wait.
 */
function stop({write, newsletter, mailing}: Controlled): void {
  const data = mailing.data()
  if (!data?.begun || data.planned) throw new AppError('not-open')
  write.update(mailing.ref, {begun: false}, unchanged(mailing))
  write.update(newsletter.ref, {status: 'stopped'}, unchanged(newsletter))
}

function resume({write, newsletter, mailing}: Controlled): void {
  // A mailing is deleted after a while.
  if (!mailing.exists) throw new AppError('not-open')
  write.update(mailing.ref, {begun: true, updatedAt: clock.timestamp()}, unchanged(mailing))
  write.update(newsletter.ref, {status: 'sending'}, unchanged(newsletter))
}

function unschedule({write, newsletter, staffUid}: Controlled): void {
  const {subject = '', contentHtml = '', audience, emails = [], sendAt} = newsletter.data() ?? {}
  write.delete(newsletter.ref, unchanged(newsletter))
  write.set(newsletterDrafts().doc(newsletter.id), {
    subject,
    contentHtml,
    isTemplate: false,
    ...(audience && {audience, emails}),
    ...(sendAt && {sendAt}),
    updatedAt: clock.timestamp(),
    updatedBy: staffUid,
  })
}
