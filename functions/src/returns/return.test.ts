import {coursesOf} from '@lectern/domain/order'
import {lineOfBundle, lineOfCourse} from '@lectern/domain/orders/lines'
import {orderLines} from '@lectern/domain/testing/order-lines'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {returnedLines} from './return.ts'

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
