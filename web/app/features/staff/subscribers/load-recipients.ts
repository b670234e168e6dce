import {callList, loadList} from '../load-list'
import {recipientFilters} from './recipient-filters'

/** Loads the page of recipients that a URL asks for. Throws CallFailure, or the signal's reason. */
export const loadRecipients = (request: Request) =>
  loadList(request, recipientFilters, undefined, ({filters: {source}, search, cursor}) =>
    callList(
      async () => (await import('@lectern/domain/mail/newsletter-contracts')).listRecipients,
      'recipients',
      {cursor, search, source},
    ),
  )
