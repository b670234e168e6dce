import {monthOf} from '@lectern/domain/statistics/days'
import {payoutId} from '@lectern/domain/teachers/payout'
import {Timestamp} from 'firebase-admin/firestore'
import {recordProgress} from '../../../functions/src/learning/record-progress.ts'
import {teacherInsights} from '../../../functions/src/learning/course-insights.ts'
import {compareWithStripe} from '../../../functions/src/payments/compare.ts'
import {askAboutLesson} from '../../../functions/src/questions/ask-about-lesson.ts'
import {
  answerAsTeacher,
  shareQuestion,
  teacherQuestions,
} from '../../../functions/src/questions/teacher-questions.ts'
import {saveReview} from '../../../functions/src/reviews/save-review.ts'
import {answerReviewAsTeacher, teacherReviews} from '../../../functions/src/reviews/teacher-reviews.ts'
import {workingCode} from '../../../functions/src/services/link-code.ts'
import {grantCourse} from '../../../functions/src/staff/learners/grant-course.ts'
import {changeTeacherShare, changeTeacherState} from '../../../functions/src/staff/teachers/change-teacher.ts'
import {correctBalance} from '../../../functions/src/staff/teachers/correct-balance.ts'
import {inviteTeacher} from '../../../functions/src/staff/teachers/invite-teacher.ts'
import {retryPayout} from '../../../functions/src/staff/teachers/retry-payout.ts'
import {handIn, lessonSubmission} from '../../../functions/src/submissions/hand-in.ts'
import {answerSubmission, teacherSubmissions} from '../../../functions/src/submissions/teacher-submissions.ts'
import {acceptTeacherInvitation} from '../../../functions/src/teachers/accept-invitation.ts'
import {openPayoutDashboard} from '../../../functions/src/teachers/open-payout-account.ts'
import {teacherOverview} from '../../../functions/src/teachers/overview.ts'
import type {Payout} from '../../../functions/src/teachers/payout.ts'
import {teacherPayouts, teacherStatement} from '../../../functions/src/teachers/payouts.ts'
import {planPayouts} from '../../../functions/src/teachers/plan-payouts.ts'
import {readTeacherInvitation} from '../../../functions/src/teachers/read-invitation.ts'
import {sendPayout} from '../../../functions/src/teachers/send-payout.ts'
import {compareFromNewest, firestore, lake, read} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {signUp} from '../commerce/learner.ts'
import {control, stripe} from '../commerce/payments.ts'
import {teachCourse, words} from '../learning/taught-course.ts'
import {openAccount, runOf} from '../teachers/payout-runs.ts'
import {someAddress} from '../teachers/teachers.ts'
import {cost, type Cost} from './function-cost.ts'
import {nextSecond, WINDOW_MS} from './payment-errands.ts'
import {run, type Person} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

/** More than a page of any list of a teacher's has. */
const MANY = 60
/** The run of the errands. */
const PERIOD = '2001-01-01'

const exercise = {
  _type: 'exercise',
  _key: 'e',
  title: 'A box with a lid',
  task: [words('Make one.')],
  criteria: ['It closes'],
  handsIn: true,
}

/** Somebody is invited to teach, answers learners, and is paid; and staff look after that. */
export async function countTeacherErrands(count: Count, staff: Person): Promise<void> {
  // After all others: a page of a run has this teacher alone.
  const instructorId = `instructor-test-zz-${Date.now()}`
  await lake.createOrReplace({_id: instructorId, _type: 'instructor', name: 'Tess Aching'})
  const course = await teachCourse({sections: [{lessons: [{key: 'a', body: [exercise]}]}]})
  const instructor = {_type: 'reference', _ref: instructorId}
  await lake.patch(course.id).set({instructor}).commit()
  const [teacher, ada] = await Promise.all([signUp().then((one) => one.verifyAddress()), signUp()])

  await count('invite a teacher', () =>
    run(inviteTeacher, staff, {instructorId, email: someAddress(), share: 7000}),
  )
  const {invitation} = (await read(`teachers/${instructorId}`)) as {
    invitation: {nonce: string; codeHash: string}
  }
  const code = {code: workingCode('teacher', invitation)}
  await count('open an invitation to teach', () => run(readTeacherInvitation, null, code))
  await count('accept to teach', () => run(acceptTeacherInvitation, teacher, code))
  await count('change a share', () => run(changeTeacherShare, staff, {instructorId, share: 6000}))
  await count('pause a teacher', () =>
    run(changeTeacherState, staff, {instructorId, from: 'active', state: 'paused'}),
  )
  await run(changeTeacherState, staff, {instructorId, from: 'paused', state: 'active'})
  // Of a course that nobody has begun: of others there are up to ten documents of counters, by chance.
  await count('open what one teaches', () => run(teacherOverview, teacher, {period: 30}))
  await count('see how a course is taken', () => run(teacherInsights, teacher, {courseId: course.id}))

  await run(grantCourse, staff, {uid: ada.uid, courseId: course.id, reason: 'A gift'})
  await countClassroomErrands(count, {staff, teacher, learner: ada, courseId: course.id})
  await countPayoutErrands(count, {staff, teacher, instructorId})
  await countLists(count, teacher, {instructorId, courseId: course.id, suffix: ''})
  await Promise.all([
    multiply('questions', 'instructorId', instructorId),
    multiply('submissions', 'instructorId', instructorId),
    multiply('reviews', 'courseId', course.id),
    multiply('ledger', 'teacher', instructorId),
    multiply('payouts', 'teacher', instructorId),
  ])
  await countLists(count, teacher, {instructorId, courseId: course.id, suffix: ` of ${MANY}`})
}

/** What a learner asks, hands in and says of a course, and its teacher answers. */
async function countClassroomErrands(
  count: Count,
  {
    teacher,
    learner,
    courseId,
  }: {staff: Person; teacher: Person; learner: {uid: string; email: string}; courseId: string},
): Promise<void> {
  const lesson = {courseId, lessonKey: 'a'}
  const own = async (collection: string) => {
    const {docs} = await firestore.collection(collection).where('userId', '==', learner.uid).get()
    return docs[0]?.id ?? ''
  }
  await run(askAboutLesson, learner, {...lesson, question: 'Why so?'})
  const questionId = await own('questions')
  await count('answer a question, teacher', () =>
    run(answerAsTeacher, teacher, {questionId, seen: 1, text: 'Because.'}),
  )
  await count('share a question', () =>
    run(shareQuestion, teacher, {questionId, seen: 2, visibility: 'shared'}),
  )

  await count('come to an exercise', () => run(lessonSubmission, learner, lesson))
  const work = {...lesson, text: 'Here it is.', link: ''}
  await count('hand work in', () => run(handIn, learner, work))
  const submissionId = await own('submissions')
  const answer = {submissionId, text: 'It does not close.'}
  await count('answer work', () => run(answerSubmission, teacher, {...answer, seen: 1, verdict: 'again'}))
  await count('hand work in again', () => run(handIn, learner, work))

  await run(recordProgress, learner, {courseId, report: {done: {a: Date.now()}, at: null, seconds: {}}})
  await run(saveReview, learner, {courseId, rating: 4, text: 'Clear.'})
  const reviewId = await own('reviews')
  const {updatedAt} = (await read(`reviews/${reviewId}`)) as {updatedAt: Timestamp}
  await count('answer a review, teacher', () =>
    run(answerReviewAsTeacher, teacher, {reviewId, seenAt: updatedAt.toMillis(), answer: 'Thank you.'}),
  )
}

/** What is available of a teacher is planned, sent and compared; staff correct it, and try again what has failed. */
async function countPayoutErrands(
  count: Count,
  {staff, teacher, instructorId}: {staff: Person; teacher: Person; instructorId: string},
): Promise<void> {
  const correct = (amountCents: number) =>
    run(correctBalance, staff, {
      instructorId,
      amountCents,
      reason: 'A sale that was missed.',
      requestId: crypto.randomUUID(),
    })
  await count('correct a balance', () => correct(3000))
  const account = await openAccount(instructorId)
  await count('open what Stripe shows', () => run(openPayoutDashboard, teacher, {}))
  const begin = await nextSecond()
  await runOf(PERIOD, instructorId).begin()
  await count('plan a page of a run', () => planPayouts(PERIOD, 0))
  const id = payoutId(instructorId, PERIOD)
  const payout = firestore.doc(`payouts/${id}`)
  // By its task, which functions work on in a process of their own.
  const isSent = () =>
    eventually('the payout to be sent', async () => (await payout.get()).get('state') === 'sent')
  await isSent()
  const another = payoutId(instructorId, '2001-01-02')
  const planned = {
    ...((await payout.get()).data() as Payout),
    state: 'planned',
    transferId: null,
    sentAt: null,
  }
  await firestore.doc(`payouts/${another}`).set(planned)
  await count('send a payout', () => sendPayout(another))
  await count('send it again', () => sendPayout(another))

  await compareFromNewest()
  await count('compare two payouts with Stripe', () => compareWithStripe(begin + WINDOW_MS))

  await stripe.transfers.create({amount: 3000, currency: 'usd', destination: account})
  await control(`/transfers/${String((await payout.get()).get('transferId'))}/reverse`)
  // Its news is held back here.
  await compareFromNewest()
  await count('compare one that was taken back', () => compareWithStripe(begin + WINDOW_MS))
  await count('try a payout again', () => run(retryPayout, staff, {payoutId: id}))
  await isSent()
}

/** The lists of a teacher. */
async function countLists(
  count: Count,
  teacher: Person,
  {courseId, suffix}: {instructorId: string; courseId: string; suffix: string},
): Promise<void> {
  const first = {state: null, cursor: null}
  await count(`see the questions${suffix}`, () => run(teacherQuestions, teacher, first))
  await count(`see the work${suffix}`, () => run(teacherSubmissions, teacher, first))
  await count(`see the reviews${suffix}`, () =>
    run(teacherReviews, teacher, {course: courseId, cursor: null}),
  )
  await count(`see the payouts${suffix}`, () => run(teacherPayouts, teacher, {}))
  const month = monthOf(Date.now())
  await count(`see a statement${suffix}`, () => run(teacherStatement, teacher, {month, cursor: null}))
}

/** Writes what a teacher has so often that no page has all of it. */
async function multiply(collection: string, field: string, value: string): Promise<void> {
  const {docs} = await firestore.collection(collection).where(field, '==', value).get()
  const [one] = docs
  if (!one) throw new Error(`There is nothing in ${collection}.`)
  const batch = firestore.batch()
  for (let number = docs.length; number < MANY; number += 1)
    batch.set(firestore.collection(collection).doc(`${one.id}-${number}`), one.data())
  await batch.commit()
}

/** What each costs. */
export const TEACHERS_EXPECTED: Record<string, Cost> = {
  'invite a teacher': cost(2, 3, 0, 1, 0),
  'open an invitation to teach': cost(3, 0, 0, 0, 0),
  'accept to teach': cost(4, 2, 0, 0, 2),
  'change a share': cost(2, 2, 0, 0, 0),
  'pause a teacher': cost(2, 2, 0, 0, 1),
  'open what one teaches': cost(7, 0, 0, 1, 0),
  'see how a course is taken': cost(2, 0, 0, 2, 0),
  'answer a question, teacher': cost(2, 2, 0, 0, 1),
  'share a question': cost(2, 1, 0, 0, 0),
  'come to an exercise': cost(6, 1, 0, 1, 0),
  'hand work in': cost(7, 3, 0, 1, 2),
  'answer work': cost(2, 2, 0, 0, 1),
  'hand work in again': cost(7, 3, 0, 1, 2),
  'answer a review, teacher': cost(2, 2, 0, 1, 1),
  'correct a balance': cost(3, 3, 0, 0, 0),
  'open what Stripe shows': cost(3, 1, 1, 0, 0),
  'plan a page of a run': cost(5, 5, 0, 0, 0),
  'send a payout': cost(2, 1, 2, 0, 0),
  'send it again': cost(1, 0, 0, 0, 0),
  'compare two payouts with Stripe': cost(13, 0, 5, 0, 0),
  'compare one that was taken back': cost(14, 3, 6, 0, 0),
  'try a payout again': cost(5, 5, 0, 0, 0),
  'see the questions': cost(2, 0, 0, 0, 0),
  'see the work': cost(2, 0, 0, 0, 0),
  'see the reviews': cost(2, 0, 0, 1, 0),
  'see the payouts': cost(5, 0, 0, 0, 0),
  'see a statement': cost(5, 0, 0, 0, 0),
  [`see the questions of ${MANY}`]: cost(22, 0, 0, 0, 0),
  [`see the work of ${MANY}`]: cost(22, 0, 0, 0, 0),
  [`see the reviews of ${MANY}`]: cost(22, 0, 0, 1, 0),
  [`see the payouts of ${MANY}`]: cost(15, 0, 0, 0, 0),
  [`see a statement of ${MANY}`]: cost(52, 0, 0, 0, 0),
}
