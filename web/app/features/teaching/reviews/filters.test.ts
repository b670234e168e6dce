import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {teacherReviewFilters} from './filters'

const context = {courseTitle: 'Typography'}
const review = {
  id: 'one',
  courseId: 'course-a',
  courseTitle: 'Typography',
  author: 'Ada',
  rating: 5 as const,
  text: 'Clear.',
  answer: null,
  isOwnAnswer: true,
  helpful: 0,
  createdAt: 0,
  updatedAt: 0,
}

testFilterProperties(teacherReviewFilters, {
  item: fc
    .record({id: fc.uuid(), courseId: fc.constantFrom('course-a', 'course-b')})
    .map((change) => ({...review, ...change})),
  filters: fc.record({
    course: fc.constantFrom('', 'course-a', 'course-b'),
    sort: fc.constant('given'),
    page: fc.integer({min: 1, max: 9}),
  }),
  context,
})

test.each([
  ['course-a', 1],
  ['course-b', 0],
])('of a review of course-a, the filter for %s finds %i', (course, count) => {
  const filters = {...teacherReviewFilters.initial, course}
  expect(teacherReviewFilters.filter([review], filters, context)).toHaveLength(count)
  expect(teacherReviewFilters.chips(filters, context).map(({label}) => label)).toEqual(['Typography'])
})
