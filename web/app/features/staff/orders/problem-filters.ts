import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {PROBLEM_KINDS, problemWords} from '@lectern/domain/orders/problem'
import type {OrderProblem} from './load-order'

/** The filters of the problems, which the server applies. Without one, those that are open are listed. */
export const problemFilters = defineFilters<OrderProblem>()({
  filters: {
    kind: choice({
      param: 'kind',
      options: PROBLEM_KINDS.map((kind) => ({value: kind, label: problemWords[kind].subject})),
      test: (problem: OrderProblem, kind) => problem.kind === kind,
      field: {kind: 'select', label: 'Kind', any: 'All'},
    }),
    state: choice({
      param: 'state',
      options: [{value: 'settled', label: 'Settled'}],
      test: ({settledAt}: OrderProblem) => settledAt !== null,
      field: {kind: 'select', label: 'State', any: 'Open'},
    }),
  },
})
