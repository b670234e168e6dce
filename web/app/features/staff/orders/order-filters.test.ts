import {lineOfCourse} from '@lectern/domain/orders/lines'
import {ORDER_STATUSES} from '@lectern/domain/order'
import {anySearch, testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {dayStart, orderFilters, type ListedOrder} from './order-filters'

const {initial} = orderFilters
const context = {courseTitle: 'Typography'}

function anOrder(change: Partial<ListedOrder> = {}): ListedOrder {
  return {
    id: 'order-a',
    createdAt: dayStart('2026-11-22') + 1000,
    email: 'ada@example.com',
    name: 'Ada Fenn',
    status: 'completed',
    paymentProcessing: false,
    amountCents: 5999,
    items: [lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 0)],
    refundedCents: 0,
    chargeback: null,
    discountCode: null,
    hasProblem: false,
    ...change,
  }
}

const anyDay = fc.constantFrom('', '2026-11-21', '2026-11-22', '2026-02-28')

testFilterProperties(orderFilters, {
  item: fc
    .record({
      id: fc.uuid(),
      status: fc.constantFrom(...ORDER_STATUSES),
      createdAt: fc.integer({min: dayStart('2026-11-20'), max: dayStart('2026-11-24')}),
    })
    .map(anOrder),
  filters: fc.record({
    search: anySearch,
    status: fc.constantFrom(null, ...ORDER_STATUSES),
    from: anyDay,
    to: anyDay,
    course: fc.constantFrom('', 'course-a', 'course-b'),
    sort: fc.constant('given'),
    page: fc.integer({min: 1, max: 9}),
  }),
  context,
})

test.each([
  [{from: '2026-11-22'}, true],
  [{from: '2026-11-23'}, false],
  [{to: '2026-11-22'}, true],
  [{to: '2026-11-21'}, false],
  [{course: 'course-a'}, true],
  [{course: 'course-b'}, false],
])('an order of November 22 passes %j: %s', (change, passes) => {
  expect(orderFilters.filter([anOrder()], {...initial, ...change}, context)).toHaveLength(passes ? 1 : 0)
})

test.each(['from=2026-02-30', 'from=yesterday', 'to=2026-13-01', 'course=a%2Fb', 'status=lost'])(
  'of the URL %s nothing is taken',
  (query) => {
    expect(orderFilters.parse(new URLSearchParams(query), context)).toEqual(initial)
  },
)
