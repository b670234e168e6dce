import {choice, search} from '@lectern/domain/filter-kinds'
import {defineFilters} from '@lectern/domain/filters'
import type {RecipientEntry} from './recipient-selection'

/** The filters and pages of the newsletter's recipients; recipients keep the order of the list. */
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
  pageSize: 100,
})
