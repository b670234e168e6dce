import {MAX_SAVED} from '@lectern/domain/limits'
import {saveCourses, savedCoursesSchema} from '@lectern/domain/saved/contracts'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, describe, expect, test, vi} from 'vitest'
// The mails that it sends are known by this.
import '../../../functions/src/mails.ts'
import {cheaperMail} from '../../../functions/src/saved/cheaper-mail.ts'
import {lookAtSaved, mailCheaper} from '../../../functions/src/saved/mail-cheaper.ts'
import {coursesSold} from '../../../functions/src/checkout/price-cart.ts'
import {savedCourses} from '../../../functions/src/saved/saved-courses.ts'
import {saveCourses as answerSave} from '../../../functions/src/saved/save-courses.ts'
import {clock} from '../../../functions/src/services/clock.ts'
import {sanity} from '../../../functions/src/services/sanity.ts'
import {stack} from '../../stack.ts'
import {run} from '../cost/run-function.ts'
import {
  changePrice,
  clearShelf,
  firestore,
  lake,
  letTimePass,
  publishBundle,
  publishCourse,
  read,
  type Course,
} from './back-office.ts'
import {refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailTo, manyMailsTo} from './inbox.ts'
import {interleave, INTERLEAVINGS, runUntilCommit} from './interleave.ts'
import {signUp, type Learner} from './learner.ts'

afterEach(() => vi.restoreAllMocks())
afterAll(clearShelf)

/** Somebody with marketing mail on, and an address that is theirs. */
async function reader(): Promise<Learner> {
  const ada = await (await signUp()).verifyAddress()
  await firestore.doc(`settings/${ada.uid}`).set({marketingEmails: true})
  return ada
}

async function save(ada: Learner, ...courses: Course[]): Promise<string[]> {
  return (await ada.call(saveCourses, {add: courses.map(({id}) => id), remove: []})).courseIds
}

const archive = ({id}: Course) => lake.patch(id).set({archivedAt: new Date().toISOString()}).commit()
const millis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : 0)

/** A day has passed, and the clock has looked at the prices. */
async function aDayLater({uid}: Learner): Promise<void> {
  await firestore.doc(`savedCourses/${uid}`).update({lookAt: Timestamp.fromMillis(Date.now() - 1000)})
  await letTimePass()
  await eventually('the prices to be looked at', async () => {
    return millis((await read(`savedCourses/${uid}`))?.['lookAt']) > Date.now() + DAY_MS / 2
  })
}

/** How many of these mails were ever queued for somebody. */
async function mailsOf({email}: Learner): Promise<number> {
  const {docs} = await firestore.collection('mail').where('to', 'array-contains', email).get()
  return docs.filter((snapshot) => snapshot.get('content.kind') === 'saved-cheaper').length
}

describe('what two devices do at once is all kept', () => {
  test.each(INTERLEAVINGS)('interleaved as %s', async (steps) => {
    const ada = await signUp()
    const [before, one, other] = await Promise.all([publishCourse(), publishCourse(), publishCourse()])
    await save(ada, before)
    await interleave(steps, {
      a: () => run(answerSave, ada, {add: [one.id], remove: [before.id]}),
      b: () => run(answerSave, ada, {add: [other.id], remove: []}),
    })
    const saved = savedCoursesSchema.parse(await read(`savedCourses/${ada.uid}`))
    expect(saved.courseIds.toSorted()).toEqual([one.id, other.id].toSorted())
  })

  test.each(INTERLEAVINGS)('also when they are the first, interleaved as %s', async (steps) => {
    const ada = await signUp()
    const [one, other] = await Promise.all([publishCourse(), publishCourse()])
    const add = ({id}: Course) => run(answerSave, ada, {add: [id], remove: []})
    await interleave(steps, {a: () => add(one), b: () => add(other)})
    const saved = savedCoursesSchema.parse(await read(`savedCourses/${ada.uid}`))
    expect(saved.courseIds.toSorted()).toEqual([one.id, other.id].toSorted())
  })
})

test('what is added goes in front at the price of the shop, and what was saved keeps its place and price', async () => {
  const ada = await signUp()
  const [one, two, three] = await Promise.all([publishCourse(5999), publishCourse(4999), publishCourse(3999)])
  expect(await save(ada, one)).toEqual([one.id])
  await changePrice(one, 999)
  expect(await save(ada, two, three, one, two)).toEqual([two.id, three.id, one.id])
  const {prices, lookAt} = (await read(`savedCourses/${ada.uid}`)) ?? {}
  expect(prices).toEqual({[one.id]: 5999, [two.id]: 4999, [three.id]: 3999})
  expect((millis(lookAt) - Date.now()) / DAY_MS).toBeCloseTo(1, 1)

  // Of one that is to be saved and taken off, nothing is left.
  const {courseIds} = await ada.call(saveCourses, {add: [one.id], remove: [one.id, three.id, 'unknown']})
  expect(courseIds).toEqual([two.id])
  expect(await read(`savedCourses/${ada.uid}`)).toMatchObject({lookAt, prices: {[two.id]: 4999}})
  await ada.call(saveCourses, {add: [], remove: [two.id]})
  expect(await read(`savedCourses/${ada.uid}`)).toMatchObject({courseIds: [], prices: {}, lookAt: null})
})

test('what is not sold is left out of what a device brings, and stays where it was saved before', async () => {
  const ada = await signUp()
  const [sold, archived, other] = await Promise.all([publishCourse(), publishCourse(), publishCourse()])
  const bundle = await publishBundle([sold, other])
  expect(await save(ada, other)).toEqual([other.id])
  await Promise.all([archive(archived), archive(other)])
  const add = ['no-such-course', archived.id, bundle.id, sold.id]
  const {courseIds} = await ada.call(saveCourses, {add, remove: []})
  expect(courseIds).toEqual([sold.id, other.id])
})

test('a hundred are saved at most, and of more those saved first go', async () => {
  const ada = await signUp()
  const known = Array.from({length: MAX_SAVED - 1}, (_, index) => `known-${index}`)
  await firestore.doc(`savedCourses/${ada.uid}`).set({
    courseIds: known,
    prices: Object.fromEntries(known.map((id) => [id, 1000])),
    lookAt: null,
    updatedAt: Timestamp.now(),
  })
  const [one, two] = await Promise.all([publishCourse(), publishCourse()])
  expect(await save(ada, one, two)).toEqual([one.id, two.id, ...known.slice(0, -1)])
  const {prices} = (await read(`savedCourses/${ada.uid}`)) ?? {}
  expect(Object.keys(prices as object)).toHaveLength(MAX_SAVED)
  const tooMany = ada.call(saveCourses, {add: [...known, one.id, two.id], remove: []})
  expect(await refusal(tooMany)).toMatchObject({reason: 'invalid-argument'})
})

test('each time that saved courses get cheaper there is one mail, with one press to leave', async () => {
  const ada = await reader()
  const [one, two, same] = await Promise.all([publishCourse(5999), publishCourse(4999), publishCourse()])
  await save(ada, one, two, same)
  await aDayLater(ada)
  expect(await mailsOf(ada)).toBe(0)

  await Promise.all([changePrice(one, 3999), changePrice(two, 4900)])
  await aDayLater(ada)
  const mail = await mailTo(ada.email, 'saved-cheaper')
  expect(mail.subject).toBe('Cheaper now: 2 courses you saved')
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(
    `- ${one.title}: $39.99 instead of $59.99\n  ${stack.siteUrl}/course/${one.id}\n` +
      `- ${two.title}: $49.00 instead of $49.99\n  ${stack.siteUrl}/course/${two.id}`,
  )
  expect(mail.text).not.toContain(same.title)
  expect(mail.html).toContain(`href="${stack.siteUrl}/course/${one.id}"`)

  await aDayLater(ada)
  expect(await mailsOf(ada)).toBe(1)
  await changePrice(one, 7999)
  await aDayLater(ada)
  expect(await mailsOf(ada)).toBe(1)

  // Less than it was meanwhile, though more than at first.
  await changePrice(one, 6999)
  await aDayLater(ada)
  const [second] = await manyMailsTo(ada.email, 'saved-cheaper', 2)
  expect(second?.subject).toBe(`Cheaper now: ${one.title}`)
  expect(second?.text).toContain('$69.99 instead of $79.99')

  const token = /token=([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1]
  const left = await fetch(`${stack.functionsUrl}/pages/api/unsubscribe?token=${token}`, {method: 'POST'})
  expect(left.status).toBe(200)
  await changePrice(one, 999)
  await aDayLater(ada)
  expect(await mailsOf(ada)).toBe(2)
})

test('nobody has a mail who wants none, owns the course, or has taken it off, nor of what is not sold', async () => {
  const whose: Record<string, (ada: Learner, course: Course) => Promise<unknown>> = {
    'without marketing mail': ({uid}) => firestore.doc(`settings/${uid}`).set({marketingEmails: false}),
    owner: (ada, course) => ada.buy(course),
    'has taken it off': (ada, {id}) => ada.call(saveCourses, {add: [], remove: [id]}),
    'not sold': (_, course) => archive(course),
  }
  const counted = await Promise.all(
    Object.entries(whose).map(async ([who, happens]) => {
      const [ada, course, kept] = await Promise.all([reader(), publishCourse(), publishCourse()])
      await save(ada, course, kept)
      await happens(ada, course)
      await changePrice(course, 999)
      await aDayLater(ada)
      const prices = (await read(`savedCourses/${ada.uid}`))?.['prices'] as Record<string, number>
      return [who, await mailsOf(ada), prices[course.id]]
    }),
  )
  // Who wants mails later hears nothing of what is old; what is not sold keeps its price.
  expect(counted).toEqual([
    ['without marketing mail', 0, 999],
    ['owner', 0, 999],
    ['has taken it off', 0, undefined],
    ['not sold', 0, 5999],
  ])
})

test('a mail that has waited says what is so then, and is not sent where nothing is', async () => {
  const ada = await reader()
  const courses = await Promise.all(Array.from({length: 4}, () => publishCourse(3999)))
  const [first, archived, dearer, owned] = courses
  if (!first || !archived || !dearer || !owned) throw new Error('Too few courses.')
  await save(ada, ...courses)
  const data = {uid: ada.uid, courses: courses.map(({id}) => ({id, wasCents: 5999}))}
  const render = () => cheaperMail.render(data, [ada.email])
  expect(await render()).toMatchObject({subject: 'Cheaper now: 4 courses you saved'})
  await Promise.all([archive(archived), changePrice(dearer, 5999), ada.buy(owned)])
  expect(await render()).toMatchObject({subject: `Cheaper now: ${first.title}`})
  expect(await cheaperMail.render(data, ['the-address-before@example.com'])).toBeNull()
  await firestore.doc(`settings/${ada.uid}`).set({marketingEmails: false})
  expect(await render()).toBeNull()
  await firestore.doc(`settings/${ada.uid}`).set({marketingEmails: true})
  await ada.call(saveCourses, {add: [], remove: [first.id]})
  expect(await render()).toBeNull()
})

test('what is saved or taken off while the prices are looked at stays so', async () => {
  const ada = await reader()
  const [off, stays, added] = await Promise.all([publishCourse(), publishCourse(), publishCourse()])
  await save(ada, off, stays)
  await Promise.all([changePrice(off, 999), changePrice(stays, 1999)])
  // A time that it alone knows of: the stack's own clock finds nothing due.
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 2 * DAY_MS)
  const look = await runUntilCommit(() => mailCheaper(ada.uid))
  await ada.call(saveCourses, {add: [added.id], remove: [off.id]})
  look.commit()
  await look.ended
  expect(await read(`savedCourses/${ada.uid}`)).toMatchObject({
    courseIds: [added.id, stays.id],
    prices: {[added.id]: 5999, [stays.id]: 1999},
  })
  const {docs} = await firestore.collection('mail').where('to', 'array-contains', ada.email).get()
  expect(docs.map((snapshot): unknown => snapshot.get('content.courses'))).toEqual([
    [{id: stays.id, wasCents: 5999}],
  ])
})

test('the prices of what several people have saved are asked for once', async () => {
  const [ada, ben] = await Promise.all([reader(), reader()])
  const [one, other] = await Promise.all([publishCourse(), publishCourse()])
  await Promise.all([save(ada, one), save(ben, one, other)])
  await changePrice(one, 999)
  // A time that it alone knows of: the stack's own clock finds nothing due.
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 2 * DAY_MS)
  vi.spyOn(clock, 'timestamp').mockReturnValue(Timestamp.fromMillis(Date.now() + 2 * DAY_MS))
  const ask = vi.spyOn(await sanity(), 'fetch')
  await lookAtSaved()
  expect(ask).toHaveBeenCalledTimes(1)
  // Of each person those of their own courses.
  const pricesOf = async ({uid}: Learner) => (await read(`savedCourses/${uid}`))?.['prices']
  expect(await pricesOf(ada)).toEqual({[one.id]: 999})
  expect(await pricesOf(ben)).toEqual({[one.id]: 999, [other.id]: 5999})
  expect([await mailsOf(ada), await mailsOf(ben)]).toEqual([1, 1])
})

test('who saves a course at the price of today while the prices are asked for hears nothing of an older one', async () => {
  const ada = await reader()
  const [kept, again] = await Promise.all([publishCourse(), publishCourse()])
  await save(ada, kept, again)
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 2 * DAY_MS)
  const snapshot = await savedCourses().doc(ada.uid).get()
  const sold = await coursesSold([kept.id, again.id])
  await changePrice(again, 999)
  await ada.call(saveCourses, {add: [], remove: [again.id]})
  await save(ada, again)
  await mailCheaper(ada.uid, {snapshot, sold})
  expect(await read(`savedCourses/${ada.uid}`)).toMatchObject({prices: {[again.id]: 999, [kept.id]: 5999}})
  expect(await mailsOf(ada)).toBe(0)
})

test('while the content does not answer nothing is written, and the next run looks again', async () => {
  const ada = await reader()
  await save(ada, await publishCourse())
  const before = await read(`savedCourses/${ada.uid}`)
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 2 * DAY_MS)
  vi.spyOn(await sanity(), 'fetch').mockRejectedValue(new Error('Sanity is down.'))
  await expect(mailCheaper(ada.uid)).rejects.toMatchObject({reason: 'unavailable'})
  expect(await read(`savedCourses/${ada.uid}`)).toEqual(before)
})
