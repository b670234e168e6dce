import {MOST_WAITING} from '@lectern/domain/limits'
import {countWaiting, PERIODS, shopStatistics} from '@lectern/domain/statistics/contracts'
import {addDays, dayOf} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {countWaiting as counted} from '../../../functions/src/staff/dashboard/count-waiting.ts'
import {SHARDS} from '../../../functions/src/statistics/daily-counters.ts'
import {shopStatistics as called} from '../../../functions/src/staff/dashboard/shop-statistics.ts'
import {clearShelf, firestore, publishCourse} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {functionCost} from '../cost/function-cost.ts'
import {grow, shrink} from '../cost/growth.ts'
import {run} from '../cost/run-function.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(async () => {
  await shrink()
  await clearShelf()
})

/** Documents of a kind that wait for staff, taken away when the work is done. */
async function withMany(collection: string, data: object, work: () => Promise<void>): Promise<void> {
  const references = Array.from({length: MOST_WAITING + 5}, () => firestore.collection(collection).doc())
  await Promise.all(references.map((reference) => reference.set(data)))
  try {
    await work()
  } finally {
    await Promise.all(references.map((reference) => reference.delete()))
  }
}

test('a purchase is in the figures of today, and its course among the best', async () => {
  // Dearer than everything else that tests sell.
  const course = await publishCourse(999_99)
  const before = await staff.call(shopStatistics, {period: 7})
  await (await signUp()).buy(course)
  const {days, courses} = await staff.call(shopStatistics, {period: 7})
  const [today, earlier] = [days.at(-1), before.days.at(-1)]
  expect(today?.day).toBe(dayOf(Date.now()))
  expect((today?.revenueCents ?? 0) - (earlier?.revenueCents ?? 0)).toBe(course.priceCents)
  expect((today?.orders ?? 0) - (earlier?.orders ?? 0)).toBe(1)
  expect(courses).toContainEqual({
    courseId: course.id,
    sales: 1,
    revenueCents: course.priceCents,
    refundedCents: 0,
  })
})

test.each(PERIODS)('%i days and as many before them, each once', async (period) => {
  const {days, before} = await staff.call(shopStatistics, {period})
  const today = dayOf(Date.now())
  const expected = Array.from({length: 2 * period}, (_, index) => addDays(today, index + 1 - 2 * period))
  expect([...before, ...days].map(({day}) => day)).toEqual(expected)
})

test('what waits is counted up to a bound', async () => {
  const problem = {settledAt: null, since: Timestamp.now(), orderId: null, details: {}}
  const {waiting: before} = await staff.call(shopStatistics, {period: 7})
  await withMany('problems', {...problem, kind: 'dispute'}, async () => {
    const {waiting} = await staff.call(shopStatistics, {period: 7})
    expect(waiting.disputes).toBe(MOST_WAITING + 1)
    // Each is counted where its link leads.
    expect(waiting.lostDisputes).toBe(before.lostDisputes)
    expect(waiting.failedRefunds).toBe(before.failedRefunds)
  })
  await withMany('problems', {...problem, kind: 'dispute-lost'}, async () => {
    const {waiting} = await staff.call(shopStatistics, {period: 7})
    expect([waiting.lostDisputes, waiting.disputes]).toEqual([MOST_WAITING + 1, before.disputes])
  })
  await firestore.doc('problems/one-more').set({...problem, kind: 'refund-failed'})
  const {waiting} = await staff.call(shopStatistics, {period: 7})
  expect(waiting.failedRefunds).toBe(Math.min(before.failedRefunds + 1, MOST_WAITING + 1))
  await firestore.doc('problems/one-more').update({settledAt: Timestamp.now()})
  const {waiting: settled} = await staff.call(shopStatistics, {period: 7})
  expect(settled.failedRefunds).toBe(before.failedRefunds)
  await firestore.doc('problems/one-more').delete()
})

test('what waits is counted for the menu, for the price of eight counts', async () => {
  const before = await staff.call(countWaiting, {})
  await withMany('reviews', {isNew: true}, async () => {
    const waiting = await staff.call(countWaiting, {})
    expect(waiting).toEqual({...before, reviews: MOST_WAITING + 1})
    const asStaff = {uid: staff.uid, email: staff.email}
    const cost = await functionCost(() => run(counted, asStaff, {}))
    expect(cost).toMatchObject({writes: 0, stripe: 0, groq: 0, auth: 0})
    // And of whoever asks, whether they are staff.
    expect(cost.reads).toBe(9)
  })
})

test('only staff see the figures', async () => {
  const ada = await signUp()
  expect(await refusal(ada.call(countWaiting, {}))).toMatchObject({reason: 'not-staff'})
  expect(await refusal(ada.call(shopStatistics, {period: 7}))).toMatchObject({reason: 'not-staff'})
})

test('the figures cost the same however many orders and learners there are', async () => {
  const asStaff = {uid: staff.uid, email: staff.email}
  const cost = () => functionCost(() => run(called, asStaff, {period: 90}))
  // Which of its documents a day has is drawn with each thing that is counted: today has all of them.
  const today = firestore.doc(`counters/${dayOf(Date.now())}`)
  await Promise.all(
    Array.from({length: SHARDS}, (_, shard) =>
      today.collection('shards').doc(String(shard)).set({}, {merge: true}),
    ),
  )
  const before = await cost()
  await grow()
  expect(await cost()).toEqual(before)
  // Four shards a day, and a count of each of the six kinds of what waits, and who asks.
  expect(before.reads).toBeLessThanOrEqual(180 * 4 + 7)
  expect(before).toMatchObject({writes: 0, stripe: 0, groq: 0, auth: 0})
})
