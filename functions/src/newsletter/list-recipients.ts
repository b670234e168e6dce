import {listRecipients as contract} from '@lectern/domain/contracts'
import {listAccounts} from '../accounts/accounts.ts'
import {callable} from '../callable.ts'
import {newsletterRecipients} from './recipients.ts'
import {log} from '../services/log.ts'

/** When staff opens the newsletter screen. If the accounts cannot be listed, the subscribers are listed alone. */
export const listRecipients = callable(contract, {who: 'staff'}, async () => {
  const accounts = await listAccounts().catch((error: unknown) => {
    log('accounts-unavailable', {}, error)
    return null
  })
  return {...(await newsletterRecipients(accounts ?? [])), userCount: accounts && accounts.length}
})
