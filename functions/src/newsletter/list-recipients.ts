import {listRecipients as contract} from '@lectern/domain/contracts'
import {logger} from 'firebase-functions/logger'
import {callable} from '../callable.ts'
import {listAccounts, newsletterRecipients} from './recipients.ts'

/** When staff opens the newsletter screen. Without the accounts the subscribers are listed alone, and the log says why. */
export const listRecipients = callable(contract, {who: 'staff'}, async () => {
  const accounts = await listAccounts().catch((error: unknown) => {
    logger.error('Listing the accounts failed', error)
    return null
  })
  return {...(await newsletterRecipients(accounts ?? [])), userCount: accounts && accounts.length}
})
