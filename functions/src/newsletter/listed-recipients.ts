import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import type {Recipient} from '@lectern/domain/mail/newsletter'
import {FieldPath, Timestamp, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {accountsByEmail, accountsByUid, accountsWith, type Account} from '../accounts/accounts.ts'
import {firstNamesOf, uidsByFirstName} from '../accounts/profile.ts'
import {addressHash, withoutSuppressed} from '../outbox/suppressions.ts'
import {timeInCursor, idInCursor} from '../services/time-cursor.ts'
import {uidsWithMarketing, withoutSubscribers} from './recipients.ts'
import {subscribers, type Subscriber} from './subscribers.ts'

/** As many documents as a page of the list is made from. */
const LIST_SIZE = 100

/** Sorts after every character of an address. */
const LAST = '\uf8ff'

/** Where a page of the list begins: after a subscriber, after an address that was found, or after an account. */
const cursorSchema = z.union([
  z.tuple([z.literal('subscriber'), ...timeInCursor]),
  z.tuple([z.literal('found'), z.string()]),
  z.tuple([z.literal('account'), idInCursor]),
])
export type Cursor = z.infer<typeof cursorSchema>

/** A cursor of the browser; null, the beginning, for whatever is none. */
export function readCursor(text: string | null): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

export interface ListedPage {
  recipients: Recipient[]
  next: Cursor | null
}

/**
 * A page of the subscribers, newest first; of those found by a search, whose addresses begin with it, in their order.
 */
export async function listSubscribers(search: string, cursor: Cursor | null): Promise<ListedPage> {
  const beginning = normalizeEmail(search)
  const {docs} = await (beginning === '' ? newestFirst(cursor) : beginningWith(beginning, cursor)).get()
  const last = docs.at(-1)
  return {
    recipients: await writable(docs.flatMap(toRecipient)),
    next: last && docs.length === LIST_SIZE ? cursorAfter(last, beginning !== '') : null,
  }
}

function newestFirst(cursor: Cursor | null) {
  const newest = subscribers().orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  if (cursor?.[0] !== 'subscriber') return newest.limit(LIST_SIZE)
  return newest.startAfter(new Timestamp(cursor[1], cursor[2]), cursor[3]).limit(LIST_SIZE)
}

function beginningWith(beginning: string, cursor: Cursor | null) {
  const found = subscribers()
    .where('email', '>=', beginning)
    .where('email', '<=', beginning + LAST)
    .orderBy('email')
  return (cursor?.[0] === 'found' ? found.startAfter(cursor[1]) : found).limit(LIST_SIZE)
}

function cursorAfter(snapshot: QueryDocumentSnapshot<Subscriber>, isSearch: boolean): Cursor {
  const {email, createdAt} = snapshot.data()
  if (isSearch) return ['found', email]
  return ['subscriber', createdAt.seconds, createdAt.nanoseconds, snapshot.id]
}

function toRecipient(snapshot: QueryDocumentSnapshot<Subscriber>): Recipient[] {
  const {email, createdAt} = snapshot.data()
  if (snapshot.id !== addressHash(email)) return []
  return [
    {
      id: snapshot.id,
      email,
      createdAt: createdAt.toDate().toISOString(),
      source: 'newsletter',
      name: null,
    },
  ]
}

/**
 * A page of the accounts with marketing mail on and a verified address that have not subscribed, each page newest first. A
 * search finds them by the whole address or by the beginning of their first name.
 */
export async function listAccounts(search: string, cursor: Cursor | null): Promise<ListedPage> {
  const {accounts, next} = await (search === ''
    ? pageOfAccounts(cursor?.[0] === 'account' ? cursor[1] : '')
    : findAccounts(search))
  const verified = accounts.filter(({emailVerified}) => emailVerified)
  const unsubscribed = new Set(await withoutSubscribers(verified.map(({email}) => normalizeEmail(email))))
  const listed = verified
    .filter(({email}) => unsubscribed.has(normalizeEmail(email)))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const names = await firstNamesOf(listed.map(({uid}) => uid))
  const recipients = listed.map(({uid, email, createdAt, displayName}, index) => ({
    id: uid,
    email,
    createdAt,
    source: 'user' as const,
    name: names[index] ?? displayName,
  }))
  return {recipients: await writable(recipients), next}
}

interface FoundAccounts {
  accounts: Account[]
  next: Cursor | null
}

async function pageOfAccounts(after: string): Promise<FoundAccounts> {
  const {uids, next} = await uidsWithMarketing(after, LIST_SIZE)
  return {accounts: await accountsByUid(uids), next: next === null ? null : ['account', next]}
}

async function findAccounts(search: string): Promise<FoundAccounts> {
  const address = normalizeEmail(search)
  const found = isEmail(address)
    ? await accountsByEmail([address])
    : await accountsByUid(await uidsByFirstName(search.trim(), LIST_SIZE))
  return {accounts: await accountsWith('marketingEmails', found), next: null}
}

/** Those that mails can be sent to. */
async function writable(recipients: readonly Recipient[]): Promise<Recipient[]> {
  const valid = recipients.filter(({email}) => isEmail(normalizeEmail(email)))
  const allowed = new Set(await withoutSuppressed(valid.map(({email}) => email)))
  return valid.filter(({email}) => allowed.has(email))
}
