import {
  answerQuestion,
  askAboutLesson,
  lessonQuestions,
  listQuestions,
  markQuestionHelpful,
  showQuestion,
  writeAgain,
} from '@lectern/domain/questions/contracts'
import {MAX_MESSAGES} from '@lectern/domain/questions/question'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {PERSONAL_DATA} from '../../../functions/src/privacy/parts.ts'
import {clearShelf, firestore, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {clearLessons, teachCourse, type TaughtCourse} from './taught-course.ts'

let course: TaughtCourse
beforeAll(async () => {
  course = await teachCourse({sections: [{lessons: [{key: 'paid'}, {key: 'free', free: true}]}]})
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const ask = (who: Learner, lessonKey: string, question = 'Why <b>so</b>?') =>
  who.call(askAboutLesson, {courseId: course.id, lessonKey, question})

const questionsFor = (who: Learner, look: {search?: string; sort?: 'newest' | 'helpful'} = {}) =>
  who.call(lessonQuestions, {
    courseId: course.id,
    lessonKey: 'paid',
    search: '',
    sort: 'newest',
    cursor: null,
    ...look,
  })

/** Somebody with a name who owns the course. */
async function owner(firstName = 'Ada'): Promise<Learner> {
  const who = await signUp()
  await firestore.doc(`profiles/${who.uid}`).set({firstName, lastName: 'Quill'})
  await who.buy(course)
  return who
}

test('where nobody teaches, a question goes to the support address, and is for staff to answer at once', async () => {
  const [ada, staff] = await Promise.all([owner(), signUpStaff()])
  const {questionId} = await ask(ada, 'paid')
  const subject = `Question about “Lesson paid” (${course.title})`
  const mail = await eventually('the mail to support', async () =>
    (await mailsTo('support@lectern.test', 'lesson-question')).find((one) => one.subject === subject),
  )
  expect(mail.text).toContain('Why <b>so</b>?')
  expect(mail.text).toContain(`/learn/${course.id}/paid`)
  expect(mail.html).not.toContain('<b>so</b>')
  expect(JSON.stringify(mail.headers)).toContain(`Ada Quill`)
  expect(JSON.stringify(mail.headers)).toContain(ada.email)
  const {questions} = await staff.call(listQuestions, {state: 'open', cursor: null})
  const listed = questions.find(({id}) => id === questionId)
  expect(listed).toMatchObject({author: 'Ada', userId: ada.uid, isOpen: true, visibility: 'private'})
  expect(listed?.staffSince).not.toBeNull()
})

test('whoever may open the lesson may ask, and nobody else', async () => {
  const ben = await signUp()
  await ask(ben, 'free')
  expect(await refusal(ask(ben, 'paid'))).toEqual({reason: 'not-owned'})
  expect(await refusal(ask(ben, 'nothing'))).toEqual({reason: 'unknown-lesson'})
  expect(await refusal(questionsFor(ben))).toEqual({reason: 'not-owned'})
  const {orderId, sessionId} = await ben.buy(course)
  const {questionId} = await ask(ben, 'paid')
  await refundInDashboard(sessionId)
  await ben.orderBecomes(orderId, 'refunded')
  expect(await refusal(ask(ben, 'paid'))).toEqual({reason: 'withdrawn'})
  expect(await refusal(ben.call(writeAgain, {questionId, visibility: 'private', text: 'And?'}))).toEqual({
    reason: 'withdrawn',
  })
  expect(await refusal(questionsFor(ben))).toEqual({reason: 'withdrawn'})
})

test('ten questions an hour are enough', async () => {
  const ada = await signUp()
  for (let count = 0; count < 10; count += 1) await ask(ada, 'free', `Question ${count}`)
  expect(await refusal(ask(ada, 'free'))).toEqual({reason: 'rate-limited'})
})

describe('a conversation', () => {
  test('is between who asked and who answers, and others see it once it is shown', async () => {
    const [ada, ben, staff] = await Promise.all([owner(), owner('Ben'), signUpStaff()])
    const {questionId} = await ask(ada, 'paid', 'Where does the serif of Garamond end?')
    const show = (visibility: 'shared' | 'hidden', seen: number) =>
      staff.call(showQuestion, {questionId, seen, visibility})
    expect(await refusal(show('shared', 1))).toEqual({reason: 'question-open'})
    await staff.call(answerQuestion, {questionId, seen: 1, text: 'At the bracket.'})
    const mail = await mailTo(ada.email, 'question-answered')
    expect(mail.text).toContain('At the bracket.')
    expect(mail.text).toContain(`/learn/${course.id}/paid#questions`)
    // Somebody else of staff has the page of before.
    expect(await refusal(staff.call(answerQuestion, {questionId, seen: 1, text: 'Again.'}))).toEqual({
      reason: 'question-changed',
    })
    await ada.call(writeAgain, {questionId, visibility: 'private', text: 'And in Bodoni?'})
    expect(await refusal(ben.call(writeAgain, {questionId, visibility: 'private', text: 'Mine?'}))).toEqual({
      reason: 'unknown-question',
    })
    expect((await questionsFor(ada)).own[0]).toMatchObject({
      id: questionId,
      isOpen: true,
      messages: [{from: 'learner'}, {from: 'staff', text: 'At the bracket.'}, {text: 'And in Bodoni?'}],
    })
    const others = async (search = '') =>
      (await questionsFor(ben, {search})).shared.filter(({id}) => id === questionId)
    expect(await others()).toEqual([])
    expect(await refusal(show('shared', 2))).toEqual({reason: 'question-changed'})
    await show('shared', 3)
    expect(await others('serif garamo')).toMatchObject([{author: 'Ada', helpful: 0}])
    expect(await others('serif futura')).toEqual([])
    expect(JSON.stringify(await others())).not.toContain(ada.uid)
    expect(await ben.call(markQuestionHelpful, {questionId, helpful: true})).toEqual({count: 1})
    expect(await ben.call(markQuestionHelpful, {questionId, helpful: true})).toEqual({count: 1})
    expect(await refusal(ada.call(markQuestionHelpful, {questionId, helpful: true}))).toEqual({
      reason: 'own-question',
    })
    const [first] = (await questionsFor(ben, {sort: 'helpful'})).shared
    expect(first?.helpful).toBeGreaterThan(0)
    expect((await questionsFor(ben)).helpful).toContain(questionId)
    // Who asked has the page of before, which says that the message is for who answers alone.
    const more = {questionId, text: 'And in Didot?'}
    expect(await refusal(ada.call(writeAgain, {...more, visibility: 'private'}))).toEqual({
      reason: 'question-changed',
    })
    await ada.call(writeAgain, {...more, visibility: 'shared'})
    await show('hidden', 2)
    expect(await others()).toEqual([])
    expect(await refusal(ben.call(markQuestionHelpful, {questionId, helpful: false}))).toEqual({
      reason: 'unknown-question',
    })
    expect(await refusal(ada.call(answerQuestion, {questionId, seen: 3, text: 'No.'}))).toEqual({
      reason: 'not-staff',
    })
  })

  test('ends with its fiftieth message, and goes with who asked', async () => {
    const [ada, staff] = await Promise.all([owner(), signUpStaff()])
    const {questionId} = await ask(ada, 'paid')
    const reference = firestore.doc(`questions/${questionId}`)
    const messages = (await reference.get()).get('messages') as unknown[]
    await reference.update({messages: Array.from({length: MAX_MESSAGES}, () => messages[0])})
    expect(await refusal(ada.call(writeAgain, {questionId, visibility: 'private', text: 'More?'}))).toEqual({
      reason: 'question-full',
    })
    const more = {questionId, seen: MAX_MESSAGES, text: 'More.'}
    // The last one is an answer's: what is asked last does not wait for good.
    await reference.update({messages: Array.from({length: MAX_MESSAGES - 1}, () => messages[0])})
    expect(await refusal(ada.call(writeAgain, {questionId, visibility: 'private', text: 'More?'}))).toEqual({
      reason: 'question-full',
    })
    await staff.call(answerQuestion, {...more, seen: MAX_MESSAGES - 1})
    expect(await refusal(staff.call(answerQuestion, more))).toEqual({reason: 'question-full'})
    const part = PERSONAL_DATA.find(({name}) => name === 'questions')
    const person = {uid: ada.uid, addresses: []}
    expect(await part?.read(person)).toMatchObject([{id: questionId, courseId: course.id}])
    await part?.erase(person)
    expect(await read(`questions/${questionId}`)).toBeNull()
  })
})
