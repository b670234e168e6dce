import {listRecipients as contract} from '@lectern/domain/contracts'
import {logger} from 'firebase-functions/logger'
import {listAccounts} from '../accounts/accounts.ts'
import {callable} from '../callable.ts'
import {newsletterRecipients} from './recipients.ts'

/** When staff opens the newsletter screen. If the accounts cannot be listed, the subscribers are listed alone. */
export const listRecipients = callable(contract, {who: 'staff'}, async () => {
  const accounts = await listAccounts().catch((error: unknown) => {
    logger.error('Listing the accounts failed', error)
    return null
  })
  return {...(await newsletterRecipients(accounts ?? [])), userCount: accounts && accounts.length}
})
