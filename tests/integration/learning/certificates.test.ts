import {CERTIFICATE_ID} from '@lectern/domain/learning/certificate'
import {correctCertificateName, gradeQuiz, recordProgress} from '@lectern/domain/learning/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {FieldValue} from 'firebase-admin/firestore'
import {afterAll, describe, expect, test} from 'vitest'
import {accounts, clearShelf, firestore, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {refundInDashboard, webhooks} from '../commerce/payments.ts'
import {fulfil} from '../../../functions/src/checkout/fulfil.ts'
import {clearLessons, question, teachCourse, type TaughtCourse} from './taught-course.ts'

afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const finish = (who: Learner, course: TaughtCourse, ...keys: string[]) =>
  who.call(recordProgress, {
    courseId: course.id,
    report: {done: Object.fromEntries(keys.map((key) => [key, Date.now()])), at: null, seconds: {}},
  })

/** A course of two lessons, and somebody who has bought it. */
async function learner(
  name: {firstName: string; lastName: string} | null = {firstName: 'Ada', lastName: 'Fenn'},
) {
  const course = await teachCourse({sections: [{lessons: [{key: 'a'}, {key: 'b'}]}]})
  const ada = await signUp()
  if (name) await firestore.doc(`profiles/${ada.uid}`).set(name)
  return {ada, course, ...(await ada.buy(course))}
}

/** The same once everything is done, with the certificate. */
async function graduate() {
  const bought = await learner()
  const {certificateId} = await finish(bought.ada, bought.course, 'a', 'b')
  if (!certificateId) throw new Error('There is no certificate.')
  return {...bought, certificateId, certificate: () => read(`certificates/${certificateId}`)}
}

describe('a certificate', () => {
  test('is issued when the last lesson is done, and mailed with its address', async () => {
    const {ada, course} = await learner()
    expect((await finish(ada, course, 'a')).certificateId).toBeNull()
    const {certificateId} = await finish(ada, course, 'b')
    expect(certificateId).toMatch(CERTIFICATE_ID)
    expect(await read(`certificates/${certificateId ?? ''}`)).toMatchObject({
      userId: ada.uid,
      courseId: course.id,
      courseTitle: course.title,
      name: 'Ada Fenn',
      duration: 20,
      withdrawnAt: null,
      corrected: false,
    })
    const mail = await mailTo(ada.email, 'certificate')
    expect(mail.text).toContain(`/certificates/${certificateId ?? ''}`)
    expect(mail.subject).toBe(`Your certificate: ${course.title}`)
  })

  test('is final: the marks that it is given for are not taken back any more', async () => {
    const {ada, course, certificateId} = await graduate()
    const undone = {a: Date.now() + 1000}
    const answer = await ada.call(recordProgress, {
      courseId: course.id,
      report: {done: {}, undone, at: null, seconds: {}},
    })
    expect(answer).toMatchObject({certificateId, progress: {undone: {}}})
    expect(Object.keys(answer.progress.done)).toEqual(['a', 'b'])
  })

  test('is one, however many devices report the last lesson at the same time', async () => {
    const {ada, course} = await learner()
    const answers = await Promise.all(Array.from({length: 6}, () => finish(ada, course, 'a', 'b')))
    expect(new Set(answers.map(({certificateId}) => certificateId)).size).toBe(1)
    expect((await finish(ada, course)).certificateId).toBe(answers[0]?.certificateId)
    const issued = await firestore.collection('certificates').where('userId', '==', ada.uid).get()
    expect(issued.size).toBe(1)
    await mailTo(ada.email, 'certificate')
    expect(await mailsTo(ada.email, 'certificate')).toHaveLength(1)
  })

  test('waits for the quizzes, and says for which', async () => {
    const course = await teachCourse({
      sections: [{lessons: [{key: 'a', body: [question('q1')]}, {key: 'b'}]}],
    })
    const ada = await signUp()
    await ada.buy(course)
    expect(await finish(ada, course, 'a')).toMatchObject({unpassed: []})
    expect(await finish(ada, course, 'b')).toMatchObject({certificateId: null, unpassed: ['a']})
    expect(await read(`progress/${ada.uid}_${course.id}`)).toMatchObject({unpassed: ['a']})
    const graded = await ada.call(gradeQuiz, {courseId: course.id, lessonKey: 'a', answers: {q1: ['right']}})
    expect(graded.certificateId).toMatch(CERTIFICATE_ID)
    expect(graded.unpassed).toEqual([])
    expect(await read(`progress/${ada.uid}_${course.id}`)).toMatchObject({unpassed: []})
  })

  test('has the name of the account where there is no profile, in whatever script', async () => {
    const {ada, course} = await learner(null)
    await accounts.updateUser(ada.uid, {displayName: '  陳 美玲 '})
    const {certificateId} = await finish(ada, course, 'a', 'b')
    expect(await read(`certificates/${certificateId ?? ''}`)).toMatchObject({name: '陳 美玲'})
  })
})

describe('a refund', () => {
  test('withdraws the certificate, and buying the course again gives it back', async () => {
    const {ada, course, orderId, sessionId, certificateId, certificate} = await graduate()
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect((await certificate())?.['withdrawnAt']).toBeGreaterThan(Date.now() - 60_000)
    expect(await read(`withdrawals/${ada.uid}_${course.id}`)).toMatchObject({certificateId})
    await ada.buy(course)
    expect(await certificate()).toMatchObject({withdrawnAt: null})
    expect(await read(`withdrawals/${ada.uid}_${course.id}`)).toBeNull()
    expect((await finish(ada, course)).certificateId).toBe(certificateId)
  })

  test('by an approved return does so, too', async () => {
    const {ada, orderId, certificate} = await graduate()
    await firestore.doc(`returns/${orderId}`).set({
      orderId,
      userId: ada.uid,
      reason: 'Not for me.',
      status: 'pending',
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    })
    const staff = await signUpStaff()
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect((await certificate())?.['withdrawnAt']).toEqual(expect.any(Number))
  })

  test('leaves a course alone that was paid for a second time', async () => {
    const {ada, orderId, sessionId, certificate} = await graduate()
    const second = await ada.payAgainFor(orderId)
    await fulfil(second.sessionId)
    await webhooks.behave()
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await certificate()).toMatchObject({withdrawnAt: null})
  })
})

describe('the name on a certificate', () => {
  const correct = (who: Learner, certificateId: string, name: string) =>
    who.call(correctCertificateName, {certificateId, name})

  test('is corrected once by its learner, and by staff after that', async () => {
    const {ada, certificateId, certificate} = await graduate()
    expect(await correct(ada, certificateId, '  Ada\n Fenn ')).toEqual({name: 'Ada Fenn'})
    expect(await certificate()).toMatchObject({corrected: false})
    expect(await correct(ada, certificateId, 'Ada Fennimore')).toEqual({name: 'Ada Fennimore'})
    expect(await certificate()).toMatchObject({name: 'Ada Fennimore', corrected: true})
    expect(await refusal(correct(ada, certificateId, 'Ada Third'))).toEqual({reason: 'already-corrected'})
    const staff = await signUpStaff()
    await correct(staff, certificateId, 'Ada Third')
    await correct(staff, certificateId, 'Ada Fourth')
    expect(await certificate()).toMatchObject({name: 'Ada Fourth', corrected: true})
    const acts = await firestore.collection('staffActions').where('subject.id', '==', certificateId).get()
    const recorded = {action: 'certificate-corrected', staffId: staff.uid, whom: ada.uid}
    expect(acts.docs.map((act) => act.data())).toEqual([
      expect.objectContaining(recorded),
      expect.objectContaining(recorded),
    ])
  })

  test('is nobody else’s to change, nor that of a withdrawn one', async () => {
    const {ada, orderId, sessionId, certificateId, certificate} = await graduate()
    const ben = await signUp()
    expect(await refusal(correct(ben, certificateId, 'Ben'))).toEqual({reason: 'unknown-certificate'})
    expect(await refusal(correct(ada, '0'.repeat(32), 'Ada'))).toEqual({reason: 'unknown-certificate'})
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await refusal(correct(ada, certificateId, 'Ada F.'))).toEqual({reason: 'withdrawn'})
    expect(await certificate()).toMatchObject({name: 'Ada Fenn'})
  })
})
