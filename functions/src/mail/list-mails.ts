import {listMails as contract, type ListedMail} from '@lectern/domain/mail/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import type {MailList, MailState} from '@lectern/domain/mail/outbox'
import {FieldPath, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {callable} from '../callable.ts'
import {outbox, type QueuedMail} from '../outbox/outbox.ts'
import {cursorAfter, readCursor} from './cursor.ts'

const PAGE = 50

const STATES: Readonly<Record<MailList, readonly MailState[]>> = {
  waiting: ['queued', 'sending'],
  'given-up': ['failed'],
}

/** When staff looks at the outbox. */
export const listMails = callable(contract, {who: 'staff'}, async ({list, address, cursor}) => {
  const search = address.trim()
  const after = readCursor(cursor)
  const query = search === '' ? unfinished(list) : mailsTo(search)
  const {docs} = await (after ? query.startAfter(...after) : query).limit(PAGE).get()
  const last = docs.at(-1)
  const time = last && (search === '' ? last.data().nextAttemptAt : last.data().createdAt)
  return {
    mails: docs.map(toListed),
    next: last && time && docs.length === PAGE ? cursorAfter(time, last.id) : null,
  }
})

function unfinished(list: MailList | null) {
  const states = list === null ? [...STATES.waiting, ...STATES['given-up']] : STATES[list]
  return outbox().where('state', 'in', states).orderBy('nextAttemptAt').orderBy(FieldPath.documentId())
}

/** Addresses are stored as they were written: a search finds them as it is written, and in lower case. */
function mailsTo(address: string) {
  return outbox()
    .where('to', 'array-contains-any', [...new Set([address, normalizeEmail(address)])])
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
}

function toListed(snapshot: QueryDocumentSnapshot<QueuedMail>): ListedMail {
  const {content, to, state, attempts, createdAt, nextAttemptAt, lastError} = snapshot.data()
  return {
    id: snapshot.id,
    kind: content.kind,
    to: to[0] ?? '',
    recipientCount: to.length,
    state,
    attempts,
    createdAt: createdAt.toDate().toISOString(),
    nextAttemptAt: STATES.waiting.includes(state) ? nextAttemptAt.toDate().toISOString() : null,
    lastError,
  }
}
