import {type Output} from '@lectern/domain/contracts'
import {listRecipients as contract} from '@lectern/domain/mail/newsletter-contracts'
import {callable} from '../../callable.ts'
import {countAccounts} from '../../accounts/count-accounts.ts'
import {log} from '../../services/log.ts'
import {
  isPastSubscribers,
  listAccounts,
  listSubscribers,
  type ListedPage,
} from '../../newsletter/listed-recipients.ts'
import {accountsWithMarketing} from '../../newsletter/recipients.ts'
import {subscribers} from '../../newsletter/subscribers.ts'

const NOBODY: ListedPage = {recipients: [], next: null}

/**
 * When staff opens the newsletter screen: a page of the recipients, first the subscribers, then the accounts, and how many there
 * are. If the accounts cannot be listed, the subscribers are listed alone.
 */
export const listRecipients = callable(contract, async ({cursor, search, source}) => {
  const [counts, page] = await Promise.all([countRecipients(), listPage(search, source, cursor)])
  const isWhole = cursor === null && search === '' && source === null && page.next === null
  return {
    ...counts,
    recipients: page.recipients,
    next: page.next,
    // Nobody is counted whose mails come back, or whose account has subscribed as well, only where all are at hand.
    recipientCount: isWhole ? page.recipients.length : counts.subscriberCount + counts.participatingUserCount,
    isCountExact: isWhole,
  }
})

type Counts = Pick<Output<typeof contract>, 'subscriberCount' | 'participatingUserCount' | 'userCount'>

async function countRecipients(): Promise<Counts> {
  const [subscribed, participating, userCount] = await Promise.all([
    subscribers().count().get(),
    accountsWithMarketing().count().get(),
    countAccounts().catch((error: unknown) => {
      log('accounts-unavailable', {}, error)
      return null
    }),
  ])
  return {
    subscriberCount: subscribed.data().count,
    participatingUserCount: participating.data().count,
    userCount,
  }
}

/** A page of the subscribers, filled up with accounts where they end. */
async function listPage(
  search: string,
  source: 'newsletter' | 'user' | null,
  cursor: string | null,
): Promise<ListedPage> {
  const found =
    source === 'user' || isPastSubscribers(cursor) ? NOBODY : await listSubscribers(search, cursor)
  if (source === 'newsletter' || found.next !== null) return found
  const accounts = await listAccounts(search, cursor).catch((error: unknown) => {
    log('accounts-unavailable', {}, error)
    return NOBODY
  })
  return {recipients: [...found.recipients, ...accounts.recipients], next: accounts.next}
}
