import {listNewsletters as contract, type NewsletterIssue} from '@lectern/domain/mail/newsletter-contracts'
import {FieldPath, Timestamp, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {newsletters, type Newsletter} from '../../newsletter/newsletters.ts'

const PAGE_SIZE = 20

/** When staff open the history: a page of it, without the newsletters' content. */
export const listNewsletters = callable(contract, async ({cursor}) => {
  const newest = newsletters()
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select(...FIELDS)
    .limit(PAGE_SIZE + 1)
  const after = readCursor(cursor)
  const {docs} = await (after ? newest.startAfter(after.time, after.id) : newest).get()
  const shown = docs.slice(0, PAGE_SIZE) as Listed[]
  const last = docs.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {issues: shown.map(toIssue), next: last ? cursorAfter(last) : null}
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

type Listed = QueryDocumentSnapshot<Newsletter>

function toIssue(snapshot: Listed): NewsletterIssue {
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

function cursorAfter(snapshot: Listed): string {
  const {seconds, nanoseconds} = snapshot.data().createdAt
  return `${seconds}.${nanoseconds}.${snapshot.id}`
}

/** Null, the beginning, for whatever is no cursor. */
function readCursor(text: string | null): {time: Timestamp; id: string} | null {
  const [, seconds, nanoseconds, id] =
    /^(\d{1,11})\.(\d{1,9})\.([A-Za-z0-9][\w-]{0,199})$/.exec(text ?? '') ?? []
  return id === undefined ? null : {time: new Timestamp(Number(seconds), Number(nanoseconds)), id}
}
