import type {Settings} from '@lectern/domain/settings'
import {auth} from '../services/auth.ts'
import {settingsOfAll} from './settings.ts'

const PAGE = 1000

/** An account that can get mail. */
export interface Account {
  uid: string
  email: string
  /** ISO date-time */
  createdAt: string
  displayName: string | null
}

/** All accounts with an address that are not disabled. */
export async function listAccounts(): Promise<Account[]> {
  const accounts: Account[] = []
  let pageToken: string | undefined
  do {
    const page = await auth().listUsers(PAGE, pageToken)
    for (const {uid, email, metadata, displayName, disabled} of page.users) {
      if (!email || disabled) continue
      accounts.push({
        uid,
        email,
        createdAt: new Date(metadata.creationTime).toISOString(),
        displayName: displayName ?? null,
      })
    }
    pageToken = page.pageToken
  } while (pageToken)
  return accounts
}

/** Those of the accounts that have a setting switched on. */
export async function accountsWith(
  setting: keyof Settings,
  accounts: readonly Account[],
): Promise<Account[]> {
  const settings = await settingsOfAll(accounts.map(({uid}) => uid))
  return accounts.filter((_, index) => settings[index]?.[setting])
}
