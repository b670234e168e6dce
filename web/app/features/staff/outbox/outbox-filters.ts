import {settledSearch} from '~/lib/router/settled-search'
import {AFTER} from '~/lib/router/use-cursor-pages'
import type {Output} from '@lectern/domain/contracts'
import {choice, search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {
  listMails,
  listSuppressions,
  type ListedMail,
  type ListedSuppression,
} from '@lectern/domain/mail/contracts'
import type {MailList} from '@lectern/domain/mail/outbox'

/** The filters of the outbox, which the server applies. An address finds all of its mails, finished ones too. */
export const outboxFilters = defineFilters<ListedMail>()({
  filters: {
    search: search({text: ({to}) => to}),
    list: choice({
      param: 'show',
      options: [
        {value: 'waiting', label: 'Waiting'},
        {value: 'given-up', label: 'Given up'},
      ],
      test: ({state}, list: MailList) => (state === 'failed') === (list === 'given-up'),
      field: {kind: 'select', label: 'Show', any: 'Everything unfinished'},
    }),
  },
})

/** The search of the suppression list. */
export const suppressionFilters = defineFilters<ListedSuppression>()({
  filters: {search: search({text: ({address}) => address})},
})

/** Loads the page of the outbox that a URL asks for. Throws CallFailure, or the signal's reason. */
export async function loadMails({url, signal}: Request): Promise<Output<typeof listMails>> {
  const params = new URL(url).searchParams
  const {search, list} = outboxFilters.parse(params, undefined)
  await settledSearch(search, signal)
  const {call} = await import('~/lib/firebase/call')
  return call(listMails, {list, address: search.trim(), cursor: params.get(AFTER)})
}

/** Loads the page of the suppression list that a URL asks for. Throws CallFailure, or the signal's reason. */
export async function loadSuppressions({url, signal}: Request): Promise<Output<typeof listSuppressions>> {
  const params = new URL(url).searchParams
  const {search} = suppressionFilters.parse(params, undefined)
  await settledSearch(search, signal)
  const {call} = await import('~/lib/firebase/call')
  return call(listSuppressions, {address: search.trim(), cursor: params.get(AFTER)})
}
