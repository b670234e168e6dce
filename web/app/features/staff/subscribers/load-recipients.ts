import {listRecipients} from '@lectern/domain/mail/newsletter-contracts'
import {callList, loadList} from '../load-list'
import {recipientFilters} from './recipient-filters'

/** Loads the page of recipients that a URL asks for. Throws CallFailure, or the signal's reason. */
export const loadRecipients = (request: Request) =>
  loadList(request, recipientFilters, undefined, ({filters: {source}, search, cursor}) =>
    callList(listRecipients, 'recipients', {cursor, search, source}),
  )
