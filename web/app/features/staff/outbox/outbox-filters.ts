import {choice, search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {ListedMail, ListedSuppression} from '@lectern/domain/mail/contracts'
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
