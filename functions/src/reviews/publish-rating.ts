import {courseStatsId, realRating, summarize} from '@lectern/domain/reviews/review'
import {log, logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {sanityWriter} from '../services/sanity-writer.ts'
import {countsIn, courseRatings} from './course-rating.ts'

/** As many courses as are brought up to date in one run; the others follow in the next. */
const MAX_COURSES = 50

/** The ids of courses whose ratings the content does not have yet. */
export async function findStaleRatings(): Promise<string[]> {
  const {docs} = await courseRatings().where('isStale', '==', true).limit(MAX_COURSES).get()
  return docs.map(({id}) => id)
}

/**
 * Writes the aggregates of a course's reviews to its `courseStats` document in the content, so that queries can show and sort by
 * them. It has a rating once there are enough reviews. Repeating it writes the same; what fails stays due.
 */
export async function publishRating(courseId: string): Promise<void> {
  try {
    await publish(courseId)
  } catch (error) {
    log('rating-not-published', {courseId}, error)
  }
}

async function publish(courseId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await courseRatings().doc(courseId).get()
    const summary = summarize(countsIn(snapshot))
    const rating = realRating(summary)
    const client = await sanityWriter()
    await client.createOrReplace({
      _id: courseStatsId(courseId),
      _type: 'courseStats',
      // Weak, so that it does not keep editors from deleting the course.
      course: {_type: 'reference', _ref: courseId, _weak: true},
      reviews: summary.reviews,
      ...(rating !== null && {rating}),
    })
    // What was counted meanwhile is written with the next attempt.
    write.update(snapshot.ref, {isStale: false}, unchanged(snapshot))
    logWith(write, 'rating-published', {courseId, reviews: summary.reviews})
  })
}
