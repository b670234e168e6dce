import {listRecipients} from '@lectern/domain/mail/newsletter-contracts'
import {defineExport, fileTime} from '../export/list-export'
import {callList, loadList} from '../load-list'
import {recipientFilters} from './recipient-filters'

/** Loads the page of recipients that a URL asks for. Throws CallFailure, or the signal's reason. */
export const loadRecipients = (request: Request) =>
  loadList(request, recipientFilters, undefined, ({filters: {source}, search, cursor}) =>
    callList(listRecipients, 'recipients', {cursor, search, source}),
  )

/** The recipients as a file. */
export const recipientFile = defineExport(loadRecipients, {
  'E-mail': ({email}) => email,
  Name: ({name}) => name,
  Source: ({source}) => (source === 'newsletter' ? 'Subscriber' : 'User'),
  'Since (UTC)': ({createdAt}) => fileTime(createdAt),
})
