import {lineOfCourse} from '@lectern/domain/orders/lines'
import {RETURN_STATUSES} from '@lectern/domain/return'
import {anySearch, testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import type {Order} from '~/features/orders/orders'
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

test('words find what a return asks for, and not what else its order is about', () => {
  const items = ['Draw', 'Paint'].map((courseTitle, index) =>
    lineOfCourse({courseId: courseTitle.toLowerCase(), courseTitle, priceCents: 2000}, index),
  )
  const order = {email: '', items} as unknown as Order
  const found = (search: string, courseIds: string[] | null) =>
    returnFilters.filter([{...aReturn({courseIds}), order}], {...initial, search}).length
  expect(['draw', 'paint'].map((search) => found(search, ['draw']))).toEqual([1, 0])
  expect(['draw', 'paint'].map((search) => found(search, null))).toEqual([1, 1])
})
