import {courseTexts, gradeQuiz, openLesson, recordProgress} from '@lectern/domain/learning/contracts'
import {openSections, readLearner} from '@lectern/domain/people/contracts'
import {listStaffActions} from '@lectern/domain/staff/contracts'
import {handIn} from '@lectern/domain/submissions/contracts'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
import {clearShelf, firestore} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {clearLessons, question, teachCourse, unpublish, type TaughtCourse} from './taught-course.ts'

afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const HOUR_MS = 60 * 60_000

/** Of two sections the second opens a week after the course was bought. */
const weekLater = () =>
  teachCourse({
    sections: [
      {lessons: [{key: 'now'}]},
      {
        opensAfterDays: 7,
        lessons: [
          {key: 'later', body: [question('q')]},
          {key: 'taster', free: true},
        ],
      },
    ],
  })

/** The course became theirs so long ago. */
const ownedFor = ({uid}: Learner, {id}: TaughtCourse, ms: number) =>
  firestore.doc(`enrollments/${uid}_${id}`).update({purchasedAt: Timestamp.fromMillis(Date.now() - ms)})

const marks = (who: Learner, {id}: TaughtCourse, ...keys: string[]) =>
  who.call(recordProgress, {
    courseId: id,
    report: {done: Object.fromEntries(keys.map((key) => [key, Date.now()])), at: null, seconds: {}},
  })

test('a section that waits is closed to reading, answering, handing in and marking until its day has come', async () => {
  const [ada, course] = await Promise.all([signUp(), weekLater()])
  await ada.buy(course)
  const later = {courseId: course.id, lessonKey: 'later'}
  const locked = {reason: 'section-locked'}
  const answers = {...later, answers: {q: ['right']}}

  await ada.call(openLesson, {...later, lessonKey: 'now'})
  await ada.call(openLesson, {...later, lessonKey: 'taster'})
  expect(await refusal(ada.call(openLesson, later))).toEqual(locked)
  expect(await refusal(ada.call(gradeQuiz, answers))).toEqual(locked)
  const {lessons} = await ada.call(courseTexts, {courseId: course.id})
  expect(lessons.map(({key}) => key)).toEqual(['now', 'taster'])
  expect(await refusal(ada.call(handIn, {...later, text: 'My work', link: ''}))).toEqual(locked)
  const early = await marks(ada, course, 'now', 'later', 'taster')
  expect(Object.keys(early.progress.done).toSorted()).toEqual(['now', 'taster'])
  expect(early.certificateId).toBeNull()

  await ownedFor(ada, course, 7 * DAY_MS - HOUR_MS)
  expect(await refusal(ada.call(openLesson, later))).toEqual(locked)
  await ownedFor(ada, course, 7 * DAY_MS)
  await ada.call(openLesson, later)
  expect(await ada.call(gradeQuiz, answers)).toMatchObject({
    passed: true,
    certificateId: expect.any(String) as unknown,
  })
})

test('a free lesson of a section that waits stays open to owners once its course is not public any more', async () => {
  const [ada, course] = await Promise.all([signUp(), weekLater()])
  await ada.buy(course)
  await unpublish(course.id)
  const open = (lessonKey: string) => ada.call(openLesson, {courseId: course.id, lessonKey})
  await open('taster')
  expect(await refusal(open('later'))).toEqual({reason: 'section-locked'})
})

test('whoever gives a course back and buys it again waits anew, and keeps what they had done', async () => {
  const [ada, course] = await Promise.all([signUp(), weekLater()])
  const later = {courseId: course.id, lessonKey: 'later'}
  const {sessionId} = await ada.buy(course)
  await ownedFor(ada, course, 8 * DAY_MS)
  await marks(ada, course, 'later')
  await refundInDashboard(sessionId)
  await eventually('the course to be withdrawn', async () => (await ada.courses()).length === 0)
  await ada.buy(course)
  expect(await refusal(ada.call(openLesson, later))).toEqual({reason: 'section-locked'})
  expect(Object.keys((await marks(ada, course, 'now')).progress.done).toSorted()).toEqual(['later', 'now'])
})

test('staff open all sections to one learner, who is told, and let them wait again; both are recorded once', async () => {
  const [ada, ben, staff, course] = await Promise.all([signUp(), signUp(), signUpStaff(), weekLater()])
  await Promise.all([ada.buy(course), ben.buy(course)])
  const later = {courseId: course.id, lessonKey: 'later'}
  const act = {uid: ada.uid, courseId: course.id, reason: 'She leaves for three months.'}
  const open = () => staff.call(openSections, {...act, sections: 'open'})
  const isOpened = async () => (await staff.call(readLearner, {uid: ada.uid})).courses[0]?.sectionsOpened

  await Promise.all([open(), open()])
  await ada.call(openLesson, later)
  expect(await isOpened()).toBe(true)
  expect(await refusal(ben.call(openLesson, later))).toEqual({reason: 'section-locked'})
  const mail = await mailTo(ada.email, 'sections-opened')
  expect(mail.text).toContain(`We have opened every section of ${course.title} to you`)

  await staff.call(openSections, {...act, sections: 'waiting'})
  expect(await refusal(ada.call(openLesson, later))).toEqual({reason: 'section-locked'})
  expect(await isOpened()).toBe(false)
  const {actions} = await staff.call(listStaffActions, {action: null, staffId: staff.uid, cursor: null})
  const recorded = actions.filter(({reason}) => reason === act.reason).map(({action}) => action)
  expect(recorded.toSorted()).toEqual(['sections-closed', 'sections-opened'])

  const refusedTo = async (uid: string, courseId: string, who = staff) =>
    refusal(who.call(openSections, {...act, uid, courseId, sections: 'open'}))
  expect(await refusedTo(staff.uid, course.id)).toEqual({reason: 'not-owned'})
  expect(await refusedTo(ada.uid, 'course-gone')).toEqual({reason: 'unknown-course'})
  expect(await refusedTo('nobody', course.id)).toEqual({reason: 'unknown-learner'})
  expect(await refusedTo(ada.uid, course.id, ada)).toEqual({reason: 'not-staff'})
})
