import {readLines} from '@lectern/domain/orders/lines'
import {recordProgress} from '@lectern/domain/learning/contracts'
import {countsOfOrders, type CountedOrder} from '@lectern/domain/statistics/counts'
import {addDays, dayOf} from '@lectern/domain/statistics/days'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {Timestamp, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest'
import {indexPerson} from '../../../functions/src/people/indexed-person.ts'
import {readDays} from '../../../functions/src/statistics/daily-counters.ts'
import {clearShelf, firestore, publishCourse, read, type Course} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {bank, dropWebhooks, paymentPage, refundsOf, webhooks} from '../commerce/payments.ts'
import {clearLessons, teachCourse} from '../learning/taught-course.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const today = () => dayOf(Date.now())

/** What the counters say of some courses, by day. */
async function countedOf(courses: readonly Course[]) {
  const days = await readDays(addDays(today(), -2), today())
  return byCourse(
    [...days].map(([day, counts]) => [day, counts.courses]),
    courses,
  )
}

/** What the orders say of them. */
async function soldOf(courses: readonly Course[]) {
  const {docs} = await firestore.collection('orders').get()
  const orders = await Promise.all(docs.map(countedOrder))
  const ours = orders.filter(({items}) =>
    items.some(({courseIds}) => courses.some(({id}) => courseIds.includes(id))),
  )
  return byCourse(
    [...countsOfOrders(ours)].map(([day, counts]) => [day, counts.courses]),
    courses,
  )
}

function byCourse<T>(days: [string, Record<string, T>][], courses: readonly Course[]) {
  return days
    .flatMap(([day, counted]) => courses.map(({id}) => ({day, id, counted: counted[id]})))
    .filter(({counted}) => counted !== undefined)
    .toSorted((a, b) => (a.day + a.id).localeCompare(b.day + b.id))
}

async function countedOrder(snapshot: QueryDocumentSnapshot): Promise<CountedOrder> {
  const order = snapshot.data()
  const at = (time: unknown) => (time instanceof Timestamp ? time.toMillis() : null)
  const isGivenBack = Number(order['refundedCents'] ?? 0) > 0
  const refunds = isGivenBack ? (await snapshot.ref.collection('refunds').get()).docs : []
  return {
    amountCents: order['amountCents'] as number,
    items: readLines(order['items']) ?? [],
    refunds: refunds
      .map((refund) => refund.data())
      .filter(({state}) => state === 'made')
      .map(({amountCents, lines, madeAt}) => ({amountCents, lines, at: at(madeAt) ?? 0})),
    completedAt: at(order['completedAt']),
    refundedAt: at(order['refundedAt']),
    ...(order['chargeback'] && {
      chargeback: {amountCents: order['chargeback'].amountCents, at: at(order['chargeback'].at) ?? 0},
    }),
  }
}

test('sales are counted once, however often their news comes', async () => {
  const courses = [await publishCourse(5999), await publishCourse(1250)]
  const [first] = courses
  if (!first) throw new Error('There is no course.')
  await webhooks.sendTwice()
  const [ada, ben] = await Promise.all([signUp(), signUp()])
  const {sessionId} = await ada.buy(...courses)
  const checkout = await ben.pressPay([first])
  await paymentPage.payByCard(checkout.sessionId)
  await ben.confirm(checkout.sessionId)
  await ben.confirm(checkout.sessionId)
  await ada.confirm(sessionId)
  await webhooks.arrive()
  const counted = await countedOf(courses)
  expect(counted.map(({counted}) => counted)).toContainEqual({
    sales: 2,
    revenueCents: 2 * first.priceCents,
    refundedCents: 0,
  })
  expect(counted).toEqual(await soldOf(courses))
})

test('a refund is counted on its day, and no longer when it has failed', async () => {
  const course = await publishCourse()
  const ada = await signUp()
  const checkout = await ada.pressPay([course])
  await paymentPage.payByCard(checkout.sessionId)
  await ada.orderBecomes(checkout.orderId, 'completed')
  await ada.requestReturn(checkout.orderId)
  await staff.call(decideReturn, {orderId: checkout.orderId, decision: 'approved'})
  await webhooks.arrive()
  const {priceCents} = course
  const refunded = await countedOf([course])
  expect(refunded[0]?.counted).toEqual({sales: 1, revenueCents: priceCents, refundedCents: priceCents})
  expect(refunded).toEqual(await soldOf([course]))

  const [refund] = await refundsOf(checkout.sessionId)
  if (!refund) throw new Error('Nothing was refunded.')
  await bank.refundFails(refund.id)
  await ada.orderBecomes(checkout.orderId, 'completed')
  const again = await countedOf([course])
  expect(again[0]?.counted).toEqual({sales: 1, revenueCents: priceCents, refundedCents: 0})
  expect(again).toEqual(await soldOf([course]))
})

test('a dispute that is lost is counted as given back at once, in shares, and no longer when it is won after all', async () => {
  const courses = [await publishCourse(5999), await publishCourse(1250)]
  const ada = await signUp()
  const {orderId, sessionId} = await ada.buy(...courses)
  const dispute = await bank.disputes(sessionId, {amount: 4000})
  await bank.decides(dispute, 'lost')
  await eventually('the loss to be known', async () => (await read(`orders/${orderId}`))?.['chargeback'])
  const lost = await countedOf(courses)
  const refunded = lost.map(({counted}) => counted?.refundedCents ?? 0)
  expect(refunded.reduce((sum, cents) => sum + cents, 0)).toBe(4000)
  expect(lost).toEqual(await soldOf(courses))

  await bank.decides(dispute, 'won')
  await eventually('the money to be back', async () => !(await read(`orders/${orderId}`))?.['chargeback'])
  const won = await countedOf(courses)
  expect(won.map(({counted}) => counted?.refundedCents)).toEqual([0, 0])
  expect(won).toEqual(await soldOf(courses))
})

test('a learner is active once a day, whatever they do in however many courses', async () => {
  const lessons = [{lessons: [{key: 'a'}, {key: 'b'}]}]
  const [one, other] = await Promise.all([teachCourse({sections: lessons}), teachCourse({sections: lessons})])
  const ada = await signUp()
  await ada.buy(one, other)
  const before = (await readDays(today(), today())).get(today())
  const report = (course: Course, ...keys: string[]) =>
    ada.call(recordProgress, {
      courseId: course.id,
      report: {done: Object.fromEntries(keys.map((key) => [key, 1000])), at: null, seconds: {}},
    })
  await Promise.all([report(one, 'a'), report(one, 'a'), report(other, 'a')])
  await report(one, 'a', 'b')
  await report(one, 'a', 'b')
  const after = (await readDays(today(), today())).get(today())
  if (!before || !after) throw new Error('Nothing was counted.')
  expect({
    active: after.activeLearners - before.activeLearners,
    begun: after.coursesBegun - before.coursesBegun,
    finished: after.coursesFinished - before.coursesFinished,
  }).toEqual({active: 1, begun: 2, finished: 1})

  // The next day they count again.
  await eventually('the note of today', () => read(`activeLearners/${ada.uid}`))
  await firestore.doc(`activeLearners/${ada.uid}`).update({day: addDays(today(), -1)})
  await report(other, 'a', 'b')
  const next = (await readDays(today(), today())).get(today())
  expect(next?.activeLearners).toBe(after.activeLearners + 1)
})

test('a new learner is counted once, however often the account is looked at', async () => {
  const newLearners = async () => (await readDays(today(), today())).get(today())?.newLearners ?? 0
  const before = await newLearners()
  const {uid} = await signUp()
  await Promise.all([indexPerson(uid), indexPerson(uid)])
  await indexPerson(uid)
  expect(await newLearners()).toBe(before + 1)
})
