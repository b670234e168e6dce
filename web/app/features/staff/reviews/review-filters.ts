import {choice, type Option} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {RATINGS} from '@lectern/domain/reviews/review'
import type {StaffReview} from './staff-review'

/** The parameter of the URL with the course. */
export const COURSE = 'course'

/** The course that the list is limited to, with its title: the rows link to it, and a chip takes it away. */
export interface ReviewContext {
  courses: readonly Option<string>[]
}

/** While the list is not limited to a course, or its title is not known yet. */
export const NO_COURSE: ReviewContext = {courses: []}

/** The filters of the reviews, which the query applies: there may be any number of reviews. */
export const reviewFilters = defineFilters<StaffReview, ReviewContext>()({
  filters: {
    state: choice({
      param: 'state',
      options: [
        {value: 'new', label: 'New'},
        {value: 'shown', label: 'Shown'},
        {value: 'hidden', label: 'Hidden'},
        {value: 'withdrawn', label: 'Withdrawn'},
      ],
      test: ({isNew, status}, state) => (state === 'new' ? isNew : status === state),
      field: {kind: 'select', label: 'State', any: 'All'},
    }),
    rating: choice({
      param: 'rating',
      options: RATINGS.map((value) => ({value, label: value === 1 ? '1 star' : `${value} stars`})),
      test: (review, rating) => review.rating === rating,
      field: {kind: 'select', label: 'Rating', any: 'Any'},
    }),
    course: choice({
      param: COURSE,
      options: ({courses}: ReviewContext) => courses,
      test: ({courseId}, course: string) => courseId === course,
      field: null,
    }),
  },
})
