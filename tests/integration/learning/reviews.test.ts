import {recordProgress} from '@lectern/domain/learning/contracts'
import {
  answerReview,
  courseReviewsPage,
  markReviewHelpful,
  moderateReview,
  saveReview,
  type CourseReviewsPage,
} from '@lectern/domain/reviews/contracts'
import {courseStatsId, REVIEW_ID} from '@lectern/domain/reviews/review'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, describe, expect, test} from 'vitest'
import {clearShelf, firestore, lake, letTimePass, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {PERSONAL_DATA} from '../../../functions/src/privacy/parts.ts'
import {stack} from '../../stack.ts'
import {reviewDocument} from './review-document.ts'
import {clearLessons, teachCourse, type TaughtCourse} from './taught-course.ts'

afterAll(async () => {
  await lake.delete({query: '*[_type == "courseStats" && _id match "courseStats-course-test-*"]'})
  await clearLessons()
  await clearShelf()
})

const twoSections = () => teachCourse({sections: [{lessons: [{key: 'a'}]}, {lessons: [{key: 'b'}]}]})

const finishFirstSection = (who: Learner, course: TaughtCourse) =>
  who.call(recordProgress, {
    courseId: course.id,
    report: {done: {a: Date.now()}, at: null, seconds: {}},
  })

const review = (who: Learner, course: TaughtCourse, rating = 5, text = 'Clear from the first page.') =>
  who.call(saveReview, {courseId: course.id, rating, text})

/** Somebody who has bought a course and finished its first section. */
async function learner(course?: TaughtCourse) {
  const taught = course ?? (await twoSections())
  const ada = await signUp()
  await firestore.doc(`profiles/${ada.uid}`).set({firstName: 'Ada', lastName: 'Fenn'})
  const bought = await ada.buy(taught)
  await finishFirstSection(ada, taught)
  return {ada, course: taught, ...bought}
}

/** As the storefront asks. */
async function page(course: TaughtCourse, more = ''): Promise<CourseReviewsPage> {
  const response = await fetch(`${stack.functionsUrl}/pages/api/reviews?course=${course.id}${more}`)
  return courseReviewsPage.parse(await response.json())
}

const noCounts = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0}
const millis = (time: unknown): number => (time instanceof Timestamp ? time.toMillis() : 0)
const seenAt = async (reviewId: string) => millis((await read(`reviews/${reviewId}`))?.['updatedAt'])
const actionsOn = async (id: string) =>
  (await firestore.collection('staffActions').where('subject.id', '==', id).get()).docs
    .map((snapshot) => snapshot.data())
    .toSorted((one, other) => millis(one['at']) - millis(other['at']))

describe('a review', () => {
  test('is for whoever owns the course and has finished its first section', async () => {
    const course = await twoSections()
    const ada = await signUp()
    expect(await refusal(review(ada, course))).toMatchObject({reason: 'not-owned'})
    await firestore.doc(`profiles/${ada.uid}`).set({firstName: 'Ada', lastName: 'Fenn'})
    await ada.buy(course)
    expect(await refusal(review(ada, course))).toMatchObject({reason: 'first-section-open'})
    expect(await page(course)).toEqual({counts: noCounts, reviews: [], next: null})
    await finishFirstSection(ada, course)
    const {reviewId} = await review(ada, course, 4, ' Clear.\u202E\n\n\n\nAnd short. ')
    expect(reviewId).toMatch(REVIEW_ID)
    const shown = await page(course)
    expect(shown).toMatchObject({
      counts: {...noCounts, 4: 1},
      reviews: [{id: reviewId, author: 'Ada F.', rating: 4, text: 'Clear.\n\nAnd short.', edited: false}],
      next: null,
    })
    expect(JSON.stringify(shown)).not.toContain(ada.uid)
    expect(await refusal(review(ada, {...course, id: 'course-nowhere'}))).toMatchObject({
      reason: 'unknown-course',
    })
  })

  test('is one a person and course, which its author can change', async () => {
    const {ada, course} = await learner()
    const answers = await Promise.all([1, 2, 3, 4].map((rating) => review(ada, course, rating)))
    expect(new Set(answers.map(({reviewId}) => reviewId)).size).toBe(1)
    await review(ada, course, 2, 'On second thought, it drags.')
    const {counts, reviews} = await page(course)
    expect(counts).toEqual({...noCounts, 2: 1})
    expect(reviews).toMatchObject([{rating: 2, text: 'On second thought, it drags.', edited: true}])
  })

  test('is withdrawn with a refund, and can be published again with the course', async () => {
    const {ada, course, orderId, sessionId} = await learner()
    const {reviewId} = await review(ada, course)
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await read(`reviews/${reviewId}`)).toMatchObject({status: 'withdrawn'})
    expect(await page(course)).toMatchObject({counts: noCounts, reviews: []})
    expect(await refusal(review(ada, course))).toMatchObject({reason: 'withdrawn'})
    await ada.buy(course)
    expect((await page(course)).reviews).toEqual([])
    expect(await review(ada, course, 3)).toMatchObject({reviewId, status: 'shown'})
    expect(await page(course)).toMatchObject({counts: {...noCounts, 3: 1}, reviews: [{edited: false}]})
  })

  test('is deleted with everything of its author, and no longer counts', async () => {
    const {ada, course} = await learner()
    const {reviewId} = await review(ada, course)
    const part = PERSONAL_DATA.find(({name}) => name === 'reviews')
    const person = {uid: ada.uid, addresses: []}
    expect(await part?.read(person)).toMatchObject([{id: reviewId, rating: 5, courseId: course.id}])
    await part?.erase(person)
    await part?.erase(person)
    expect(await page(course)).toEqual({counts: noCounts, reviews: [], next: null})
  })
})

describe('staff', () => {
  test('hide a review with a reason, which its author cannot undo, and show it again', async () => {
    const [{ada, course}, staff] = await Promise.all([learner(), signUpStaff()])
    const {reviewId} = await review(ada, course)
    const hide = async (reason?: string) =>
      staff.call(moderateReview, {reviewId, seenAt: await seenAt(reviewId), decision: 'hide', reason})
    expect(await refusal(hide(' '))).toMatchObject({reason: 'invalid-argument', field: 'reason'})
    expect(await refusal(ada.call(moderateReview, {reviewId, seenAt: 0, decision: 'show'}))).toMatchObject({
      reason: 'not-staff',
    })
    await hide('It names a person.')
    expect(await page(course)).toMatchObject({counts: noCounts, reviews: []})
    expect(await review(ada, course, 1, 'Again.')).toMatchObject({status: 'hidden'})
    expect(await page(course)).toMatchObject({counts: noCounts, reviews: []})
    expect(await read(`reviews/${reviewId}`)).toMatchObject({isNew: true, hiddenReason: 'It names a person.'})
    await staff.call(moderateReview, {reviewId, seenAt: await seenAt(reviewId), decision: 'show'})
    expect(await page(course)).toMatchObject({counts: {...noCounts, 1: 1}, reviews: [{text: 'Again.'}]})
    expect(await actionsOn(reviewId)).toMatchObject([
      {action: 'review-hidden', staffId: staff.uid, reason: 'It names a person.'},
      {action: 'review-shown', staffId: staff.uid},
    ])
  })

  test('decide about what they have seen, and not about what was changed since', async () => {
    const [{ada, course}, staff] = await Promise.all([learner(), signUpStaff()])
    const {reviewId} = await review(ada, course)
    const seen = await seenAt(reviewId)
    await review(ada, course, 2, 'Changed meanwhile.')
    const check = {reviewId, seenAt: seen, decision: 'check'} as const
    expect(await refusal(staff.call(moderateReview, check))).toMatchObject({reason: 'review-changed'})
    expect(
      await refusal(staff.call(answerReview, {reviewId, seenAt: seen, answer: 'Thank you.'})),
    ).toMatchObject({
      reason: 'review-changed',
    })
    expect(await refusal(staff.call(moderateReview, {...check, reviewId: 'f'.repeat(32)}))).toMatchObject({
      reason: 'unknown-review',
    })
    await staff.call(moderateReview, {...check, seenAt: await seenAt(reviewId)})
    expect(await read(`reviews/${reviewId}`)).toMatchObject({isNew: false, status: 'shown'})
  })

  test('enter the teacher’s answer, and take it away', async () => {
    const [{ada, course}, staff] = await Promise.all([learner(), signUpStaff()])
    const {reviewId} = await review(ada, course)
    const answer = async (answer: string) =>
      staff.call(answerReview, {reviewId, seenAt: await seenAt(reviewId), answer})
    await answer('Thank you.')
    expect((await page(course)).reviews).toMatchObject([{answer: {text: 'Thank you.'}, edited: false}])
    await answer('')
    expect((await page(course)).reviews).toMatchObject([{answer: null}])
    expect((await actionsOn(reviewId)).map(({action}) => String(action))).toEqual([
      'review-answered',
      'review-answered',
    ])
  })
})

describe('the reviews of a course', () => {
  test('are found helpful once by each, never by their author', async () => {
    const [{ada, course}, ben] = await Promise.all([learner(), signUp()])
    const {reviewId} = await review(ada, course)
    expect(await refusal(ada.call(markReviewHelpful, {reviewId, helpful: true}))).toMatchObject({
      reason: 'own-review',
    })
    await Promise.all([1, 2, 3].map(() => ben.call(markReviewHelpful, {reviewId, helpful: true})))
    expect((await page(course)).reviews).toMatchObject([{helpful: 1}])
    expect(await ben.call(markReviewHelpful, {reviewId, helpful: false})).toEqual({count: 0})
    expect(await ben.call(markReviewHelpful, {reviewId, helpful: false})).toEqual({count: 0})
    expect((await page(course)).reviews).toMatchObject([{helpful: 0}])
  })

  test('come page by page, the newest or the most helpful first', async () => {
    const course = await twoSections()
    const ids = Array.from({length: 8}, (_, index) => `${index}`.repeat(32))
    await Promise.all(ids.map((id, index) => putReview(id, course, {minute: index, helpful: index % 3})))
    await putReview('a'.repeat(32), course, {minute: 9, helpful: 9, status: 'hidden'})
    expect(await readAll(course)).toEqual(ids.toReversed())
    const byHelpful = [2, 1, 0].flatMap((rest) => ids.filter((_, index) => index % 3 === rest).toReversed())
    expect(await readAll(course, '&sort=helpful')).toEqual(byHelpful)
  })

  test('give the course its rating from five on, and take it back below', async () => {
    const [{ada, course}, staff] = await Promise.all([learner(), signUpStaff()])
    const counted = firestore.doc(`courseRatings/${course.id}`)
    const stats = async () => {
      await letTimePass()
      return lake.getDocument(courseStatsId(course.id))
    }
    await counted.set({courseId: course.id, counts: {...noCounts, 4: 4}, isStale: false})
    const {reviewId} = await review(ada, course, 5)
    expect(await stats()).toMatchObject({reviews: 5, rating: 4.2, course: {_ref: course.id}})
    expect((await counted.get()).get('isStale')).toBe(false)
    const unread = {reviewId, seenAt: await seenAt(reviewId), decision: 'hide', reason: 'Spam.'} as const
    await staff.call(moderateReview, unread)
    const below = await stats()
    expect(below).toMatchObject({reviews: 4})
    expect(below).not.toHaveProperty('rating')
  })

  test('are not answered to a question that makes no sense', async () => {
    const statusOf = async (query: string) =>
      (await fetch(`${stack.functionsUrl}/pages/api/reviews${query}`)).status
    expect(await statusOf('')).toBe(400)
    expect(await statusOf('?course=course-a&sort=worst')).toBe(400)
    expect(await statusOf('?course=course-a&after=nonsense')).toBe(400)
    expect((await fetch(`${stack.functionsUrl}/pages/api/reviews?course=a`, {method: 'POST'})).status).toBe(
      405,
    )
  })
})

async function putReview(
  id: string,
  {id: courseId}: TaughtCourse,
  {minute, helpful, status = 'shown'}: {minute: number; helpful: number; status?: string},
) {
  const time = Timestamp.fromMillis(Date.UTC(2026, 0, 1, 0, minute))
  await firestore
    .doc(`reviews/${courseId.slice(-12).replaceAll('-', '')}${id.slice(12)}`)
    .set(reviewDocument({userId: id, courseId, author: id, text: '', status, isNew: false, helpful}, time))
}

/** The authors of all pages, in order. */
async function readAll(course: TaughtCourse, sort = '', after = ''): Promise<string[]> {
  const {reviews, next} = await page(course, `${sort}${after && `&after=${after}`}`)
  expect(reviews.length).toBeLessThanOrEqual(6)
  const authors = reviews.map(({author}) => author)
  return next === null ? authors : [...authors, ...(await readAll(course, sort, next))]
}
