import {RATINGS, REVIEW_STATUSES} from '@lectern/domain/reviews/review'
import {Timestamp} from 'firebase/firestore/lite'
import * as z from 'zod/mini'

const time = z.pipe(
  z.instanceof(Timestamp),
  z.transform((timestamp) => timestamp.toMillis()),
)
/** A review as it is stored, as far as staff see it. */
export const storedReview = z.object({
  userId: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  author: z.string(),
  rating: z.literal(RATINGS),
  text: z.string(),
  status: z.enum(REVIEW_STATUSES),
  isNew: z.boolean(),
  hiddenReason: z.nullable(z.string()),
  answer: z.nullable(z.object({text: z.string()})),
  helpful: z.int(),
  createdAt: time,
  editedAt: z.nullable(time),
  updatedAt: time,
})

/** A review as staff see it; times in ms since the epoch. */
export type StaffReview = z.infer<typeof storedReview> & {id: string}
