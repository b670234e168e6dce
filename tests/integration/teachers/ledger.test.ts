import {sumCents} from '@lectern/domain/money'
import {refundOrder} from '@lectern/domain/orders/contracts'
import {refundSeats} from '@lectern/domain/teams/contracts'
import {
  changeTeacherShare,
  changeTeacherState,
  teacherOverview,
  teacherPayouts,
  teacherStatement,
} from '@lectern/domain/teachers/contracts'
import {monthOf} from '@lectern/domain/statistics/days'
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest'
import {applyRefunds} from '../../../functions/src/payments/refunds.ts'
import {clearShelf, firestore, publishBundle} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {
  bank,
  dropWebhooks,
  paymentOf,
  paymentPage,
  refundInDashboard,
  refundsOf,
  webhooks,
} from '../commerce/payments.ts'
import {makeCode} from '../commerce/discount-codes.ts'
import {give} from '../commerce/gifts.ts'
import {buyTeam, lineId} from '../commerce/teams.ts'
import {aTeacher} from './teachers.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(clearShelf)

const standing = (teacher: Learner) => teacher.call(teacherPayouts, {})

/** The entries of a teacher, by their ids, which must add up to the balance. */
async function entriesOf(instructorId: string): Promise<Record<string, number>> {
  const own = firestore.collection('ledger').where('teacher', '==', instructorId)
  const stored = firestore.doc(`balances/${instructorId}`)
  let balance = await stored.get()
  for (;;) {
    const {docs} = await own.get()
    const {updateTime: readAt} = balance
    balance = await stored.get()
    // An entry and its balance are written together: what was read between two equal balances is of one moment.
    if (balance.updateTime?.valueOf() !== readAt?.valueOf()) continue
    const entries = docs.map((entry) => [entry.id, Number(entry.get('amountCents'))] as const)
    expect(balance.get('cents') ?? 0).toBe(sumCents(entries.map(([, amountCents]) => amountCents)))
    return Object.fromEntries(entries)
  }
}

test('a sale is entered once, with the share of its moment, and what is given back in parts goes to the cent', async () => {
  const [{teacher, instructorId, course}, ada] = await Promise.all([aTeacher(staff), signUp()])
  const {orderId, sessionId} = await ada.buy(course)
  await ada.confirm(sessionId)
  const sale = `sale-${orderId}-1-${course.id}`
  expect(await entriesOf(instructorId)).toEqual({[sale]: 4199})
  // What was sold keeps its share.
  await staff.call(changeTeacherShare, {instructorId, share: 1000})
  expect(await standing(teacher)).toMatchObject({pendingCents: 4199, availableCents: 0})

  const requestId = crypto.randomUUID()
  const part = {orderId, requestId, lineIds: [], amountCents: 999, reason: 'Goodwill'}
  await staff.call(refundOrder, part)
  await staff.call(refundOrder, part).catch(() => {})
  expect(await entriesOf(instructorId)).toEqual({
    [sale]: 4199,
    [`refund-${orderId}-1-${course.id}-${requestId}`]: -699,
  })
  await refundInDashboard(sessionId)
  await ada.orderBecomes(orderId, 'refunded')
  expect(sumCents(Object.values(await entriesOf(instructorId)))).toBe(0)
  expect(await standing(teacher)).toMatchObject({pendingCents: 0, availableCents: 0})
  const overview = await teacher.call(teacherOverview, {period: 7})
  const sold = {sales: 1, earnedCents: 4199, givenBackCents: 4199}
  expect(overview).toMatchObject({
    courses: [{courseId: course.id, ...sold}],
    waiting: {questions: 0, work: 0, reviews: 0},
    learners: {begun: 0, finished: 0},
    rating: null,
  })
  // Whichever side of midnight it was.
  const sumOf = (name: 'sales' | 'earnedCents' | 'givenBackCents') =>
    sumCents(overview.days.map((day) => day[name]))
  expect({
    sales: sumOf('sales'),
    earnedCents: sumOf('earnedCents'),
    givenBackCents: sumOf('givenBackCents'),
  }).toEqual(sold)
  expect(overview.before).toHaveLength(7)
  const {entries} = await teacher.call(teacherStatement, {month: monthOf(Date.now()), cursor: null})
  expect(entries.map(({kind, sale: shown}) => [kind, shown?.order])).toEqual([
    ['refund', `${orderId.slice(0, 8)}…`],
    ['refund', `${orderId.slice(0, 8)}…`],
    ['sale', `${orderId.slice(0, 8)}…`],
  ])
  for (const theirs of [ada.uid, ada.email]) expect(JSON.stringify(entries)).not.toContain(theirs)
})

test('a share is of what was paid without tax, also where a part is given back', async () => {
  const [{instructorId, course}, ada] = await Promise.all([aTeacher(staff), signUp()])
  const {orderId, sessionId} = await ada.pressPay([course])
  await paymentPage.payFrom(sessionId, {country: 'DE'})
  await ada.orderBecomes(orderId, 'completed')
  // Of 59.99 are 9.58 tax, and of 30.00 4.79.
  const sold = Math.floor((5999 - 958) * 0.7)
  const kept = Math.floor((5999 - 958 - (3000 - 479)) * 0.7)
  const requestId = crypto.randomUUID()
  await staff.call(refundOrder, {orderId, requestId, lineIds: [], amountCents: 3000, reason: 'Goodwill'})
  expect(Object.values(await entriesOf(instructorId)).toSorted((a, b) => b - a)).toEqual([sold, kept - sold])
})

test('a share is of what was paid for the course itself, where a code has taken all of its price off', async () => {
  const [one, two, ada] = await Promise.all([aTeacher(staff), aTeacher(staff), signUp()])
  const code = await makeCode(staff, {value: 100, courseId: one.course.id})
  const {orderId, sessionId} = await ada.pressPay([one.course, two.course], 5999, code)
  await paymentPage.payFrom(sessionId, {country: 'DE'})
  await ada.orderBecomes(orderId, 'completed')
  expect(await entriesOf(one.instructorId)).toEqual({[`sale-${orderId}-1-${one.course.id}`]: 0})
  expect(await entriesOf(two.instructorId)).toEqual({
    [`sale-${orderId}-2-${two.course.id}`]: Math.floor((5999 - 958) * 0.7),
  })
})

test('refunds that are known at once are entered one by one, and one that fails is entered back', async () => {
  const [{instructorId, course}, ada] = await Promise.all([aTeacher(staff), signUp()])
  const {orderId, sessionId} = await ada.buy(course)
  const sold = await entriesOf(instructorId)
  await webhooks.holdBack()
  const payment = await paymentOf(sessionId)
  for (const amountCents of [1000, 2000]) await refundInDashboard(sessionId, amountCents)
  const [second, first] = (await refundsOf(sessionId)).map(({id}) => id)
  await applyRefunds(payment)
  const entry = `refund-${orderId}-1-${course.id}`
  const back = {[`${entry}-${first}`]: -700, [`${entry}-${second}`]: -1400}
  expect(await entriesOf(instructorId)).toEqual({...sold, ...back})

  // One fails, and another is made, before the shop hears of either.
  await bank.refundFails(first ?? '')
  await refundInDashboard(sessionId, 500)
  const [third] = (await refundsOf(sessionId)).map(({id}) => id)
  await applyRefunds(payment)
  const then = {[`${entry}-${first}-failed`]: 700, [`${entry}-${third}`]: -350}
  expect(await entriesOf(instructorId)).toEqual({...sold, ...back, ...then})
})

test('a bundle is shared over its courses, each with its teacher, and nothing is in another’s', async () => {
  const [one, two, ada] = await Promise.all([aTeacher(staff, 5000), aTeacher(staff, 10_000), signUp()])
  const bundle = await publishBundle([one.course, two.course], 8999)
  const {orderId} = await ada.buy(bundle)
  const [first, second] = await Promise.all([entriesOf(one.instructorId), entriesOf(two.instructorId)])
  expect(first).toEqual({[`sale-${orderId}-1-${one.course.id}`]: 2250})
  expect(second).toEqual({[`sale-${orderId}-1-${two.course.id}`]: 4499})
  const month = monthOf(Date.now())
  const {entries} = await one.teacher.call(teacherStatement, {month, cursor: null})
  expect(JSON.stringify(entries)).not.toContain(two.course.title)
  expect(await refusal(ada.call(teacherPayouts, {}))).toEqual({reason: 'not-teacher'})
})

test('seats and a gift count for who teaches, and a dispute that is lost takes what is kept away', async () => {
  const [{instructorId, course}, ada] = await Promise.all([aTeacher(staff, 5000), signUp()])
  const seats = await buyTeam(ada, course, 3)
  const gift = await give(ada, course)
  const sale = ({orderId}: {orderId: string}) => `sale-${orderId}-1-${course.id}`
  const sold = {[sale(seats)]: Math.floor((3 * 5999) / 2), [sale(gift)]: 2999}
  expect(await entriesOf(instructorId)).toEqual(sold)
  const requestId = crypto.randomUUID()
  await ada.call(refundSeats, {orderId: seats.orderId, lineId, quantity: 1, requestId})
  const dispute = await bank.disputes(gift.sessionId)
  await bank.decides(dispute, 'lost')
  const entries = await eventually('the end of the dispute', async () => {
    const all = await entriesOf(instructorId)
    return Object.keys(all).length === 4 && all
  })
  expect(entries[`dispute-${gift.orderId}-1-${course.id}-${dispute}`]).toBe(-2999)
  expect(sumCents(Object.values(entries))).toBe(5999)
})

test('whoever is paused goes on earning, and whoever has ended does not', async () => {
  const [{instructorId, course}, ada, ben] = await Promise.all([aTeacher(staff), signUp(), signUp()])
  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'paused'})
  await ada.buy(course)
  await staff.call(changeTeacherState, {instructorId, from: 'paused', state: 'ended'})
  await ben.buy(course)
  const entries = await eventually('the entry of the first sale', async () => entriesOf(instructorId))
  expect(Object.values(entries)).toEqual([4199])
})
