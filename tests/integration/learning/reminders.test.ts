import {recordProgress} from '@lectern/domain/learning/contracts'
import {deleteOwnAccount} from '@lectern/domain/people/contracts'
import {DELETE_PHRASE} from '@lectern/domain/people/deletion'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
// The mails that it sends are known by this.
import '../../../functions/src/mails.ts'
import {pickUpMail} from '../../../functions/src/reminders/pick-up-mail.ts'
import {stack} from '../../stack.ts'
import {clearShelf, firestore, lake, letTimePass, read} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailTo, manyMailsTo} from '../commerce/inbox.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {clearLessons, teachCourse, type TaughtCourse} from './taught-course.ts'

afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const threeLessons = () => teachCourse({sections: [{lessons: [{key: 'a'}, {key: 'b'}, {key: 'c'}]}]})

const does = (who: Learner, {id}: TaughtCourse, ...lessons: string[]) =>
  who.call(recordProgress, {
    courseId: id,
    report: {done: Object.fromEntries(lessons.map((key) => [key, Date.now()])), at: null, seconds: {}},
  })

/** Somebody who has bought a course and done its first lesson. */
async function beginner() {
  const course = await threeLessons()
  const ada = await signUp()
  const {sessionId} = await ada.buy(course)
  await does(ada, course, 'a')
  return {ada, course, sessionId}
}

/** It is so many days since they learnt, which the clock has not looked at; waits until it has. */
async function quietFor(days: number, {uid}: Learner): Promise<void> {
  const remindAt = Timestamp.fromMillis(Date.now() - 1000)
  await firestore
    .doc(`pauses/${uid}`)
    .set({since: Timestamp.fromMillis(Date.now() - days * DAY_MS), remindAt})
  await letTimePass()
  await eventually('the pause to be looked at', async () => {
    const next: unknown = (await read(`pauses/${uid}`))?.['remindAt']
    return !(next instanceof Timestamp && next.isEqual(remindAt))
  })
}

/** How many of these mails were ever queued for somebody. */
async function remindersOf({email}: Learner): Promise<number> {
  const {docs} = await firestore.collection('mail').where('to', 'array-contains', email).get()
  return docs.filter((snapshot) => snapshot.get('content.kind') === 'pick-up').length
}

test('a pause has a mail after a week and one after a month, with the next lesson of the course used last', async () => {
  const earlier = await threeLessons()
  const {ada, course} = await beginner()
  await ada.buy(earlier)
  await does(ada, earlier, 'a')
  await does(ada, course, 'b')

  await quietFor(8, ada)
  const first = await mailTo(ada.email, 'pick-up')
  expect(first.subject).toBe(`Pick up again: ${course.title}`)
  expect(first.text).toContain('2 of 3 lessons done')
  expect(first.text).toContain(`${stack.siteUrl}/learn/${course.id}/c`)

  await quietFor(31, ada)
  const [last] = await manyMailsTo(ada.email, 'pick-up', 2)
  expect(last?.subject).toBe(`Your place is kept: ${course.title}`)
  await quietFor(62, ada)
  expect(await read(`pauses/${ada.uid}`)).toMatchObject({remindAt: null})
  expect(await remindersOf(ada)).toBe(2)

  // Who learns again begins another pause.
  await does(ada, course, 'c')
  await does(ada, earlier, 'b')
  await quietFor(8, ada)
  const [again] = await manyMailsTo(ada.email, 'pick-up', 3)
  expect(again?.subject).toBe(`Pick up again: ${earlier.title}`)

  const header = /api\/unsubscribe\?token=([^>]+)>/.exec(again?.headers['List-Unsubscribe'] ?? '')
  const oneClick = `${stack.functionsUrl}/pages/api/unsubscribe?token=${header?.[1]}`
  const looked = await fetch(oneClick, {redirect: 'manual'})
  expect(looked.headers.get('location')).toContain(`${stack.siteUrl}/unsubscribe?mail=reminder&token=`)
  expect((await fetch(oneClick, {method: 'POST'})).status).toBe(200)
  expect(await read(`settings/${ada.uid}`)).toMatchObject({learningReminders: false})
  await quietFor(31, ada)
  expect(await remindersOf(ada)).toBe(3)
})

test('nobody is reminded who does not want it, is leaving, has finished, or has given the course back', async () => {
  const whose: Record<string, (one: Awaited<ReturnType<typeof beginner>>) => Promise<unknown>> = {
    'without notifications': ({ada}) => firestore.doc(`settings/${ada.uid}`).set({emailNotifications: false}),
    'without reminders': ({ada}) => firestore.doc(`settings/${ada.uid}`).set({learningReminders: false}),
    leaving: ({ada}) => ada.call(deleteOwnAccount, {confirmation: DELETE_PHRASE}),
    finished: ({ada, course}) => does(ada, course, 'b', 'c'),
    'given back': async ({ada, sessionId}) => {
      await refundInDashboard(sessionId)
      await eventually('the course to be withdrawn', async () => (await ada.courses()).length === 0)
    },
  }
  const counted = await Promise.all(
    Object.entries(whose).map(async ([who, happens]) => {
      const one = await beginner()
      await happens(one)
      await quietFor(8, one.ada)
      return [who, await remindersOf(one.ada)]
    }),
  )
  expect(counted).toEqual(Object.keys(whose).map((who) => [who, 0]))
})

test('a mail says nothing while what is left is not open, nor to who has learnt since', async () => {
  const {ada, course} = await beginner()
  const since: unknown = (await read(`pauses/${ada.uid}`))?.['since']
  const data = {
    uid: ada.uid,
    courseId: course.id,
    since: since instanceof Timestamp ? since.toMillis() : 0,
    number: 1,
  } as const
  expect(await pickUpMail.render(data, [ada.email])).toMatchObject({
    subject: `Pick up again: ${course.title}`,
  })
  const days = 'curriculum[0].opensAfterDays'
  await lake
    .patch(course.id)
    .set({[days]: 60})
    .commit()
  expect(await pickUpMail.render(data, [ada.email])).toBeNull()
  await lake.patch(course.id).unset([days]).commit()
  expect(await pickUpMail.render(data, [ada.email])).not.toBeNull()
  await does(ada, course, 'b')
  expect(await pickUpMail.render(data, [ada.email])).toBeNull()
})
