import {choice, search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {RecipientEntry} from './recipient-selection'

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
