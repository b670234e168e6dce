import {RETURN_STATUSES} from '@lectern/domain/return'
import {anySearch, testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import type {ReturnCase} from './return-case'
import {REFUND_FAILED, returnFilters} from './return-filters'

const {initial} = returnFilters

function aReturn(change: Partial<ReturnCase['returned']> = {}): ReturnCase {
  const returned = {
    orderId: 'order-a',
    userId: 'ada',
    reason: 'It was not what I expected.',
    status: 'pending' as const,
    createdAt: 0,
    updatedAt: 0,
    refundFailedAt: null,
    decisionReason: null,
    courseIds: null,
    refundedCents: null,
    ...change,
  }
  return {id: returned.orderId, returned, order: null, amountCents: null}
}

testFilterProperties(returnFilters, {
  item: fc
    .record({
      orderId: fc.uuid(),
      reason: fc.constantFrom('Too long', 'A mistake'),
      status: fc.constantFrom(...RETURN_STATUSES),
      refundFailedAt: fc.constantFrom(null, 1),
    })
    .map(aReturn),
  filters: fc.record({
    search: anySearch,
    status: fc.constantFrom(null, ...RETURN_STATUSES, REFUND_FAILED),
    sort: fc.constant('given'),
    page: fc.integer({min: 1, max: 9}),
  }),
  context: undefined,
})

test.each([
  ['ORDER-A', true],
  ['expected', true],
  ['refund', false],
])('%j finds by order or reason: %s', (search, found) => {
  expect(returnFilters.filter([aReturn()], {...initial, search})).toHaveLength(found ? 1 : 0)
})
