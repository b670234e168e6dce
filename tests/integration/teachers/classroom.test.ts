import type {Output} from '@lectern/domain/contracts'
import {teacherInsights} from '@lectern/domain/learning/contracts'
import {
  answerAsTeacher,
  askAboutLesson,
  lessonQuestions,
  listQuestions,
  shareQuestion,
  showQuestion,
  teacherQuestions,
  writeAgain,
} from '@lectern/domain/questions/contracts'
import {STAFF_AFTER_MS} from '@lectern/domain/questions/question'
import {
  answerReview,
  answerReviewAsTeacher,
  saveReview,
  teacherReviews,
} from '@lectern/domain/reviews/contracts'
import {recordProgress} from '@lectern/domain/learning/contracts'
import {
  answerSubmission,
  handIn,
  lessonSubmission,
  teacherSubmissions,
} from '@lectern/domain/submissions/contracts'
import {MAX_ENTRIES} from '@lectern/domain/submissions/submission'
import {
  acceptTeacherInvitation,
  changeTeacherState,
  teacherOverview,
} from '@lectern/domain/teachers/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {clearShelf, firestore, lake} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {clearLessons, teachCourse, words, type TaughtCourse} from '../learning/taught-course.ts'
import {aTeacher, invite} from './teachers.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const exercise = {
  _type: 'exercise',
  _key: 'e',
  title: 'A box with a lid',
  task: [words('Make one.')],
  criteria: ['It closes'],
  handsIn: true,
}

/** A teacher, somebody else who teaches, and a learner who owns a course of the first. */
async function classroom() {
  const [{teacher, instructorId}, {teacher: other}, ada, course] = await Promise.all([
    aTeacher(staff),
    aTeacher(staff),
    signUp(),
    teachCourse({sections: [{lessons: [{key: 'a', body: [exercise]}]}, {lessons: [{key: 'b'}]}]}),
  ])
  await lake
    .patch(course.id)
    .set({instructor: {_type: 'reference', _ref: instructorId}})
    .commit()
  await firestore.doc(`profiles/${ada.uid}`).set({firstName: 'Ada', lastName: 'Fenn'})
  await ada.buy(course)
  return {teacher, other, instructorId, ada, course}
}

const ask = (ada: Learner, course: TaughtCourse) =>
  ada.call(askAboutLesson, {courseId: course.id, lessonKey: 'a', question: 'Why so?'})
const questionsOf = (who: Learner) => who.call(teacherQuestions, {state: null, cursor: null})
/** Whether a question waits for staff, on whichever page. */
async function forStaff(questionId: string): Promise<boolean> {
  for (let cursor: string | null = null; ;) {
    const page: Output<typeof listQuestions> = await staff.call(listQuestions, {state: 'waiting', cursor})
    if (page.questions.some(({id}) => id === questionId)) return true
    if (page.next === null) return false
    cursor = page.next
  }
}

test('a teacher answers what is asked about their courses, without an address, and nobody else who teaches', async () => {
  const {teacher, other, ada, course} = await classroom()
  const {questionId} = await ask(ada, course)
  const mail = await mailTo(teacher.email, 'question-asked')
  expect(mail.text).toContain('Ada asks about “Lesson a”')
  expect(JSON.stringify(mail)).not.toContain(ada.email)

  const {questions} = await questionsOf(teacher)
  expect(questions).toMatchObject([{id: questionId, author: 'Ada', isOpen: true, userId: null}])
  expect(JSON.stringify(questions)).not.toContain(ada.uid)
  expect(JSON.stringify(questions)).not.toContain('Fenn')
  expect(await questionsOf(other)).toEqual({questions: [], next: null})
  const answer = {questionId, seen: 1, text: 'Because.'}
  expect(await refusal(other.call(answerAsTeacher, answer))).toEqual({reason: 'unknown-question'})
  expect(await refusal(ada.call(answerAsTeacher, answer))).toEqual({reason: 'not-teacher'})

  await teacher.call(answerAsTeacher, answer)
  expect((await mailTo(ada.email, 'question-answered')).text).toContain('The teacher of the course')
  const share = (who: Learner, visibility: 'shared' | 'private', seen: number) =>
    who.call(shareQuestion, {questionId, seen, visibility})
  expect(await refusal(share(other, 'shared', 2))).toEqual({reason: 'unknown-question'})
  // The teacher has the page of before: what was written since is not shown unseen.
  await ada.call(writeAgain, {questionId, visibility: 'private', text: 'This is for you alone.'})
  expect(await refusal(share(teacher, 'shared', 2))).toEqual({reason: 'question-changed'})
  await share(teacher, 'shared', 3)
  await share(teacher, 'private', 2)
  await teacher.call(answerAsTeacher, {...answer, seen: 3})
  await share(teacher, 'shared', 4)
  const look = {courseId: course.id, lessonKey: 'a', search: '', sort: 'newest' as const, cursor: null}
  expect((await ada.call(lessonQuestions, look)).own).toMatchObject([{visibility: 'shared', isOpen: false}])
  await staff.call(showQuestion, {questionId, seen: 2, visibility: 'hidden'})
  expect(await refusal(share(teacher, 'shared', 4))).toEqual({reason: 'question-hidden'})
})

test('what no teacher has answered within three days is for staff, and at once where the teacher is paused', async () => {
  const {teacher, instructorId, ada, course} = await classroom()
  const {questionId} = await ask(ada, course)
  expect(await forStaff(questionId)).toBe(false)
  const reference = firestore.doc(`questions/${questionId}`)
  const at = (await reference.get()).get('staffAt') as Timestamp
  expect(at.toMillis() - Date.now()).toBeGreaterThan(STAFF_AFTER_MS - 60_000)
  await reference.update({staffAt: Timestamp.fromMillis(at.toMillis() - STAFF_AFTER_MS)})
  expect(await forStaff(questionId)).toBe(true)
  // Who has waited does not begin to wait anew.
  await ada.call(writeAgain, {questionId, visibility: 'private', text: 'Hello?'})
  expect(await forStaff(questionId)).toBe(true)

  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'paused'})
  const second = await ask(ada, course)
  expect(await forStaff(second.questionId)).toBe(true)
  await eventually('staff to be asked', async () =>
    (await mailsTo('support@lectern.test', 'lesson-question')).some(({text}) => text?.includes(course.title)),
  )
  expect(await refusal(questionsOf(teacher))).toEqual({reason: 'not-teacher'})
})

test('a teacher answers the reviews and sees the figures of their own courses alone', async () => {
  const {teacher, other, ada, course} = await classroom()
  const report = {done: {a: Date.now()}, at: null, seconds: {}}
  await ada.call(recordProgress, {courseId: course.id, report})
  const {reviewId} = await ada.call(saveReview, {courseId: course.id, rating: 4, text: 'Clear.'})
  const reviewsOf = (who: Learner, of: string | null = null) =>
    who.call(teacherReviews, {course: of, cursor: null})
  const {reviews} = await reviewsOf(teacher)
  expect(await teacher.call(teacherOverview, {period: 7})).toMatchObject({
    waiting: {questions: 0, work: 0, reviews: 1},
    learners: {begun: 1, finished: 0},
    rating: {average: 4, count: 1},
  })
  expect(reviews).toMatchObject([{id: reviewId, author: 'Ada F.', rating: 4, answer: null}])
  expect(JSON.stringify(reviews)).not.toContain(ada.uid)
  expect((await reviewsOf(teacher, course.id)).reviews).toEqual(reviews)
  expect((await reviewsOf(other, course.id)).reviews).toEqual([])

  const answer = {reviewId, seenAt: reviews[0]?.updatedAt ?? 0, answer: 'Thank you.'}
  expect(await refusal(other.call(answerReviewAsTeacher, answer))).toEqual({reason: 'unknown-review'})
  await teacher.call(answerReviewAsTeacher, answer)
  expect((await mailTo(ada.email, 'review-decided')).text).toContain('Thank you.')
  expect(await refusal(teacher.call(answerReviewAsTeacher, answer))).toEqual({reason: 'review-changed'})

  const insights = await teacher.call(teacherInsights, {courseId: course.id})
  expect(insights).toMatchObject({
    title: course.title,
    insights: {started: 1, lessons: [{key: 'a', done: 1}, {}]},
  })
  expect(await refusal(other.call(teacherInsights, {courseId: course.id}))).toEqual({
    reason: 'unknown-course',
  })

  // An answer stays with who gave it when the course gets another teacher.
  expect((await reviewsOf(teacher)).reviews).toMatchObject([{answer: 'Thank you.', isOwnAnswer: true}])
  const {teacher: next, instructorId: _ref} = await aTeacher(staff)
  await lake
    .patch(course.id)
    .set({instructor: {_type: 'reference', _ref}})
    .commit()
  const inherited = (await reviewsOf(next)).reviews
  expect(inherited).toMatchObject([{answer: 'Thank you.', isOwnAnswer: false}])
  // Also where staff put it better.
  await staff.call(answerReview, {reviewId, seenAt: inherited[0]?.updatedAt ?? 0, answer: 'Thank you!'})
  const better = (await reviewsOf(next)).reviews
  expect(better).toMatchObject([{answer: 'Thank you!', isOwnAnswer: false}])
  const replaced = {reviewId, seenAt: better[0]?.updatedAt ?? 0, answer: 'Thank you, too.'}
  await next.call(answerReviewAsTeacher, replaced)
  expect((await reviewsOf(next)).reviews).toMatchObject([{answer: 'Thank you, too.', isOwnAnswer: true}])
})

test('work is handed in, tried again and done, between its learner and the teacher alone', async () => {
  const {teacher, other, instructorId, ada, course} = await classroom()
  const lesson = {courseId: course.id, lessonKey: 'a'}
  const workOf = async (who: Learner) =>
    (await who.call(teacherSubmissions, {state: null, cursor: null})).submissions
  expect(await ada.call(lessonSubmission, lesson)).toEqual({submission: null, isTaken: true})
  await ada.call(handIn, {...lesson, text: 'It <b>closes</b>.', link: 'https://example.com/box'})
  const mail = await mailTo(teacher.email, 'work-handed-in')
  expect(mail.text).toContain('Ada has handed in work for “A box with a lid”')
  expect(mail.text).toContain('https://example.com/box')
  expect(JSON.stringify(mail)).not.toContain(ada.email)

  const [work] = await workOf(teacher)
  expect(work).toMatchObject({author: 'Ada', exercise: 'A box with a lid', state: 'waiting'})
  expect(JSON.stringify(work?.entries)).not.toContain(ada.uid)
  expect(await workOf(other)).toEqual([])
  const submissionId = work?.id ?? ''
  expect(JSON.stringify(work)).not.toContain(ada.uid)
  const answer = {submissionId, seen: 1, text: 'The lid is loose.', verdict: 'again' as const}
  expect(await refusal(other.call(answerSubmission, answer))).toEqual({reason: 'unknown-submission'})
  expect(await refusal(ada.call(answerSubmission, answer))).toEqual({reason: 'not-teacher'})
  await teacher.call(answerSubmission, answer)
  const answered = await mailTo(ada.email, 'work-answered')
  expect(answered.subject).toBe('Please try once more: A box with a lid')
  expect(answered.text).toContain('The lid is loose.')
  expect(answered.text).toContain(`/learn/${course.id}/a#work`)
  expect(await refusal(teacher.call(answerSubmission, answer))).toEqual({reason: 'submission-changed'})

  await ada.call(handIn, {...lesson, text: 'Now it fits.', link: ''})
  await teacher.call(answerSubmission, {submissionId, seen: 3, text: 'So it does.', verdict: 'done'})
  expect((await ada.call(lessonSubmission, lesson)).submission).toMatchObject({
    state: 'done',
    entries: [{from: 'learner'}, {verdict: 'again'}, {text: 'Now it fits.'}, {verdict: 'done'}],
  })

  // A learner leaves room for an answer.
  const full = Array.from({length: MAX_ENTRIES - 1}, () => ({
    from: 'learner',
    text: 'x',
    link: '',
    verdict: null,
  }))
  const at = Timestamp.now()
  await firestore.doc(`submissions/${submissionId}`).update({entries: full.map((entry) => ({...entry, at}))})
  const again = {...lesson, text: 'Once more.', link: ''}
  expect(await refusal(ada.call(handIn, again))).toEqual({reason: 'submission-full'})
  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'paused'})
  expect(await ada.call(lessonSubmission, lesson)).toMatchObject({isTaken: false})
  expect(await refusal(ada.call(handIn, again))).toEqual({reason: 'no-teacher'})
})

test('work that waits goes to who teaches the course now, once its learner looks at it', async () => {
  const [{teacher, instructorId, ada, course}, next] = await Promise.all([classroom(), aTeacher(staff)])
  const lesson = {courseId: course.id, lessonKey: 'a'}
  const workOf = async (who: Learner) =>
    (await who.call(teacherSubmissions, {state: null, cursor: null})).submissions
  await ada.call(handIn, {...lesson, text: 'It closes.', link: ''})
  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
  await ada.call(lessonSubmission, lesson)
  expect(await workOf(next.teacher)).toEqual([])
  const taughtBy = (_ref: string) =>
    lake
      .patch(course.id)
      .set({instructor: {_type: 'reference', _ref}})
      .commit()
  await taughtBy(next.instructorId)
  expect(await ada.call(lessonSubmission, lesson)).toMatchObject({isTaken: true})
  expect((await mailTo(next.teacher.email, 'work-handed-in')).text).toContain('It closes.')
  const [work] = await workOf(next.teacher)
  const answer = {submissionId: work?.id ?? '', seen: 1, text: 'So it does.', verdict: 'done' as const}
  await next.teacher.call(answerSubmission, answer)

  // What was answered stays with who has answered it.
  await teacher.call(acceptTeacherInvitation, {code: await invite(staff, instructorId)})
  await taughtBy(instructorId)
  expect(await ada.call(lessonSubmission, lesson)).toMatchObject({submission: {state: 'done'}})
  expect(await workOf(teacher)).toEqual([])
  expect(await workOf(next.teacher)).toHaveLength(1)
})

test('nothing is handed in where nothing is asked for, or by who does not own the course', async () => {
  const {ada, course} = await classroom()
  const ben = await signUp()
  const work = {courseId: course.id, lessonKey: 'a', text: 'Here.', link: ''}
  expect(await refusal(ben.call(handIn, work))).toEqual({reason: 'not-owned'})
  expect(await refusal(ben.call(lessonSubmission, {courseId: course.id, lessonKey: 'a'}))).toEqual({
    reason: 'not-owned',
  })
  expect(await refusal(ada.call(handIn, {...work, lessonKey: 'b'}))).toEqual({reason: 'nothing-asked'})
  expect(await refusal(ada.call(handIn, {...work, lessonKey: 'none'}))).toEqual({reason: 'unknown-lesson'})
})

test('questions, reviews and work are listed beside those that cannot be read', async () => {
  const {teacher, ada, course} = await classroom()
  const {questionId} = await ask(ada, course)
  await ada.call(recordProgress, {
    courseId: course.id,
    report: {done: {a: Date.now()}, at: null, seconds: {}},
  })
  await ada.call(saveReview, {courseId: course.id, rating: 4, text: 'Good.'})
  await ada.call(handIn, {courseId: course.id, lessonKey: 'a', text: 'My box.', link: ''})
  const lists = async () => ({
    questions: (await questionsOf(teacher)).questions,
    reviews: (await teacher.call(teacherReviews, {course: course.id, cursor: null})).reviews,
    submissions: (await teacher.call(teacherSubmissions, {state: null, cursor: null})).submissions,
  })
  const before = await lists()
  expect(Object.values(before).map(({length}) => length)).toEqual([1, 1, 1])

  const broken = Object.entries(before).flatMap(([collection, [listed]]) =>
    [{messages: null, entries: null, helpful: 'few'}, {courseTitle: 1}].map(
      (change) => [firestore.collection(collection).doc(listed?.id ?? ''), change] as const,
    ),
  )
  const copies = await Promise.all(
    broken.map(async ([reference, change]) => {
      const copy = reference.parent.doc(`broken-${crypto.randomUUID()}`)
      await copy.set({...(await reference.get()).data(), ...change})
      return copy
    }),
  )
  expect(await lists()).toEqual(before)
  const {questions} = await staff.call(listQuestions, {state: 'open', cursor: null})
  expect(questions.map(({id}) => id)).toContain(questionId)
  await Promise.all(copies.map((copy) => copy.delete()))
})
