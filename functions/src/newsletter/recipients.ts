import {mergeRecipients, type Recipient} from '@lectern/domain/mail/newsletter'
import {accountsWith, type Account} from '../accounts/accounts.ts'
import {firstNamesOf} from '../accounts/profile.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'
import {subscribers} from './subscribers.ts'

export interface Recipients {
  /** each address once, subscribers first, both newest first */
  recipients: Recipient[]
  subscriberCount: number
  participatingUserCount: number
}

/**
 * Everyone a newsletter can go to: subscribers, and those of these accounts with marketing mail switched on; without the
 * addresses that mails came back from.
 */
export async function newsletterRecipients(accounts: readonly Account[]): Promise<Recipients> {
  const subscribed = await subscribers().orderBy('createdAt', 'desc').get()
  const participating = (await accountsWith('marketingEmails', accounts)).toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )
  const names = await firstNamesOf(participating.map(({uid}) => uid))
  const merged = mergeRecipients(
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
  const allowed = new Set(await withoutSuppressed(merged.map(({email}) => email)))
  return {
    recipients: merged.filter(({email}) => allowed.has(email)),
    subscriberCount: subscribed.size,
    participatingUserCount: participating.length,
  }
}
