import {choice, search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {RETURN_STATUSES, returnedLines} from '@lectern/domain/return'
import {returnLabels} from '~/features/orders/status-badges'
import type {ReturnCase} from './return-case'

/** Approved, and the money has come back: staff have to do something. */
export const REFUND_FAILED = 'refund-failed'
export type ReturnFilterStatus = (typeof RETURN_STATUSES)[number] | typeof REFUND_FAILED

/** The filters of the return requests. Firestore applies the status; the words are looked for page by page. */
export const returnFilters = defineFilters<ReturnCase>()({
  filters: {
    search: search({
      text: ({returned, order}) =>
        [
          returned.orderId,
          returned.reason,
          order?.email ?? '',
          ...returnedLines(returned, order?.items ?? []).map(({title}) => title),
        ].join('\n'),
    }),
    status: choice({
      param: 'status',
      options: [
        ...RETURN_STATUSES.map((status) => ({value: status, label: returnLabels[status]})),
        {value: REFUND_FAILED, label: 'Refund failed'},
      ],
      test: ({returned}, status: ReturnFilterStatus) =>
        status === REFUND_FAILED ? returned.refundFailedAt !== null : returned.status === status,
      field: {kind: 'select', label: 'Status', any: 'All'},
    }),
  },
})
