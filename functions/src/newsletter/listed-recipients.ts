import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import type {Recipient} from '@lectern/domain/mail/newsletter'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {
  accountsByEmail,
  accountsByUid,
  accountsWith,
  withoutLeaving,
  type Account,
} from '../accounts/accounts.ts'
import {firstNamesOf, uidsByFirstName} from '../accounts/profile.ts'
import {addressHash, withoutSuppressed} from '../outbox/suppressions.ts'
import {cursorPage, idIn} from '../services/cursor-page.ts'
import {uidsWithMarketing, withoutSubscribers} from './recipients.ts'
import {subscribers, type Subscriber} from './subscribers.ts'

/** As many documents as a page of the list is made from. */
const LIST_SIZE = 100

/** Sorts after every character of an address. */
const LAST = '\uf8ff'

/** The cursor of a page of accounts is this with the id after which the page begins; every other is of the subscribers. */
const ACCOUNTS = 'accounts:'
export const isPastSubscribers = (cursor: string | null): boolean => cursor?.startsWith(ACCOUNTS) ?? false

export interface ListedPage {
  recipients: Recipient[]
  /** the cursor of the next page; null after the last */
  next: string | null
}

/**
 * A page of the subscribers, newest first; of those found by a search, whose addresses begin with it, in their order.
 */
export async function listSubscribers(search: string, cursor: string | null): Promise<ListedPage> {
  const beginning = normalizeEmail(search)
  const {docs, next} = await (beginning === ''
    ? cursorPage(subscribers(), 'createdAt', cursor, {size: LIST_SIZE})
    : cursorPage(
        subscribers()
          .where('email', '>=', beginning)
          .where('email', '<=', beginning + LAST),
        'email',
        cursor,
        {size: LIST_SIZE, direction: 'asc'},
      ))
  return {recipients: await writable(docs.flatMap(toRecipient)), next}
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
export async function listAccounts(search: string, cursor: string | null): Promise<ListedPage> {
  const {accounts, next} = await (search === ''
    ? pageOfAccounts(cursor && isPastSubscribers(cursor) ? idIn(cursor.slice(ACCOUNTS.length)) : '')
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
  next: string | null
}

async function pageOfAccounts(after: string): Promise<FoundAccounts> {
  const {uids, next} = await uidsWithMarketing(after, LIST_SIZE)
  const accounts = await withoutLeaving(await accountsByUid(uids))
  return {accounts, next: next === null ? null : ACCOUNTS + next}
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
