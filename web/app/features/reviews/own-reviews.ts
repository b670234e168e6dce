import {enrollmentId} from '@lectern/domain/order'
import {RATINGS, REVIEW_STATUSES, type RatingValue, type ReviewStatus} from '@lectern/domain/reviews/review'
import {collection, doc, getDoc, getDocs, limit, query, where} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {firestore} from '~/lib/firebase/firestore'

/** What a learner has said about a course. */
export interface OwnReview {
  id: string
  rating: RatingValue
  text: string
  status: ReviewStatus
  /** why staff hide it; null while they don't */
  hiddenReason: string | null
}

const stored = z.object({
  rating: z.literal(RATINGS),
  text: z.string(),
  status: z.enum(REVIEW_STATUSES),
  hiddenReason: z.nullable(z.string()),
})
const votes = z.object({reviewIds: z.array(z.string())})

/** The learner's review of a course; null before there is one. */
export async function readOwnReview(uid: string, courseId: string): Promise<OwnReview | null> {
  const own = query(
    collection(firestore, 'reviews'),
    where('userId', '==', uid),
    where('courseId', '==', courseId),
    limit(1),
  )
  const [snapshot] = (await getDocs(own)).docs
  return snapshot ? {id: snapshot.id, ...stored.parse(snapshot.data())} : null
}

/** The reviews of a course that the user finds helpful. */
export async function readHelpfulVotes(uid: string, courseId: string): Promise<ReadonlySet<string>> {
  const snapshot = await getDoc(doc(firestore, 'helpfulVotes', enrollmentId(uid, courseId)))
  return new Set(snapshot.exists() ? votes.parse(snapshot.data()).reviewIds : [])
}
