import type {Output} from '@lectern/domain/contracts'
import {lessonsOf} from '@lectern/domain/learning/outline'
import {isDone, type Progress} from '@lectern/domain/learning/progress'
import {enrollmentId} from '@lectern/domain/order'
import {lineOf, paidCents, quoteSeats} from '@lectern/domain/orders/lines'
import {readTeam as contract} from '@lectern/domain/teams/contracts'
import {countSeats, freeSeats} from '@lectern/domain/teams/team'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {fullNamesOf} from '../accounts/profile.ts'
import {callable} from '../callable.ts'
import {enrollment} from '../enrollments/enrollment.ts'
import {claims, type Claim} from '../gifts/claim.ts'
import {mailTimes} from '../gifts/list-gifts.ts'
import {fetchCourse} from '../learning/fetch-course.ts'
import {progressOfLearner} from '../learning/learner.ts'
import {orders} from '../orders/order.ts'
import {cursorPage} from '../services/cursor-page.ts'
import {readAll} from '../services/read-all.ts'
import {isBegun} from './seat.ts'
import {managedTeam, type Team} from './team.ts'

const PAGE = 50

type Shown = Output<typeof contract>
/** A course of the team: its lessons by their keys. */
type Lessons = ReadonlyMap<string, ReadonlySet<string>>

/** When an owner or a manager opens a team, or its next page. */
export const readTeam = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'team', key: uid, max: 120, windowSeconds: 60}]},
  async ({teamId, cursor}, caller) => {
    const {team, isOwner} = await managedTeam(caller, teamId)
    const query = claims().where('teamId', '==', teamId).where('state', 'in', ['held', 'accepted', 'left'])
    const [{docs, next}, {courses, purchases}, [owner = null]] = await Promise.all([
      cursorPage(query, 'createdAt', cursor, {size: PAGE}),
      boughtBy(team),
      fullNamesOf([team.ownerId]),
    ])
    const lessons = new Map(courses.map(({courseId, keys}) => [courseId, keys]))
    return {
      title: team.title,
      kind: team.kind,
      productId: team.productId,
      isOwner,
      owner,
      managers: team.managers,
      ...countSeats(Object.values(team.purchases)),
      purchases: isOwner ? purchases : [],
      courses: courses.map(({courseId, title, keys}) => ({courseId, title, lessons: keys.size})),
      members: await membersOf(docs, lessons),
      next,
    }
  },
)

/** What the purchases of a team give, and what was paid for each seat. A team has a few purchases. */
async function boughtBy({purchases}: Team) {
  const open = Object.values(purchases).filter(({isClosed}) => !isClosed)
  const stored = await readAll(open.map(({orderId}) => orders().doc(orderId)))
  const lines = open.flatMap((purchase, index) => {
    const order = stored[index]?.data()
    const line = lineOf(order?.items ?? [], purchase.lineId)
    return order && line ? [{purchase, order, line}] : []
  })
  const courseIds = [...new Set(lines.flatMap(({line}) => line.courseIds))]
  const courses = await Promise.all(
    courseIds.map(async (courseId) => {
      const course = await fetchCourse(courseId)
      const keys = new Set(lessonsOf(course?.outline ?? []).map(({key}) => key))
      return {courseId, title: course?.title ?? '', keys}
    }),
  )
  return {
    courses,
    purchases: lines.map(({purchase, order, line}) => {
      const {orderId, lineId} = purchase
      const free = freeSeats(purchase)
      return {
        orderId,
        lineId,
        free,
        eachCents: Math.floor(paidCents(line) / line.quantity),
        backCents: Array.from(
          {length: free},
          (_, index) => quoteSeats(order, lineId, index + 1)?.amountCents ?? null,
        ),
      }
    }),
  }
}

async function membersOf(
  docs: readonly DocumentSnapshot<Claim>[],
  lessons: Lessons,
): Promise<Shown['members']> {
  const seats = docs.flatMap((snapshot) => {
    const seat = snapshot.data()
    return seat ? [{seatId: snapshot.id, seat}] : []
  })
  const learning = seats.flatMap(({seat: {uid, state, courseIds}}) =>
    uid === null || state !== 'accepted' ? [] : courseIds.map((courseId) => ({uid, courseId})),
  )
  const [names, progress, owned] = await Promise.all([
    fullNamesOf(seats.map(({seat}) => seat.uid ?? '-')),
    readAll(learning.map(({uid, courseId}) => progressOfLearner(uid, courseId))),
    readAll(learning.map(({uid, courseId}) => enrollment(uid, courseId))),
  ])
  const found = new Map(
    learning.map(({uid, courseId}, index) => [
      enrollmentId(uid, courseId),
      {
        progress: progress[index],
        enrollment: owned[index],
      },
    ]),
  )
  return seats.map(({seatId, seat}, index) => {
    const {uid, state, courseIds, acceptedAt} = seat
    const own = courseIds.flatMap((courseId) => {
      const stored = found.get(enrollmentId(uid ?? '', courseId))
      return stored ? [{courseId, ...stored}] : []
    })
    return {
      seatId,
      email: seat.to?.email ?? null,
      name: state === 'accepted' ? (names[index] ?? null) : null,
      state,
      invitedAt: seat.createdAt.toMillis(),
      ...mailTimes(seat),
      acceptedAt: acceptedAt?.toMillis() ?? null,
      hasBegun:
        state === 'left' || own.some((course) => isBegun(course.progress, acceptedAt?.toMillis() ?? 0)),
      progress: own.map((course) => ({
        courseId: course.courseId,
        lessonsDone: countDone(lessons.get(course.courseId), course.progress?.data()),
        lastAt: course.progress?.data()?.at?.time ?? null,
        hasCertificate: course.enrollment?.data()?.certificateId !== undefined,
      })),
    }
  })
}

/** Of the lessons that the course has now. */
function countDone(lessons: ReadonlySet<string> = new Set(), progress?: Progress): number {
  return progress ? [...lessons].filter((key) => isDone(progress, key)).length : 0
}
