import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import {RATINGS, REVIEW_STATUSES} from '@lectern/domain/reviews/review'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {reviewFilters} from './review-filters'
import type {StaffReview} from './staff-review'

const context = {courses: [{value: 'course-a', label: 'Quiet Woodwork'}]}

const review: fc.Arbitrary<StaffReview> = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{32}$/),
  userId: fc.constant('ada'),
  courseId: fc.constantFrom('course-a', 'course-b'),
  courseTitle: fc.constant('A course'),
  author: fc.constant('Ada F.'),
  rating: fc.constantFrom(...RATINGS),
  text: fc.constant(''),
  status: fc.constantFrom(...REVIEW_STATUSES),
  isNew: fc.boolean(),
  hiddenReason: fc.constant(null),
  answer: fc.constant(null),
  helpful: fc.nat(9),
  createdAt: fc.nat(),
  editedAt: fc.constant(null),
  updatedAt: fc.nat(),
})

testFilterProperties(reviewFilters, {
  item: review,
  filters: fc.record({
    state: fc.constantFrom(null, 'new', ...REVIEW_STATUSES),
    rating: fc.constantFrom(null, ...RATINGS),
    course: fc.constantFrom(null, 'course-a'),
    sort: fc.constant('given'),
    page: fc.constant(1),
  }),
  context,
})

test('a URL with a course has a chip with its title, and one with an unknown course has none', () => {
  const chips = (search: string) =>
    reviewFilters.chips(reviewFilters.parse(new URLSearchParams(search), context), context)
  expect(chips('state=new&course=course-a').map(({label}) => label)).toEqual(['New', 'Quiet Woodwork'])
  expect(chips('course=course-b&rating=9')).toEqual([])
})
