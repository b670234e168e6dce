import fc from 'fast-check'
import {expect, test} from 'vitest'
import {coursesOf, type OrderStatus} from './order.ts'
import {lineOfBundle, lineOfCourse, type OrderLine} from './orders/lines.ts'
import {nothingToReturn, returnedLines, returnEligibility} from './return.ts'
import {orderLines} from './testing/order-lines.ts'

const order = {status: 'completed', completedAtMs: 0, isChargedBack: false, isForOthers: false} as const

test.each([
  [{...order, status: 'refunded'} as const],
  [{...order, completedAtMs: null}],
  [{...order, isChargedBack: true}],
])('an order that is not completed, or no longer, cannot be returned: %j', (other) => {
  expect(returnEligibility(order, null, 0)).toBe('allowed')
  expect(returnEligibility(other, null, 0)).toBe('not-completed')
})

test('of an order that has nothing to return it is said why, as it stands', () => {
  const mine = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 100}, 0)
  const why = (status: OrderStatus, change: {isChargedBack?: boolean; items?: OrderLine[]} = {}) =>
    nothingToReturn({status, isChargedBack: false, items: [mine], ...change})
  expect(why('pending')).toContain('has not been paid')
  expect(why('refunded')).toContain('has been refunded')
  expect(why('completed', {isChargedBack: true})).toContain('A bank has taken the payment')
  expect(why('completed', {items: [{...mine, for: 'gift'}]})).toContain('A gift is not returned here')
  expect(why('completed', {items: [{...mine, for: 'team', quantity: 5}]})).toContain('Seats are not')
  expect(why('refunded', {items: [{...mine, for: 'gift'}]})).toContain('has been refunded')
})

test('the courses of some lines name these lines, and no other that has one of them', () => {
  fc.assert(
    fc.property(orderLines, fc.array(fc.boolean(), {minLength: 6, maxLength: 6}), (lines, picks) => {
      const chosen = lines.filter((_, index) => picks[index])
      expect(returnedLines({courseIds: coursesOf(chosen)}, lines)).toEqual(chosen)
      expect(returnedLines({}, lines)).toEqual(lines)
    }),
  )
})

test('a course of a bundle that is named alone stands for the bundle', () => {
  const courses = ['a', 'b'].map((courseId) => ({courseId, courseTitle: courseId, priceCents: 100}))
  const bundle = lineOfBundle({id: 'bundle', title: 'Both', priceCents: 150, courses}, 0)
  const course = lineOfCourse({courseId: 'c', courseTitle: 'c', priceCents: 100}, 1)
  expect(returnedLines({courseIds: ['b']}, [bundle, course])).toEqual([bundle])
  expect(returnedLines({courseIds: ['a', 'c']}, [bundle, course])).toEqual([bundle, course])
  expect(returnedLines({courseIds: ['d']}, [bundle, course])).toEqual([])
})
