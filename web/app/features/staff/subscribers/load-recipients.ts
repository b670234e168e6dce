import {listRecipients} from '@lectern/domain/mail/newsletter-contracts'
import {call} from '~/lib/firebase/call'
import {settledSearch} from '~/lib/router/settled-search'
import {AFTER} from '~/lib/router/use-cursor-pages'
import {recipientFilters} from './recipient-filters'
import type {Recipients} from './recipient-selection'

/** Loads the page of recipients that a URL asks for. Throws CallFailure, or the signal's reason. */
export async function loadRecipients({url, signal}: Request): Promise<Recipients> {
  const params = new URL(url).searchParams
  const {search, source} = recipientFilters.parse(params, undefined)
  await settledSearch(search, signal)
  return call(listRecipients, {cursor: params.get(AFTER), search: search.trim(), source})
}
