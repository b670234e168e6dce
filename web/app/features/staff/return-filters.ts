import {choice, search} from '@lectern/domain/filter-kinds'
import {defineFilters} from '@lectern/domain/filters'
import {RETURN_STATUSES} from '@lectern/domain/return'
import {returnLabels} from '~/features/orders/status-badges'
import type {ReturnCase} from './return-cases'

/** The filters and pages of the return requests; requests keep the order of the list. */
export const returnFilters = defineFilters<ReturnCase>()({
  filters: {
    search: search({
      text: ({returned, order}) =>
        [
          returned.orderId,
          returned.reason,
          order?.email ?? '',
          ...(order?.items ?? []).map(({courseTitle}) => courseTitle),
        ].join('\n'),
    }),
    status: choice({
      param: 'status',
      options: RETURN_STATUSES.map((status) => ({value: status, label: returnLabels[status]})),
      test: ({returned}, status) => returned.status === status,
      field: {kind: 'select', label: 'Status', any: 'All'},
    }),
  },
  pageSize: 50,
})
