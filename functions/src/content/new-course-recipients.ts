import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import {accountsByEmail, accountsPage, accountsWith, type Account} from '../accounts/accounts.ts'
import {withConfirmedSubscription} from '../newsletter/recipients.ts'
import {BATCH_SIZE} from '../outbox/mailing.ts'
import type {RecipientPage} from '../outbox/define-mail.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'

/*
 * Who gets the mails about new courses: the accounts with new-course notices on (they are at first) whose address is
 * verified, or confirmed by the newsletter's link, without those that are to be deleted.
 */

/** Reads a page of them; the cursor is Firebase's page token. */
export async function readRecipients(cursor: string | null): Promise<RecipientPage> {
  const {accounts, next} = await accountsPage(cursor, BATCH_SIZE)
  return {to: await wantingAddresses(accounts), next}
}

/** Those of the addresses that may get the mails now. */
export async function keepWanted(addresses: readonly string[]): Promise<string[]> {
  const wanting = new Set(await wantingAddresses(await accountsByEmail(addresses)))
  return addresses.filter((email) => wanting.has(email))
}

async function wantingAddresses(accounts: readonly Account[]): Promise<string[]> {
  const wanting = await accountsWith('newCourseNotifications', accounts)
  const addressesWhere = (verified: boolean) =>
    wanting
      .filter(({emailVerified}) => emailVerified === verified)
      .map(({email}) => normalizeEmail(email))
      .filter(isEmail)
  const confirmed = await withConfirmedSubscription(addressesWhere(false))
  return withoutSuppressed([...new Set([...addressesWhere(true), ...confirmed])])
}
