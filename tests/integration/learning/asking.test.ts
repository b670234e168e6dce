import {askAboutLesson} from '@lectern/domain/learning/contracts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {clearShelf, firestore} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
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

test('a question goes to the support address, with its lesson, to be answered to the learner', async () => {
  const ada = await signUp()
  await firestore.doc(`profiles/${ada.uid}`).set({firstName: 'Ada', lastName: 'Fenn'})
  await ada.buy(course)
  await ask(ada, 'paid')
  const mail = await mailTo('support@lectern.test', 'lesson-question')
  expect(mail.subject).toBe(`Question about “Lesson paid” (${course.title})`)
  expect(mail.text).toContain('Why <b>so</b>?')
  expect(mail.text).toContain(`/learn/${course.id}/paid`)
  expect(mail.html).not.toContain('<b>so</b>')
  expect(JSON.stringify(mail.headers)).toContain(`Ada Fenn`)
  expect(JSON.stringify(mail.headers)).toContain(ada.email)
})

test('whoever may open the lesson may ask, and nobody else', async () => {
  const ben = await signUp()
  await ask(ben, 'free')
  expect(await refusal(ask(ben, 'paid'))).toEqual({reason: 'not-owned'})
  expect(await refusal(ask(ben, 'nothing'))).toEqual({reason: 'unknown-lesson'})
  const {orderId, sessionId} = await ben.buy(course)
  await refundInDashboard(sessionId)
  await ben.orderBecomes(orderId, 'refunded')
  expect(await refusal(ask(ben, 'paid'))).toEqual({reason: 'withdrawn'})
})

test('ten questions an hour are enough', async () => {
  const ada = await signUp()
  for (let count = 0; count < 10; count += 1) await ask(ada, 'free', `Question ${count}`)
  expect(await refusal(ask(ada, 'free'))).toEqual({reason: 'rate-limited'})
})
