import {expect, test} from 'vitest'
import {returnEligibility} from './return.ts'

const order = {status: 'completed', completedAtMs: 0, isChargedBack: false, isForOthers: false} as const

test.each([
  [{...order, status: 'refunded'} as const],
  [{...order, completedAtMs: null}],
  [{...order, isChargedBack: true}],
])('an order that is not completed, or no longer, cannot be returned: %j', (other) => {
  expect(returnEligibility(order, null, 0)).toBe('allowed')
  expect(returnEligibility(other, null, 0)).toBe('not-completed')
})
