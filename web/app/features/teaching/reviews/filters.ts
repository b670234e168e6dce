import type {Output} from '@lectern/domain/contracts'
import {reference} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {teacherReviews} from '@lectern/domain/reviews/contracts'

type TaughtReview = Output<typeof teacherReviews>['reviews'][number]

/** The title of the course that the list is limited to; null when there is no review of it to tell. */
interface Context {
  courseTitle: string | null
}

/** The filters of the reviews of a teacher's courses, which the server applies. */
export const teacherReviewFilters = defineFilters<TaughtReview, Context>()({
  filters: {
    course: reference({
      param: 'course',
      test: ({courseId}: TaughtReview, course) => courseId === course,
      chip: ({courseTitle}: Context) => courseTitle ?? 'One course',
    }),
  },
})
