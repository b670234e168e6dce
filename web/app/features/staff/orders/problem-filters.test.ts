import {PROBLEM_KINDS} from '@lectern/domain/orders/problem'
import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import type {OrderProblem} from './load-order'
import {problemFilters} from './problem-filters'

function aProblem(change: Partial<OrderProblem> = {}): OrderProblem {
  return {
    id: 'dispute-1',
    kind: 'dispute',
    orderId: 'order-a',
    details: {},
    since: 0,
    settledAt: null,
    settledBy: null,
    outcome: null,
    ...change,
  }
}

testFilterProperties(problemFilters, {
  item: fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom(...PROBLEM_KINDS),
      settledAt: fc.constantFrom(null, 1),
    })
    .map(aProblem),
  filters: fc.record({
    kind: fc.constantFrom(null, ...PROBLEM_KINDS),
    state: fc.constantFrom(null, 'settled' as const),
    sort: fc.constant('given'),
    page: fc.integer({min: 1, max: 9}),
  }),
  context: undefined,
})

test('the list begins with all kinds that are open', () => {
  expect(problemFilters.parse(new URLSearchParams('kind=none&state=open'), undefined)).toEqual(
    problemFilters.initial,
  )
})
