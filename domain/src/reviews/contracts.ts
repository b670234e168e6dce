import * as z from 'zod/mini'
import {contract, documentId} from '../contracts.ts'
import {MAX_STAFF_REASON_LENGTH, MAX_REVIEW_LENGTH} from '../limits.ts'
import {hasWords} from '../text/text.ts'
import {RATINGS, REVIEW_ID, REVIEW_SORTS, REVIEW_STATUSES} from './review.ts'

const reviewId = z.string().check(z.regex(REVIEW_ID))
const text = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, {error: `Please keep this under ${max.toLocaleString('en-US')} characters.`}),
    )
const rating = z
  .int({error: 'Please choose from one to five stars.'})
  .check(
    z.minimum(1, {error: 'Please choose from one to five stars.'}),
    z.maximum(5, {error: 'Please choose from one to five stars.'}),
  )

/** Writes the caller's review of a course, or changes it. */
export const saveReview = contract({
  name: 'saveReview',
  audience: 'signed-in',
  input: z.object({courseId: documentId, rating, text: text(MAX_REVIEW_LENGTH)}),
  output: z.object({reviewId: z.string(), status: z.enum(REVIEW_STATUSES)}),
  reasons: [
    'not-owned',
    /** the learner owned the course, until the order was refunded or staff revoked it */
    'withdrawn',
    'unknown-course',
    /** the first section of the course is not done yet */
    'first-section-open',
    'content-unavailable',
  ] as const,
})

/** Says that the caller finds somebody's review helpful, or takes that back. Repeating it changes nothing. */
export const markReviewHelpful = contract({
  name: 'markReviewHelpful',
  audience: 'signed-in',
  input: z.object({reviewId, helpful: z.boolean()}),
  /** how many people find it helpful now */
  output: z.object({count: z.int()}),
  reasons: ['unknown-review', 'own-review'] as const,
})

/** What staff decide about a review: to hide it, to show it again, or that it can stay as it is. */
export const MODERATIONS = ['hide', 'show', 'check'] as const

/** When the review was changed last as staff have seen it, in ms since the epoch: what changed since is not decided unseen. */
const seenAt = z.int().check(z.nonnegative())

/** Staff hide a review with a reason, show it again, or mark it as looked at. */
export const moderateReview = contract({
  name: 'moderateReview',
  audience: 'staff',
  input: z
    .object({
      reviewId,
      seenAt,
      decision: z.enum(MODERATIONS),
      /** why it is hidden, which its author is told */
      reason: z.optional(text(MAX_STAFF_REASON_LENGTH)),
    })
    .check(
      z.refine(({decision, reason}) => decision !== 'hide' || hasWords(reason ?? ''), {
        path: ['reason'],
        error: 'Please say why the review is hidden.',
      }),
    ),
  output: z.object({status: z.enum(REVIEW_STATUSES)}),
  reasons: [
    'unknown-review',
    /** its author or another member of staff has changed it meanwhile */
    'review-changed',
  ] as const,
})

/** Staff enter the teacher's answer to a review; an empty one takes it away. */
export const answerReview = contract({
  name: 'answerReview',
  audience: 'staff',
  input: z.object({reviewId, seenAt, answer: text(MAX_REVIEW_LENGTH)}),
  output: z.object({}),
  reasons: ['unknown-review', 'review-changed', 'content-unavailable'] as const,
})

export const reviewOfTeacher = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  author: z.string(),
  rating: z.literal(RATINGS),
  text: z.string(),
  answer: z.nullable(z.string()),
  /** false where another has taught the course when it was answered */
  isOwnAnswer: z.boolean(),
  helpful: z.int(),
  /** times in ms since the epoch */
  createdAt: z.int(),
  updatedAt: z.int(),
})

/** A page of the reviews of the caller's courses that are shown, the newest first. */
export const teacherReviews = contract({
  name: 'teacherReviews',
  audience: 'teacher',
  input: z.object({
    /** one of the caller's courses; null for all of them */
    course: z.nullable(documentId),
    cursor: z.nullable(z.string().check(z.maxLength(1000))),
  }),
  output: z.object({
    reviews: z.array(reviewOfTeacher),
    next: z.nullable(z.string()),
  }),
  reasons: ['content-unavailable'] as const,
})

/** The teacher of a course answers a review of it; an empty answer takes it away. */
export const answerReviewAsTeacher = contract({
  name: 'answerReviewAsTeacher',
  audience: 'teacher',
  input: answerReview.input,
  output: z.object({}),
  reasons: ['unknown-review', 'review-changed', 'content-unavailable'] as const,
})

/** What `GET /api/reviews` takes from its address. */
export const courseReviewsQuery = z.object({
  course: documentId,
  sort: z._default(z.enum(REVIEW_SORTS), 'newest'),
  /** `next` of the page before */
  after: z.optional(z.string().check(z.regex(/^\d{1,9}\.\d{1,14}\.[0-9a-f]{32}$/))),
})

const count = z._default(z.int(), 0)

/** How many of the reviews that are shown gave each rating, as stored and as answered. */
export const ratingCounts = z.object(
  Object.fromEntries(RATINGS.map((rating) => [rating, count])) as Record<
    (typeof RATINGS)[number],
    typeof count
  >,
)

export const publicReview = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  /** times in ms since the epoch */
  at: z.number(),
  edited: z.boolean(),
  /** how many people find it helpful */
  helpful: z.int(),
  answer: z.nullable(
    z.object({
      text: z.string(),
      at: z.number(),
      /** who taught the course then; null for nobody, left out where that is not known */
      instructorId: z.optional(z.nullable(z.string())),
    }),
  ),
})
export type PublicReview = z.infer<typeof publicReview>

/** What `GET /api/reviews` answers: the counts of the course, and a page of its reviews. */
export const courseReviewsPage = z.object({
  counts: ratingCounts,
  reviews: z.array(publicReview),
  /** the parameter `after` of the next page; null on the last one */
  next: z.nullable(z.string()),
})
export type CourseReviewsPage = z.infer<typeof courseReviewsPage>
