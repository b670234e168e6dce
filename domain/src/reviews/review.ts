/** What learners say about a course: a rating and a text, one a person and course. No I/O. */

import {lessonsOf, type Outline} from '../learning/outline.ts'
import {isDone, type Progress} from '../learning/progress.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type RatingValue = (typeof RATINGS)[number]

/** `hidden` by staff; `withdrawn` with the course, by a refund. Only those that are shown count. */
export const REVIEW_STATUSES = ['shown', 'hidden', 'withdrawn'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** From so many reviews on, the rating of a course is that of its reviews; before that, the editors' figure. */
export const MIN_REVIEWS_FOR_RATING = 5

/** The orders in which reviews are listed. */
export const REVIEW_SORTS = ['newest', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** The pattern of a review's id. */
export const REVIEW_ID = /^[0-9a-f]{32}$/

/** How many reviews of a course gave each rating. */
export type RatingCounts = Readonly<Record<RatingValue, number>>

export const NO_RATINGS: RatingCounts = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0}

/** What of a review decides how it is counted. */
export interface Counted {
  rating: RatingValue
  status: ReviewStatus
}

/**
 * What a change of a review adds to the counts of its course; ratings that stay as they are, are left out.
 * @param before null for a new review
 * @param after null for a review that is deleted
 */
export function countChange(
  before: Counted | null,
  after: Counted | null,
): Partial<Record<RatingValue, number>> {
  const change: Partial<Record<RatingValue, number>> = {}
  const add = (review: Counted | null, by: number) => {
    if (review?.status !== 'shown') return
    const sum = (change[review.rating] ?? 0) + by
    if (sum === 0) delete change[review.rating]
    else change[review.rating] = sum
  }
  add(before, -1)
  add(after, 1)
  return change
}

export interface RatingSummary {
  reviews: number
  /** the mean, rounded to one decimal; null without reviews */
  average: number | null
}

export function summarize(counts: RatingCounts): RatingSummary {
  const reviews = RATINGS.reduce((sum, rating) => sum + counts[rating], 0)
  const stars = RATINGS.reduce((sum, rating) => sum + rating * counts[rating], 0)
  return {reviews, average: reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10}
}

/** The id of the document in the content that has the aggregates of a course's reviews; queries make it up the same way. */
export function courseStatsId(courseId: string): string {
  return `courseStats-${courseId}`
}

/** The rating that a course has by its reviews; null while there are too few. */
export function realRating({reviews, average}: RatingSummary): number | null {
  return reviews >= MIN_REVIEWS_FOR_RATING ? average : null
}

/** The lessons that have to be done before one may review a course: those of its first section that has any. */
export function firstSectionOf(outline: Outline): Outline[number] | null {
  return outline.find(({lessons}) => lessons.length > 0) ?? null
}

/** Whether a learner knows enough of a course to review it. Nobody knows a course that has no lessons yet. */
export function hasFinishedFirstSection(outline: Outline, progress: Progress): boolean {
  const first = firstSectionOf(outline)
  return first !== null && lessonsOf([first]).every(({key}) => isDone(progress, key))
}
