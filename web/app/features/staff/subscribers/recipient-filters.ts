import {AFTER} from '~/lib/router/use-cursor-pages'
import {listRecipients} from '@lectern/domain/contracts'
import {choice, search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {settledSearch} from '~/lib/router/settled-search'
import type {RecipientEntry, Recipients} from './recipient-selection'

/** The filters of the newsletter's recipients, which the server applies: it has all of them. */
export const recipientFilters = defineFilters<RecipientEntry>()({
  filters: {
    search: search({text: ({email, name}) => `${email}\n${name ?? ''}`}),
    source: choice({
      param: 'source',
      options: [
        {value: 'newsletter', label: 'Subscribers'},
        {value: 'user', label: 'Users'},
      ],
      test: (recipient, source: RecipientEntry['source']) => recipient.source === source,
      field: {kind: 'select', label: 'Source', any: 'Everyone'},
    }),
  },
})

/** Loads the page of recipients that a URL asks for. Throws CallFailure, or the signal's reason. */
export async function loadRecipients({url, signal}: Request): Promise<Recipients> {
  const params = new URL(url).searchParams
  const {search, source} = recipientFilters.parse(params, undefined)
  await settledSearch(search, signal)
  const {call} = await import('~/lib/firebase/call')
  return call(listRecipients, {cursor: params.get(AFTER), search: search.trim(), source})
}
