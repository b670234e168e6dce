import {mergeRecipients, type Recipient} from '@lectern/domain/newsletter'
import type {Settings} from '@lectern/domain/settings'
import {firstNamesOf} from '../accounts/profile.ts'
import {settingsOfAll} from '../accounts/settings.ts'
import {auth} from '../services/auth.ts'
import {subscribers} from './subscribers.ts'

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

/** The accounts that have a mailing switched on. */
export async function accountsWith(
  setting: keyof Settings,
  accounts: readonly Account[],
): Promise<Account[]> {
  const settings = await settingsOfAll(accounts.map(({uid}) => uid))
  return accounts.filter((_, index) => settings[index]?.[setting])
}

export interface Recipients {
  /** each address once, subscribers first, both newest first */
  recipients: Recipient[]
  subscriberCount: number
  participatingUserCount: number
}

/** Everyone a newsletter can go to: subscribers, and those of these accounts that asked for marketing mail. */
export async function newsletterRecipients(accounts: readonly Account[]): Promise<Recipients> {
  const subscribed = await subscribers().orderBy('createdAt', 'desc').get()
  const participating = (await accountsWith('marketingEmails', accounts)).toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )
  const names = await firstNamesOf(participating.map(({uid}) => uid))
  const recipients = mergeRecipients(
    subscribed.docs.map((snapshot) => ({
      id: snapshot.id,
      email: snapshot.data().email,
      createdAt: snapshot.data().createdAt.toDate().toISOString(),
      source: 'newsletter' as const,
      name: null,
    })),
    participating.map(({uid, email, createdAt, displayName}, index) => ({
      id: uid,
      email,
      createdAt,
      source: 'user' as const,
      name: names[index] ?? displayName,
    })),
  )
  return {
    recipients,
    subscriberCount: subscribed.size,
    participatingUserCount: participating.length,
  }
}
