import {
  listNewsletters as contract,
  newsletterIssue,
  type NewsletterIssue,
} from '@lectern/domain/mail/newsletter-contracts'
import type {Query, QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {newsletters, type Newsletter} from '../../newsletter/newsletters.ts'
import {cursorPage} from '../../services/cursor-page.ts'
import {readable} from '../../services/readable.ts'

const PAGE_SIZE = 20

/** When staff open the history: a page of it, without the newsletters' content. */
export const listNewsletters = callable(contract, async ({cursor}) => {
  const listed = newsletters().select(...FIELDS) as Query<Newsletter>
  const {docs, next} = await cursorPage(listed, 'createdAt', cursor, {size: PAGE_SIZE})
  return {issues: readable(newsletterIssue, docs, toIssue), next}
})

/** All but the content and the addresses. */
const FIELDS: (keyof Newsletter)[] = [
  'subject',
  'status',
  'createdAt',
  'sendAt',
  'recipientCount',
  'expectedCount',
  'planned',
  'sent',
  'failed',
  'skipped',
  'bounced',
  'unsubscribed',
]

function toIssue(snapshot: QueryDocumentSnapshot<Newsletter>): NewsletterIssue {
  const {subject, status, createdAt, sendAt, recipientCount, planned, sent, failed, ...counts} =
    snapshot.data()
  return {
    id: snapshot.id,
    subject,
    status,
    createdAt: createdAt.toMillis(),
    sendAt: sendAt?.toMillis() ?? null,
    recipientCount,
    expectedCount: Math.max(recipientCount, counts.expectedCount ?? 0),
    isPlanned: planned !== false,
    sent,
    failed,
    skipped: counts.skipped ?? 0,
    bounced: counts.bounced ?? 0,
    unsubscribed: counts.unsubscribed ?? 0,
  }
}
