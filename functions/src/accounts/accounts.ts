import {normalizeEmail} from '@lectern/domain/mail/email'
import type {Settings} from '@lectern/domain/settings'
import type {UserIdentifier, UserRecord} from 'firebase-admin/auth'
import {deletionOf} from '../privacy/deletion.ts'
import {auth} from '../services/auth.ts'
import {readAll} from '../services/read-all.ts'
import {settingsOfAll} from './settings.ts'

/** As many accounts as Firebase takes in one request by their ids or addresses. */
const LOOKUP_SIZE = 100

/** An account that can get mail: it has an address, and is not disabled. */
export interface Account {
  uid: string
  email: string
  /** whether its owner has shown that the address is theirs */
  emailVerified: boolean
  /** ISO date-time */
  createdAt: string
  displayName: string | null
}

/**
 * A page of all accounts.
 * @param pageToken null for the first page, then the `next` of the page before
 */
export async function accountsPage(
  pageToken: string | null,
  size: number,
): Promise<{accounts: Account[]; next: string | null}> {
  const page = await auth().listUsers(size, pageToken ?? undefined)
  return {accounts: page.users.flatMap(toAccount), next: page.pageToken ?? null}
}

/** The accounts with these ids, without those that are gone; in no order. */
export function accountsByUid(uids: readonly string[]): Promise<Account[]> {
  return lookUp(uids.map((uid) => ({uid})))
}

/** The accounts with these addresses, without those that are gone; in no order. */
export function accountsByEmail(emails: readonly string[]): Promise<Account[]> {
  return lookUp(emails.map((email) => ({email})))
}

async function lookUp(identifiers: readonly UserIdentifier[]): Promise<Account[]> {
  return (await usersOf(identifiers)).flatMap(toAccount)
}

async function usersOf(identifiers: readonly UserIdentifier[]): Promise<UserRecord[]> {
  const found: UserRecord[] = []
  for (let start = 0; start < identifiers.length; start += LOOKUP_SIZE)
    found.push(...(await auth().getUsers(identifiers.slice(start, start + LOOKUP_SIZE))).users)
  return found
}

function toAccount({uid, email, emailVerified, metadata, displayName, disabled}: UserRecord): Account[] {
  if (!email || disabled) return []
  const createdAt = new Date(metadata.creationTime).toISOString()
  return [{uid, email, emailVerified, createdAt, displayName: displayName ?? null}]
}

/** Those of the accounts that have a setting switched on, and are not leaving. */
export async function accountsWith(
  setting: keyof Settings,
  accounts: readonly Account[],
): Promise<Account[]> {
  const settings = await settingsOfAll(accounts.map(({uid}) => uid))
  return withoutLeaving(accounts.filter((_, index) => settings[index]?.[setting]))
}

/** Those of the accounts that nobody has asked to delete: whoever is leaving gets no mailings. */
export async function withoutLeaving(accounts: readonly Account[]): Promise<Account[]> {
  const areLeaving = await whichAreLeaving(accounts)
  return accounts.filter((_, index) => !areLeaving[index])
}

/**
 * Those of the addresses whose accounts are to be deleted, also of those that are disabled for it. An account speaks for its address once it
 * has verified it: anybody can open one with anybody's.
 */
export async function leavingAddresses(emails: readonly string[]): Promise<string[]> {
  const users = (await usersOf(emails.map((email) => ({email})))).filter(({emailVerified}) => emailVerified)
  const areLeaving = await whichAreLeaving(users)
  return users.flatMap(({email}, index) => (email && areLeaving[index] ? [normalizeEmail(email)] : []))
}

async function whichAreLeaving(accounts: readonly {uid: string}[]): Promise<boolean[]> {
  const found = await readAll(accounts.map(({uid}) => deletionOf(uid)))
  return found.map(({exists}) => exists)
}
