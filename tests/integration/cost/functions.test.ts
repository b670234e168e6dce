import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {requestPasswordReset} from '../../../functions/src/accounts/request-password-reset.ts'
import {sendVerificationEmail} from '../../../functions/src/accounts/send-verification-email.ts'
// The mails that it sends are known by this.
import '../../../functions/src/mails.ts'
import {correctCertificateName} from '../../../functions/src/certificates/correct-certificate-name.ts'
import {cancelCheckout, resumeCheckout} from '../../../functions/src/checkout/abandoned.ts'
import {confirmOrder} from '../../../functions/src/checkout/confirm-order.ts'
import {createCheckout} from '../../../functions/src/checkout/create-checkout.ts'
import {sendPaymentConfirmation} from '../../../functions/src/checkout/send-payment-confirmation.ts'
import {checkDiscount} from '../../../functions/src/discounts/check-discount.ts'
import {createDiscount} from '../../../functions/src/staff/discounts/create-discount.ts'
import {endDiscount} from '../../../functions/src/staff/discounts/end-discount.ts'
import {sendContactMessage} from '../../../functions/src/contact/send-contact-message.ts'
import {askAboutLesson, writeAgain} from '../../../functions/src/questions/ask-about-lesson.ts'
import {lessonQuestions, markQuestionHelpful} from '../../../functions/src/questions/lesson-questions.ts'
import {answerQuestion, showQuestion} from '../../../functions/src/staff/questions/questions.ts'
import {courseInsights} from '../../../functions/src/staff/insights/course-insights.ts'
import {courseTexts} from '../../../functions/src/learning/course-texts.ts'
import {gradeQuiz} from '../../../functions/src/learning/grade-quiz.ts'
import {openCourse} from '../../../functions/src/learning/open-course.ts'
import {openLesson} from '../../../functions/src/learning/open-lesson.ts'
import {recordProgress} from '../../../functions/src/learning/record-progress.ts'
import {subscribe} from '../../../functions/src/newsletter/subscribe.ts'
import {addSubscriber} from '../../../functions/src/staff/newsletter/add-subscriber.ts'
import {unsubscribe} from '../../../functions/src/newsletter/unsubscribe.ts'
import {signUnsubscription} from '../../../functions/src/newsletter/unsubscribe-token.ts'
import {stripeWebhook} from '../../../functions/src/payments/stripe-webhook.ts'
import {decideReturn} from '../../../functions/src/staff/returns/decide-return.ts'
import {returnDetails} from '../../../functions/src/staff/returns/return-details.ts'
import {backgroundTriggers} from '../../../local/emulators.ts'
import {markReviewHelpful} from '../../../functions/src/reviews/mark-review-helpful.ts'
import {answerReview, moderateReview} from '../../../functions/src/staff/reviews/moderate-review.ts'
import {remindLearner} from '../../../functions/src/reminders/remind-learner.ts'
import {clock} from '../../../functions/src/services/clock.ts'
import {optimistically, unchanged} from '../../../functions/src/services/optimistic.ts'
import {reviewOf} from '../../../functions/src/reviews/review.ts'
import {saveReview} from '../../../functions/src/reviews/save-review.ts'
import {functionsSecrets} from '../../../local/environment.ts'
import {clearShelf, firestore, linesOf, publishCourse} from '../commerce/back-office.ts'
import {signUp, signUpStaff} from '../commerce/learner.ts'
import {dropWebhooks, paymentPage, sign, webhooks} from '../commerce/payments.ts'
import {clearLessons, question, teachCourse, words} from '../learning/taught-course.ts'
import {stack} from '../../stack.ts'
import {ACCOUNT_EXPECTED, countAccountErrands, countMailingErrands} from './account-errands.ts'
import {cost, functionCost, type Cost} from './function-cost.ts'
import {grow, shrink} from './growth.ts'
import {countGiftErrands, GIFTS_EXPECTED} from './gift-errands.ts'
import {countPaymentErrands, PAYMENTS_EXPECTED} from './payment-errands.ts'
import {post, run} from './run-function.ts'
import {countSavedErrands, SAVED_EXPECTED} from './saved-errands.ts'
import {countLearnerErrands, countOrderErrands, countOutboxErrands, STAFF_EXPECTED} from './staff-errands.ts'
import {countTeacherErrands, TEACHERS_EXPECTED} from './teacher-errands.ts'
import {countTeamErrands, TEAMS_EXPECTED} from './team-errands.ts'

beforeAll(async () => {
  // Without them a count is the same every time, and without the problems that others have left in the list that is counted.
  await backgroundTriggers(stack.ports, 'disable')
  const {docs} = await firestore.collection('problems').where('kind', '==', 'account-missing').get()
  await Promise.all(docs.map(({ref}) => ref.delete()))
})
afterAll(async () => {
  await backgroundTriggers(stack.ports, 'enable')
  await webhooks.behave()
  await shrink()
  await clearLessons()
  await clearShelf()
})

/** What everything costs that a learner, a visitor or staff can make a function do, once each. */
async function costs(): Promise<Record<string, Cost>> {
  const table: Record<string, Cost> = {}
  const count = async (name: string, errand: () => Promise<unknown>) => {
    if (name in table) throw new Error(`Two errands are called “${name}”: the first would not be looked at.`)
    table[name] = await functionCost(errand)
  }
  const [ada, ben, staff] = await Promise.all([signUp(), signUp(), signUpStaff()])
  const asStaff = {uid: staff.uid, email: staff.email}
  const [course, other] = await Promise.all([
    teachCourse({
      sections: [{lessons: [{key: 'a', free: true, body: [words('Read'), question('q')]}, {key: 'b'}]}],
    }),
    publishCourse(),
  ])
  // Nothing but what is called here tells the shop of a payment.
  await webhooks.holdBack()
  const pay = async (name: string, learner: typeof ada, {id, priceCents}: typeof other) => {
    const cart = {lines: linesOf([{id}]), expectedTotalCents: priceCents}
    await count(name, () => run(createCheckout, learner, cart))
    const [order] = await openOrders(learner.uid)
    if (!order) throw new Error('There is no order.')
    return order
  }

  const first = await pay('press pay', ada, course)
  await count('press pay again', () =>
    run(createCheckout, ada, {lines: linesOf([course]), expectedTotalCents: course.priceCents}),
  )
  await count('resume a checkout', () => run(resumeCheckout, ada, {orderId: first.id}))
  await paymentPage.payByCard(first.sessionId)
  await count('confirm an order', () => run(confirmOrder, ada, {sessionId: first.sessionId}))
  await count('confirm it again', () => run(confirmOrder, ada, {sessionId: first.sessionId}))
  await count('send the receipt', () => run(sendPaymentConfirmation, ada, {sessionId: first.sessionId}))

  const second = await pay('press pay, owning another', ada, other)
  await paymentPage.payByCard(second.sessionId)
  const completed = JSON.stringify({
    id: 'evt_cost',
    object: 'event',
    type: 'checkout.session.completed',
    data: {object: {id: second.sessionId}},
  })
  const news = {body: completed, headers: {'stripe-signature': sign(completed)}}
  await count('webhook: paid', () => post(stripeWebhook, news))
  await count('webhook: paid, repeated', () => post(stripeWebhook, news))

  await ada.requestReturn(second.id)
  await count('approve a return', () =>
    run(decideReturn, asStaff, {orderId: second.id, decision: 'approved'}),
  )
  const left = await pay('press pay, after a refund', ada, other)
  await count('cancel a checkout', () => run(cancelCheckout, ada, {orderId: left.id}))
  const third = await pay('press pay, somebody else', ben, other)
  await paymentPage.payByCard(third.sessionId)
  await run(confirmOrder, ben, {sessionId: third.sessionId})
  await ben.requestReturn(third.id)
  await count('open a decision', () => run(returnDetails, asStaff, {orderId: third.id}))
  const rejection = {orderId: third.id, decision: 'rejected', reason: 'You finished it.'}
  await count('reject a return', () => run(decideReturn, asStaff, rejection))

  const code = `COST-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
  const terms = {
    code,
    kind: 'amount' as const,
    value: 1000,
    courseId: course.id,
    startsAt: null,
    endsAt: null,
  }
  const limits = {maxUses: 9, maxUsesPerPerson: 1}
  await count('make a discount code', () => run(createDiscount, asStaff, {...terms, ...limits}))
  await count('check a discount code', () => run(checkDiscount, ben, {code}))
  await count('press pay with a discount code', () =>
    run(createCheckout, ben, {
      lines: linesOf([course]),
      expectedTotalCents: course.priceCents - 1000,
      discountCode: code,
    }),
  )
  const [discounted] = await openOrders(ben.uid)
  await paymentPage.payByCard(discounted?.sessionId ?? '')
  await count('confirm a discounted order', () =>
    run(confirmOrder, ben, {sessionId: discounted?.sessionId ?? ''}),
  )
  await count('end a discount code', () => run(endDiscount, asStaff, {code}))

  const paid = {orderId: third.id, email: ben.email, courseId: other.id, amountCents: other.priceCents}
  await countOrderErrands(count, asStaff, paid)
  await countLearnerErrands(count, asStaff, ben, other.id)
  await countOutboxErrands(count, asStaff)

  const lesson = {courseId: course.id, lessonKey: 'a'}
  const done = (key: string) => ({
    courseId: course.id,
    report: {done: {[key]: Date.now()}, at: null, seconds: {}},
  })
  await count('open a free lesson, visitor', () => run(openLesson, null, lesson))
  await count('open a lesson', () => run(openLesson, ada, {...lesson, lessonKey: 'b'}))
  await count('open a course', () => run(openCourse, ada, {courseId: course.id}))
  await count('search a course', () => run(courseTexts, ada, {courseId: course.id}))
  await count('record progress', () => run(recordProgress, ada, done('a')))
  const position = {done: {}, at: null, seconds: {a: {second: 7, time: Date.now()}}}
  await count('leave a video', () => run(recordProgress, ada, {courseId: course.id, report: position}))
  await count('grade a quiz', () => run(gradeQuiz, ada, {...lesson, answers: {q: ['right']}}))
  await count('grade a quiz, visitor', () => run(gradeQuiz, null, {...lesson, answers: {q: ['right']}}))
  await count('finish a course', () => run(recordProgress, ada, done('b')))
  const issued = await firestore.collection('certificates').where('userId', '==', ada.uid).get()
  const certificateId = issued.docs[0]?.id ?? ''
  await count('correct a certificate', () =>
    run(correctCertificateName, ada, {certificateId, name: 'Ada Lovelace'}),
  )
  await run(recordProgress, ben, done('a'))
  await count('remind of a course', () => inDays(8, () => remindLearner(ben.uid)))
  await count('ask about a lesson', () => run(askAboutLesson, ada, {...lesson, question: 'Why?'}))
  const [asked] = (await firestore.collection('questions').where('userId', '==', ada.uid).get()).docs
  const questionId = asked?.id ?? ''
  await count('write again', () => run(writeAgain, ada, {questionId, visibility: 'private', text: 'How?'}))
  await count('answer a question', () => run(answerQuestion, asStaff, {questionId, seen: 2, text: 'So.'}))
  await count('show a question', () =>
    run(showQuestion, asStaff, {questionId, seen: 3, visibility: 'shared'}),
  )
  await count('find a question helpful', () => run(markQuestionHelpful, ben, {questionId, helpful: true}))
  const anyQuestion = {search: 'how', sort: 'newest' as const, cursor: null}
  await count('read the questions of a lesson', () => run(lessonQuestions, ben, {...lesson, ...anyQuestion}))
  const said = {courseId: course.id, rating: 4, text: 'Clear.'}
  await count('write a review', () => run(saveReview, ada, said))
  await count('change a review', () => run(saveReview, ada, {...said, rating: 5}))
  const reviewId = reviewOf(ada.uid, course.id).id
  await count('find a review helpful', () => run(markReviewHelpful, ben, {reviewId, helpful: true}))
  const seen = async () => {
    const time: unknown = (await firestore.doc(`reviews/${reviewId}`).get()).get('updatedAt')
    return {reviewId, seenAt: time instanceof Timestamp ? time.toMillis() : 0}
  }
  const asWritten = await seen()
  await count('answer a review', () => run(answerReview, asStaff, {...asWritten, answer: 'Thank you.'}))
  const asAnswered = await seen()
  await count('hide a review', () =>
    run(moderateReview, asStaff, {...asAnswered, decision: 'hide', reason: 'Spam.'}),
  )
  // Of a course that nobody has begun: of others there are up to ten documents of counters, by chance.
  await count('course insights', () => run(courseInsights, asStaff, {courseId: other.id}))

  const email = `${crypto.randomUUID()}@example.com`
  const {UNSUBSCRIBE_SECRET = ''} = functionsSecrets()
  const token = signUnsubscription({email, mailing: 'newsletter'}, UNSUBSCRIBE_SECRET)
  await count('subscribe', () => run(subscribe, null, {email}))
  await count('unsubscribe', () => run(unsubscribe, null, {token}))
  await count('add a subscriber', () => run(addSubscriber, asStaff, {email}))
  await count('ask for a new password', () => run(requestPasswordReset, null, {email: ada.email}))
  await count('verify an address', () => run(sendVerificationEmail, ben, {}))
  const message = {name: 'Ada', email: ada.email, subject: 'Hello', message: 'Hello'}
  await count('write to the shop', () => run(sendContactMessage, null, message))
  const reader = `${crypto.randomUUID()}@example.com`
  await run(subscribe, null, {email: reader})
  await countMailingErrands(count, asStaff, {email: reader, courseId: other.id})
  await countAccountErrands(count, await signUp())
  await countSavedErrands(count, await signUp(), inDays)
  await countPaymentErrands(count, await publishCourse())
  await countGiftErrands(count, await publishCourse())
  await countTeamErrands(count, await publishCourse())
  await countTeacherErrands(count, asStaff)
  await dropWebhooks()
  return table
}

/** Does something at a later time, which it alone knows of: the stack's own clock finds nothing due. */
async function inDays(days: number, act: () => Promise<unknown>): Promise<void> {
  const later = Date.now() + days * 24 * 60 * 60_000
  vi.spyOn(clock, 'now').mockReturnValue(later)
  await act()
}

/** The orders of a learner that wait to be paid. */
async function openOrders(uid: string): Promise<{id: string; sessionId: string}[]> {
  const own = firestore.collection('orders').where('userId', '==', uid).where('status', '==', 'pending')
  const {docs} = await own.get()
  return docs.map((snapshot) => ({id: snapshot.id, sessionId: String(snapshot.get('checkoutSessionId'))}))
}

/** What each costs, those writes with it that count against a limit. Who changes one of these should mean to. */
const EXPECTED: Record<string, Cost> = {
  'press pay': cost(6, 5, 1, 1, 0),
  'press pay again': cost(7, 2, 1, 1, 0),
  'resume a checkout': cost(6, 2, 1, 0, 0),
  'confirm an order': cost(10, 12, 2, 0, 0),
  'confirm it again': cost(3, 2, 0, 0, 0),
  'send the receipt': cost(9, 4, 0, 0, 0),
  'press pay, owning another': cost(6, 5, 1, 1, 0),
  'webhook: paid': cost(7, 10, 2, 0, 0),
  'webhook: paid, repeated': cost(2, 0, 1, 0, 0),
  'approve a return': cost(23, 17, 2, 0, 1),
  'press pay, after a refund': cost(6, 5, 1, 1, 0),
  'cancel a checkout': cost(7, 5, 2, 0, 0),
  'press pay, somebody else': cost(6, 5, 1, 1, 0),
  // A reservation is one reservation, however often the code was used before: the counts are on the code.
  'make a discount code': cost(2, 2, 0, 1, 0),
  'check a discount code': cost(8, 7, 0, 0, 0),
  'press pay with a discount code': cost(13, 13, 1, 1, 0),
  'confirm a discounted order': cost(12, 14, 2, 0, 0),
  'end a discount code': cost(2, 2, 0, 0, 0),
  'open a decision': cost(5, 0, 1, 1, 0),
  'reject a return': cost(3, 4, 0, 0, 1),
  'open a free lesson, visitor': cost(1, 1, 0, 1, 0),
  'open a lesson': cost(4, 1, 0, 1, 0),
  'open a course': cost(4, 1, 0, 1, 0),
  'search a course': cost(4, 1, 0, 1, 0),
  'record progress': cost(5, 6, 0, 1, 0),
  // Every 15 s while one is watched.
  'leave a video': cost(5, 3, 0, 0, 0),
  'grade a quiz': cost(8, 4, 0, 1, 0),
  'grade a quiz, visitor': cost(1, 1, 0, 1, 0),
  'finish a course': cost(7, 9, 0, 2, 2),
  'remind of a course': cost(5, 2, 0, 0, 1),
  'correct a certificate': cost(2, 2, 0, 0, 0),
  'ask about a lesson': cost(6, 4, 0, 1, 1),
  'write again': cost(8, 4, 0, 1, 1),
  'answer a question': cost(2, 3, 0, 0, 1),
  'show a question': cost(2, 2, 0, 0, 0),
  'find a question helpful': cost(6, 3, 0, 0, 0),
  'read the questions of a lesson': cost(7, 1, 0, 0, 0),
  'write a review': cost(6, 4, 0, 1, 1),
  'change a review': cost(6, 4, 0, 1, 1),
  'find a review helpful': cost(3, 3, 0, 0, 0),
  'answer a review': cost(2, 3, 0, 1, 1),
  'hide a review': cost(2, 4, 0, 0, 1),
  'course insights': cost(2, 0, 0, 2, 0),
  subscribe: cost(6, 6, 0, 0, 0),
  unsubscribe: cost(1, 2, 0, 0, 1),
  'add a subscriber': cost(2, 2, 0, 0, 0),
  'ask for a new password': cost(3, 4, 0, 0, 0),
  'verify an address': cost(6, 7, 0, 0, 4),
  'write to the shop': cost(5, 6, 0, 0, 0),
  ...STAFF_EXPECTED,
  ...ACCOUNT_EXPECTED,
  ...SAVED_EXPECTED,
  ...PAYMENTS_EXPECTED,
  ...GIFTS_EXPECTED,
  ...TEAMS_EXPECTED,
  ...TEACHERS_EXPECTED,
}

test('a function costs the same however many courses, orders and accounts there are', async () => {
  const before = await costs()
  await grow()
  const after = await costs()
  console.table(before)
  expect(differences(before, EXPECTED)).toEqual([])
  expect(differences(after, before)).toEqual([])
})

test('what is repeated because somebody else was quicker counts once', async () => {
  const reference = firestore.doc(`settings/${crypto.randomUUID()}`)
  onTestFinished(() => void reference.delete())
  const change = (disturb: () => Promise<unknown>) =>
    functionCost(() =>
      optimistically(async (write) => {
        const snapshot = await reference.get()
        await disturb()
        write.update(reference, {attempts: 1}, unchanged(snapshot))
      }),
    )
  await reference.set({attempts: 0})
  let attempts = 0
  const disturbFirst = async () => {
    attempts += 1
    if (attempts === 1) await reference.update({attempts: 2})
  }
  const alone = await change(async () => undefined)
  expect(alone).toEqual(cost(1, 1, 0, 0, 0))
  expect(await change(disturbFirst)).toEqual(alone)
  expect(attempts).toBe(2)
})

/** What differs, a line each, so that the message of a failed test says it. */
function differences(table: Record<string, Cost>, expected: Record<string, Cost>): string[] {
  const names = new Set([...Object.keys(table), ...Object.keys(expected)])
  return [...names].flatMap((name) => {
    const [is, should] = [table[name], expected[name]].map((row) => JSON.stringify(row))
    return is === should ? [] : [`${name}: ${is}, expected ${should}`]
  })
}
