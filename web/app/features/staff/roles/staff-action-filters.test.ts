import {STAFF_ACTION_KINDS} from '@lectern/domain/staff/staff-action'
import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {staffActionFilters, type ListedAction} from './staff-action-filters'

const context = {people: ['sam', 'kim'].map((uid) => ({uid, email: `${uid}@example.com`}))}

function anAct(change: Partial<ListedAction> = {}): ListedAction {
  return {
    id: 'one',
    action: 'order-refunded',
    staffId: 'sam',
    staffEmail: 'sam@example.com',
    subject: {kind: 'order', id: 'order-a'},
    whom: null,
    amountCents: null,
    reason: null,
    at: 0,
    ...change,
  }
}

testFilterProperties(staffActionFilters, {
  item: fc
    .record({
      id: fc.uuid(),
      action: fc.constantFrom(...STAFF_ACTION_KINDS),
      staffId: fc.constantFrom('sam', 'kim', 'gone'),
    })
    .map(anAct),
  filters: fc.record({
    action: fc.constantFrom(null, ...STAFF_ACTION_KINDS),
    who: fc.constantFrom(null, 'sam', 'kim'),
    sort: fc.constant('given'),
    page: fc.integer({min: 1, max: 9}),
  }),
  context,
})

test.each([
  [{action: 'order-refunded' as const}, true],
  [{action: 'order-noted' as const}, false],
  [{who: 'sam'}, true],
  [{who: 'kim'}, false],
])('a refund by Sam passes %j: %s', (change, passes) => {
  const filters = {...staffActionFilters.initial, ...change}
  expect(staffActionFilters.filter([anAct()], filters, context)).toHaveLength(passes ? 1 : 0)
})
