import {listedMail, listMails as contract, type ListedMail} from '@lectern/domain/mail/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import type {MailList, MailState} from '@lectern/domain/mail/outbox'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {outbox, type QueuedMail} from '../../outbox/outbox.ts'
import {cursorPage} from '../../services/cursor-page.ts'
import {readable} from '../../services/readable.ts'

const PAGE = 50

const STATES: Readonly<Record<MailList, readonly MailState[]>> = {
  waiting: ['queued', 'sending'],
  'given-up': ['failed'],
}

/** When staff looks at the outbox. */
export const listMails = callable(contract, async ({list, address, cursor}) => {
  const search = address.trim()
  const {docs, next} =
    search === ''
      ? await cursorPage(unfinished(list), 'nextAttemptAt', cursor, {size: PAGE, direction: 'asc'})
      : await cursorPage(mailsTo(search), 'createdAt', cursor, {size: PAGE})
  return {mails: readable(listedMail, docs, toListed), next}
})

function unfinished(list: MailList | null) {
  const states = list === null ? [...STATES.waiting, ...STATES['given-up']] : STATES[list]
  return outbox().where('state', 'in', states)
}

/** Addresses are stored as they were written: a search finds them as it is written, and in lower case. */
function mailsTo(address: string) {
  return outbox().where('to', 'array-contains-any', [...new Set([address, normalizeEmail(address)])])
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
