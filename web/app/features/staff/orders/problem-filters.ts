import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {listProblems} from '@lectern/domain/orders/contracts'
import {PROBLEM_KINDS, problemWords} from '@lectern/domain/orders/problem'
import type {Output} from '@lectern/domain/contracts'
import {AFTER} from '~/lib/router/use-cursor-pages'
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

/** Loads the page of problems that a URL asks for. Throws CallFailure. */
export async function loadProblems({url}: Request): Promise<Output<typeof listProblems>> {
  const params = new URL(url).searchParams
  const {kind, state} = problemFilters.parse(params, undefined)
  const {call} = await import('~/lib/firebase/call')
  return call(listProblems, {kind, state: state ?? 'open', cursor: params.get(AFTER)})
}
