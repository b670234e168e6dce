import {teacherOverview as contract} from '@lectern/domain/teachers/contracts'
import {NO_RATINGS, RATINGS, summarize, type RatingCounts} from '@lectern/domain/reviews/review'
import {addDays, dayOf} from '@lectern/domain/statistics/days'
import {figuresUntil} from '@lectern/domain/teachers/ledger'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {payoutStanding} from '@lectern/domain/teachers/payout-account'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {countLearners} from '../learning/counters.ts'
import {questions} from '../questions/question.ts'
import {countsIn, courseRatings, type CourseRating} from '../reviews/course-rating.ts'
import {reviews} from '../reviews/review.ts'
import {clock} from '../services/clock.ts'
import {countUpTo} from '../services/cursor-page.ts'
import {firestore} from '../services/firestore.ts'
import {parseResult, sanity} from '../services/sanity.ts'
import {submissions} from '../submissions/submission.ts'
import {teachers} from '../teacher.ts'
import {readBalance} from './payouts.ts'
import {taughtQuery} from './queries.ts'

const taughtSchema = z.object({
  instructor: z.nullable(z.object({name: z.nullable(z.string()), slug: z.nullable(z.string())})),
  courses: z.array(z.object({_id: z.string(), title: z.nullable(z.string()), slug: z.nullable(z.string())})),
})

/** The newest courses, of which reviews and learners are counted: as many as Firestore takes in one query. */
const COUNTED_COURSES = 30

const nothing = {sales: 0, earnedCents: 0, givenBackCents: 0}

/** When a teacher opens `/teach`. */
export const teacherOverview = callable(contract, async ({period}, {instructorId}) => {
  const [teacher, balance, {instructor, courses}, questionsWaiting, workWaiting] = await Promise.all([
    teachers().doc(instructorId).get(),
    readBalance(instructorId),
    fetchTaught(instructorId),
    countUpTo(questions().where('instructorId', '==', instructorId).where('isOpen', '==', true)),
    countUpTo(submissions().where('instructorId', '==', instructorId).where('state', '==', 'waiting')),
  ])
  const counted = courses.slice(0, COUNTED_COURSES).map(({_id}) => _id)
  const [learners, rating, reviewsWaiting] = await Promise.all([
    countLearners(counted),
    readRating(counted),
    counted.length === 0
      ? 0
      : countUpTo(
          reviews()
            .where('courseId', 'in', counted)
            .where('status', '==', 'shown')
            .where('answer', '==', null),
        ),
  ])
  const {byCourse} = balance
  const today = dayOf(clock.now())
  const {name, shareBps, since, stripeAccountId, payouts} = teacher.data() ?? {}
  return {
    name: instructor?.name ?? name ?? '',
    slug: instructor?.slug ?? null,
    shareBps: shareBps ?? 0,
    since: since?.toMillis() ?? 0,
    waiting: {questions: questionsWaiting, work: workWaiting, reviews: reviewsWaiting},
    days: figuresUntil(balance, today, period),
    before: figuresUntil(balance, addDays(today, -period), period),
    learners,
    rating,
    payouts: payouts ? payoutStanding(stripeAccountId ?? null, payouts) : 'none',
    courses: courses.map(({_id: courseId, title, slug}) => ({
      ...(byCourse[courseId] ?? nothing),
      courseId,
      title: title ?? courseId,
      slug,
    })),
    former: Object.entries(byCourse).flatMap(([courseId, brought]) =>
      courses.some(({_id}) => _id === courseId) ? [] : [{courseId, ...brought}],
    ),
  }
})

/** The ratings of courses together; null where there is none. */
async function readRating(courseIds: readonly string[]) {
  if (courseIds.length === 0) return null
  const snapshots = await firestore().getAll(...courseIds.map((courseId) => courseRatings().doc(courseId)))
  const counts = snapshots.map((snapshot) => countsIn(snapshot as DocumentSnapshot<CourseRating>))
  const all = counts.reduce(
    (sum, one) =>
      Object.fromEntries(RATINGS.map((stars) => [stars, sum[stars] + one[stars]])) as RatingCounts,
    NO_RATINGS,
  )
  const {reviews: count, average} = summarize(all)
  return average === null ? null : {average, count}
}

async function fetchTaught(instructorId: string): Promise<z.infer<typeof taughtSchema>> {
  try {
    const client = await sanity()
    return parseResult(taughtSchema, await client.fetch(taughtQuery, {instructorId}))
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}
