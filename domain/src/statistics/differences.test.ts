import {expect, test} from 'vitest'
import {lineOfCourse} from '../orders/lines.ts'
import {countsOfOrders, noCounts, sumOf, type Counts} from './counts.ts'
import {differencesOf} from './differences.ts'

const at = Date.parse('2026-11-22T12:00:00Z')
const order = {
  amountCents: 5999,
  items: [lineOfCourse({courseId: 'course-a', courseTitle: 'A', priceCents: 5999}, 0)],
  completedAt: at,
  refundedAt: null,
}
const ordered = sumOf(countsOfOrders([order]).values())

test('counters that say what the orders say have no differences, whatever was learned', () => {
  const counted: Counts = {...ordered, activeLearners: 7, newLearners: 2, coursesBegun: 1, coursesFinished: 1}
  expect(differencesOf(counted, ordered)).toEqual([])
  expect(differencesOf(undefined, undefined)).toEqual([])
  // A course whose counts have become zero again says the same as one that was never counted.
  expect(
    differencesOf({...noCounts, courses: {'course-a': {sales: 0, revenueCents: 0, refundedCents: 0}}}),
  ).toEqual([])
})

test('what was not counted, and what was counted twice, is named', () => {
  expect(differencesOf(undefined, ordered)).toEqual([
    {what: 'revenueCents', counted: 0, ordered: 5999},
    {what: 'orders', counted: 0, ordered: 1},
    {what: 'courses.course-a.sales', counted: 0, ordered: 1},
    {what: 'courses.course-a.revenueCents', counted: 0, ordered: 5999},
  ])
  expect(differencesOf(sumOf([ordered, ordered]), ordered)).toContainEqual({
    what: 'orders',
    counted: 2,
    ordered: 1,
  })
})
