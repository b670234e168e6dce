import {listRecipients as contract} from '@lectern/domain/contracts'
import {callable} from '../callable.ts'
import {newsletterRecipients} from './recipients.ts'

/** When staff opens the newsletter screen. */
export const listRecipients = callable(contract, {who: 'staff'}, async () => newsletterRecipients())
