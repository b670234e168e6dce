import {type Input} from '@lectern/domain/contracts'
import {MAX_AHEAD_MS, sendNewsletter as contract} from '@lectern/domain/mail/newsletter-contracts'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {beginNewsletter} from '../../newsletter/begin-newsletter.ts'
import {
  isSameAudience,
  mailingOf,
  newsletterDrafts,
  newsletters,
  type Newsletter,
  type NewsletterDraft,
} from '../../newsletter/newsletters.ts'
import {countRecipients, hasRecipients} from '../../newsletter/recipients.ts'
import {safeMailHtml} from '../../newsletter/safe-html.ts'
import {clock} from '../../services/clock.ts'
import {log} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff-action.ts'
import {isSameDraft} from './drafts.ts'
import {sendTest} from './send-test.ts'

/**
 * When staff presses send. Every newsletter is scheduled, and begins when its time has come: one without a time at once, any other by
 * `reconcile`. Before it is written, whoever sends it gets it as a test, so that a mail service that is down is an error they see, with
 * nothing sent. A draft goes once: repeating it sends nothing twice, and what differs from what was sent is refused. So is what differs from
 * the draft as it is stored: the browser saves it before it sends, so that somebody else has changed it since.
 */
export const sendNewsletter = callable(contract, async (input, caller) => {
  const {draftId: newsletterId, subject, audience, sendAt} = input
  if (audience === 'everyone-but') assertRecentSignIn(caller)
  if (sendAt !== undefined && sendAt > clock.now() + MAX_AHEAD_MS)
    throw new AppError('invalid-argument', {field: 'sendAt'})
  const contentHtml = safeMailHtml(input.contentHtml)
  if (contentHtml.trim() === '') throw new AppError('invalid-argument', {field: 'contentHtml'})
  const newsletter = {...input, contentHtml}
  const recipientCount = await countRecipients(input)
  const [snapshot, draft] = await Promise.all([
    newsletters().doc(newsletterId).get(),
    newsletterDrafts().doc(newsletterId).get(),
  ])
  const [sent, stored] = [snapshot.data(), draft.data()]
  if (sent) assertIsRepeated(newsletter, sent)
  else {
    if (!(await hasRecipients(input))) throw new AppError('no-recipients')
    if (stored) assertIsAsStored(newsletter, stored)
    await assertMailArrives(caller, {subject, contentHtml})
    await createNewsletter(newsletter, recipientCount, caller)
  }
  if (sendAt === undefined)
    await beginNewsletter(newsletterId).catch((error: unknown) => {
      // `reconcile` begins it, or goes on with it.
      log('mailing-interrupted', {mailingId: mailingOf(newsletterId)}, error)
    })
  return {newsletterId, recipientCount}
})

/** @throws AppError `already-sent` when the draft was sent as another newsletter: with another text, to others or for another time */
function assertIsRepeated(asked: Input<typeof contract>, sent: Newsletter): void {
  const beginsAt = sent.sendAt?.toMillis() ?? 0
  const isSame =
    sent.subject === asked.subject &&
    sent.contentHtml === asked.contentHtml &&
    isSameAudience(sent, asked) &&
    (asked.sendAt === undefined ? beginsAt <= clock.now() : beginsAt === asked.sendAt)
  if (!isSame) throw new AppError('already-sent')
}

/** @throws AppError `draft-changed` when the draft that is stored would be another newsletter */
function assertIsAsStored(asked: Input<typeof contract>, stored: NewsletterDraft): void {
  const asSent = {...stored, subject: stored.subject.trim(), contentHtml: safeMailHtml(stored.contentHtml)}
  if (!isSameDraft(asSent, {...asked, isTemplate: false})) throw new AppError('draft-changed')
}

/** @throws AppError `mail-unavailable` when a test does not go out */
async function assertMailArrives({email}: StaffMember, test: {subject: string; contentHtml: string}) {
  const state = email === null ? 'skipped' : await sendTest(email, test)
  // An address to which mails come back gets no test, and says nothing of the mail service.
  if (state !== 'sent' && state !== 'skipped') throw new AppError('mail-unavailable')
}

/** Writes the newsletter with the record of who sent it, and deletes its draft; nothing where somebody has written it just now. */
async function createNewsletter(
  newsletter: Input<typeof contract>,
  expectedCount: number,
  {uid, email}: StaffMember,
): Promise<void> {
  const {draftId, subject, contentHtml, audience, emails, sendAt} = newsletter
  const isLater = sendAt !== undefined
  await optimistically(async (write) => {
    const [snapshot, draft] = await Promise.all([
      newsletters().doc(draftId).get(),
      newsletterDrafts().doc(draftId).get(),
    ])
    const sent = snapshot.data()
    if (sent) return assertIsRepeated(newsletter, sent)
    const stored = draft.data()
    if (stored) {
      assertIsAsStored(newsletter, stored)
      write.delete(draft.ref, unchanged(draft))
    }
    write.create(snapshot.ref, {
      subject,
      contentHtml,
      audience,
      emails,
      recipientCount: 0,
      expectedCount,
      planned: false,
      sent: 0,
      failed: 0,
      skipped: 0,
      status: 'scheduled',
      createdAt: FieldValue.serverTimestamp(),
      sendAt: isLater ? Timestamp.fromMillis(sendAt) : clock.timestamp(),
      sentBy: uid,
      sentByEmail: email,
    })
    const act = isLater ? 'newsletter-scheduled' : 'newsletter-sent'
    recordStaffAction(write, {uid, email}, act, {kind: 'newsletter', id: draftId}, {reason: subject})
  })
}
