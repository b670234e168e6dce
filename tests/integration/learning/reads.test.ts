import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {askAboutLesson} from '../../../functions/src/questions/ask-about-lesson.ts'
import {courseInsights} from '../../../functions/src/staff/insights/course-insights.ts'
import {gradeQuiz} from '../../../functions/src/learning/grade-quiz.ts'
import {openCourse} from '../../../functions/src/learning/open-course.ts'
import {openLesson} from '../../../functions/src/learning/open-lesson.ts'
import {recordProgress} from '../../../functions/src/learning/record-progress.ts'
import {privateSanity} from '../../../functions/src/services/private-sanity.ts'
import {clearShelf, read} from '../commerce/back-office.ts'
import {signUp, signUpStaff} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {functionCost} from '../cost/function-cost.ts'
import {outcomeOf} from '../cost/run-function.ts'
import {clearLessons, question, teachCourse, words, type TaughtCourse} from './taught-course.ts'

/** A course of a hundred lessons, taken in order, to have every reason for reading. */
let course: TaughtCourse
beforeAll(async () => {
  const lessons = Array.from({length: 100}, (_, index) => ({
    key: `lesson-${index}`,
    free: index === 0,
    body: [words('Read this'), question('q')],
  }))
  course = await teachCourse({inOrder: true, sections: [{lessons}]})
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

/** What opening a lesson comes to, and asks for. */
async function costOf(uid: string | null, lessonKey: string) {
  let outcome = ''
  const cost = await functionCost(async () => {
    outcome = await outcomeOf(openLesson, uid, {courseId: course.id, lessonKey})
  })
  return {outcome, ...cost}
}

test('a lesson costs the same however long the course is and whoever asks', async () => {
  const [owner, stranger, refunded] = await Promise.all([signUp(), signUp(), signUp()])
  await owner.buy(course)
  const {orderId, sessionId} = await refunded.buy(course)
  await refundInDashboard(sessionId)
  await refunded.orderBecomes(orderId, 'refunded')

  const costs = {
    visitor: await costOf(null, 'lesson-0'),
    'visitor, a paid lesson': await costOf(null, 'lesson-99'),
    owner: await costOf(owner.uid, 'lesson-99'),
    'somebody else': await costOf(stranger.uid, 'lesson-99'),
    refunded: await costOf(refunded.uid, 'lesson-99'),
  }
  console.table(costs)
  // One question to the content; one document counts the calls, and three are about a learner and the course.
  const visitor = {groq: 1, reads: 1, writes: 1, stripe: 0, auth: 0}
  const signedIn = {...visitor, reads: 4}
  expect(costs).toEqual({
    visitor: {outcome: 'done', ...visitor},
    'visitor, a paid lesson': {outcome: 'not-owned', ...visitor},
    owner: {outcome: 'done', ...signedIn},
    'somebody else': {outcome: 'not-owned', ...signedIn},
    refunded: {outcome: 'withdrawn', ...signedIn},
  })
})

test('while the content does not answer, everybody is told so, and nothing is lost', async () => {
  const [ada, sam] = await Promise.all([signUp(), signUpStaff()])
  await ada.buy(course)
  const client = await privateSanity()
  vi.spyOn(client, 'fetch').mockRejectedValue(new Error('connect ECONNREFUSED'))
  const lesson = {courseId: course.id, lessonKey: 'lesson-0'}
  const report = {done: {'lesson-0': Date.now()}, at: null, seconds: {}}
  const outcomes = await Promise.all([
    outcomeOf(openLesson, null, lesson),
    outcomeOf(openLesson, ada.uid, lesson),
    outcomeOf(openCourse, ada.uid, {courseId: course.id}),
    outcomeOf(gradeQuiz, ada.uid, {...lesson, answers: {q: ['right']}}),
    outcomeOf(recordProgress, ada.uid, {courseId: course.id, report}),
    outcomeOf(askAboutLesson, ada.uid, {...lesson, question: 'Why?'}),
    outcomeOf(courseInsights, sam.uid, {courseId: course.id}),
  ])
  vi.restoreAllMocks()
  expect(outcomes).toEqual(outcomes.map(() => 'content-unavailable'))
  expect(await read(`progress/${ada.uid}_${course.id}`)).toBeNull()
})
