import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import {FieldPath} from 'firebase-admin/firestore'
import {
  accountsByEmail,
  accountsByUid,
  accountsWith,
  leavingAddresses,
  withoutLeaving,
  type Account,
} from '../accounts/accounts.ts'
import type {RecipientPage} from '../outbox/define-mail.ts'
import {BATCH_SIZE} from '../outbox/mailing.ts'
import {addressHash, withoutSuppressed} from '../outbox/suppressions.ts'
import {firestore} from '../services/firestore.ts'
import {readAll} from '../services/read-all.ts'
import type {Audience} from './newsletters.ts'
import {subscribers} from './subscribers.ts'

/*
 * Who gets the newsletter: the subscribers, and the accounts with marketing mail switched on whose address is verified. An
 * address is written to once: a subscriber wins over an account. Mails to suppressed addresses come back, or are not wanted. Whoever has
 * asked for the deletion of their account gets none, and as a subscriber neither, which is looked at when it is sent.
 */

/** A cursor is one of these with the id after which the next page begins. */
const SUBSCRIBERS = 'subscribers:'
const ACCOUNTS = 'accounts:'

/**
 * Reads a page of those who get a newsletter: first the subscribers, then the accounts. Its cost does not depend on how many
 * there are.
 * @param size how many documents the page is made from
 */
export async function readRecipients(
  {audience, emails}: Audience,
  cursor: string | null,
  size: number,
): Promise<RecipientPage> {
  const named = new Set(emails.map(normalizeEmail))
  if (audience === 'only') return {to: await keepWanted([...named]), next: null}
  const at = cursor ?? SUBSCRIBERS
  const page = at.startsWith(SUBSCRIBERS)
    ? await pageOfSubscribers(at.slice(SUBSCRIBERS.length), size)
    : await pageOfAccounts(at.slice(ACCOUNTS.length), size)
  return {to: await withoutSuppressed(page.to.filter((email) => !named.has(email))), next: page.next}
}

/** At most how many get a newsletter: nobody is left out who has subscribed with an account as well, or is suppressed. */
export async function countRecipients({audience, emails}: Audience): Promise<number> {
  if (audience === 'only') return emails.length
  const [subscribed, participating] = await Promise.all([
    subscribers().count().get(),
    accountsWithMarketing().count().get(),
  ])
  return Math.max(0, subscribed.data().count + participating.data().count - emails.length)
}

/** So many pages are looked through for somebody while staff wait. */
const MAX_EMPTY_PAGES = 20

/** Whether a newsletter has anybody to go to; of a long list that begins with nobody it is taken for granted. */
export async function hasRecipients(audience: Audience): Promise<boolean> {
  let cursor: string | null = null
  for (let page = 0; page < MAX_EMPTY_PAGES; page += 1) {
    const {to, next}: RecipientPage = await readRecipients(audience, cursor, BATCH_SIZE)
    if (to.length > 0 || next === null) return to.length > 0
    cursor = next
  }
  return true
}

async function pageOfSubscribers(after: string, size: number): Promise<RecipientPage> {
  const byId = subscribers().orderBy(FieldPath.documentId()).limit(size)
  const {docs} = await (after === '' ? byId : byId.startAfter(after)).get()
  const last = docs.at(-1)
  return {
    to: docs.flatMap((snapshot) => {
      const email = normalizeEmail(snapshot.data().email)
      return isEmail(email) && snapshot.id === addressHash(email) ? [email] : []
    }),
    next: last && docs.length === size ? SUBSCRIBERS + last.id : ACCOUNTS,
  }
}

async function pageOfAccounts(after: string, size: number): Promise<RecipientPage> {
  const {uids, next} = await uidsWithMarketing(after, size)
  const verified = verifiedAddresses(await withoutLeaving(await accountsByUid(uids)))
  return {to: await withoutSubscribers(verified), next: next === null ? null : ACCOUNTS + next}
}

/** A page of the accounts that have marketing mail switched on, by their ids. */
export async function uidsWithMarketing(
  after: string,
  size: number,
): Promise<{uids: string[]; next: string | null}> {
  const byId = accountsWithMarketing().orderBy(FieldPath.documentId()).limit(size)
  const {docs} = await (after === '' ? byId : byId.startAfter(after)).get()
  return {uids: docs.map(({id}) => id), next: docs.length === size ? (docs.at(-1)?.id ?? null) : null}
}

/** The settings of the accounts that have marketing mail switched on. */
export function accountsWithMarketing() {
  return firestore().collection('settings').where('marketingEmails', '==', true)
}

/** Those of the addresses that may get the newsletter now. */
export async function keepWanted(addresses: readonly string[]): Promise<string[]> {
  const valid = addresses.filter(isEmail)
  const others = new Set(await withoutSubscribers(valid))
  const accounts = await accountsWith('marketingEmails', await accountsByEmail([...others]))
  const wanting = new Set(verifiedAddresses(accounts))
  const leaving = new Set(await leavingAddresses(valid.filter((email) => !others.has(email))))
  return withoutSuppressed(
    valid.filter((email) => (others.has(email) ? wanting.has(email) : !leaving.has(email))),
  )
}

function verifiedAddresses(accounts: readonly Account[]): string[] {
  return accounts
    .filter(({emailVerified}) => emailVerified)
    .map(({email}) => normalizeEmail(email))
    .filter(isEmail)
}

/** Those of the addresses whose owners have confirmed them for the newsletter; on the word of staff nobody has. */
export async function withConfirmedSubscription(addresses: readonly string[]): Promise<string[]> {
  const found = await readAll(addresses.map((email) => subscribers().doc(addressHash(email))))
  return addresses.filter((_, index) => {
    const subscriber = found[index]?.data()
    return subscriber !== undefined && subscriber.consent?.by !== 'staff'
  })
}

/** Those of the addresses that have not subscribed. */
export async function withoutSubscribers(addresses: readonly string[]): Promise<string[]> {
  const found = await readAll(addresses.map((email) => subscribers().doc(addressHash(email))))
  return addresses.filter((_, index) => !found[index]?.exists)
}
