import {createCheckout} from '@lectern/domain/checkout/contracts'
import {giveCourse} from '@lectern/domain/gifts/contracts'
import {listOrders, refundOrder} from '@lectern/domain/orders/contracts'
import {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
import {buySeats} from '@lectern/domain/teams/contracts'
import {dayOf} from '@lectern/domain/statistics/days'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {readDays} from '../../../functions/src/statistics/daily-counters.ts'
import {
  clearShelf,
  compareFromNewest,
  firestore,
  lake,
  letTimePass,
  publishBundle,
  publishCourse,
  read,
  type Course,
  type Sold,
} from './back-office.ts'
import {refusal} from './callable.ts'
import {makeCode} from './discount-codes.ts'
import {eventually} from './eventually.ts'
import {mailTo} from './inbox.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {bank, paymentPage, refundsOf, stripe, webhooks} from './payments.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(webhooks.behave)
afterAll(clearShelf)

interface Shelf {
  ada: Learner
  typography: Course
  colour: Course
  bundle: Sold
}

/** Courses at $60 and $30, and a bundle of them at $70. */
async function shelf(fields: {from?: string; until?: string} = {}): Promise<Shelf> {
  const [ada, typography, colour] = await Promise.all([
    signUp(),
    publishCourse(6000, {title: 'Typography'}),
    publishCourse(3000, {title: 'Colour'}),
  ])
  return {ada, typography, colour, bundle: await publishBundle([typography, colour], 7000, fields)}
}

const idsOf = (...courses: Course[]) => courses.map(({id}) => id).toSorted()
const ordersNamedBy = async ({uid}: Learner, {id}: Course): Promise<unknown> =>
  (await read(`enrollments/${uid}_${id}`))?.['orderIds']

/** Gives lines of an order back. */
const refund = (orderId: string, amountCents: number, lineIds: string[]) => {
  const requestId = crypto.randomUUID()
  return staff.call(refundOrder, {orderId, requestId, lineIds, amountCents, reason: 'Out of goodwill'})
}

describe('a bundle', () => {
  test('is one line, and gives its courses', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    const {orderId, sessionId} = await ada.buy(bundle)
    expect(await ada.courses()).toEqual(idsOf(typography, colour))
    expect(await read(`orders/${orderId}`)).toMatchObject({
      amountCents: 7000,
      courseIds: [typography.id, colour.id],
      items: [
        {
          lineId: '1',
          kind: 'bundle',
          id: bundle.id,
          title: bundle.title,
          courseIds: [typography.id, colour.id],
          priceCents: 7000,
          courses: [
            {courseId: typography.id, title: 'Typography', shareCents: 4667},
            {courseId: colour.id, title: 'Colour', shareCents: 2333},
          ],
        },
      ],
    })
    expect((await ada.confirm(sessionId)).items[0]?.courses).toHaveLength(2)
    const {text, subject} = await mailTo(ada.email, 'receipt')
    expect(subject).toBe(`Your receipt: ${bundle.title}`)
    expect(text?.replaceAll('\r', '')).toContain(`${bundle.title}: $70.00\n- Typography\n- Colour`)
    const {data} = await stripe.checkout.sessions.listLineItems(sessionId)
    expect(data.map(({description, amount_total: cents}) => [description, cents])).toEqual([
      [bundle.title, 7000],
    ])
    const search = {search: '', status: null, from: null, before: null, cursor: null}
    for (const {id: courseId} of [typography, colour])
      expect((await staff.call(listOrders, {...search, courseId})).orders).toMatchObject([{id: orderId}])
  })

  test('is counted for each of its courses by their shares, after a discount to the cent', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    const code = await makeCode(staff)
    const {sessionId, orderId} = await ada.pressPay([bundle], 5250, code)
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    const today = dayOf(Date.now())
    const counted = async () => {
      const {courses = {}} = (await readDays(today, today)).get(today) ?? {}
      return [courses[typography.id], courses[colour.id]]
    }
    expect(await counted()).toEqual([
      {sales: 1, revenueCents: 3500, refundedCents: 0},
      {sales: 1, revenueCents: 1750, refundedCents: 0},
    ])
    await refund(orderId, 5250, ['1'])
    expect(await counted()).toEqual([
      {sales: 1, revenueCents: 3500, refundedCents: 3500},
      {sales: 1, revenueCents: 1750, refundedCents: 1750},
    ])
  })

  test('has the price of the moment, and the courses that are sold then', async () => {
    const {ada, typography, colour} = await shelf()
    const archived = await publishCourse()
    const bundle = await publishBundle([typography, archived, colour], 7000)
    await lake.patch(archived.id).set({archivedAt: '2026-01-01T00:00:00Z'}).commit()
    expect(await refusal(ada.pressPay([bundle], 6999))).toEqual({reason: 'price-changed', totalCents: 7000})
    const first = await ada.pressPay([bundle])
    expect(await read(`orders/${first.orderId}`)).toMatchObject({courseIds: [typography.id, colour.id]})

    // The same cart at the same price gives more by now: it is another order.
    await lake.patch(archived.id).unset(['archivedAt']).commit()
    const second = await ada.pressPay([bundle])
    expect(second.orderId).not.toBe(first.orderId)
    await paymentPage.payByCard(second.sessionId)
    await ada.orderBecomes(second.orderId, 'completed')
    expect(await ada.courses()).toEqual(idsOf(typography, archived, colour))
  })

  test('that has lost a course since it was shown is refused, and sold once that is known', async () => {
    const {ada, typography, colour} = await shelf()
    const ink = await publishCourse()
    const bundle = await publishBundle([typography, ink, colour], 7000)
    await lake.patch(ink.id).set({archivedAt: '2026-01-01T00:00:00Z'}).commit()
    const line = (...courses: Course[]) => ({
      kind: 'bundle' as const,
      id: bundle.id,
      courseIds: courses.map(({id}) => id),
    })
    const shown = {...line(typography, ink, colour), expectedTotalCents: 7000}
    const {expectedTotalCents, ...shownLine} = shown
    const gift = {delivery: 'print' as const, name: 'Ben', email: '', message: '', day: ''}
    const lost = {reason: 'price-changed', courseIds: [ink.id], bundleIds: [bundle.id]}
    expect(await refusal(ada.call(createCheckout, {lines: [shownLine], expectedTotalCents}))).toEqual({
      ...lost,
      totalCents: 7000,
    })
    expect(await refusal(ada.call(giveCourse, {...shown, ...gift}))).toEqual({...lost, totalCents: 7000})
    const seats = {...shown, quantity: 2, expectedTotalCents: 14_000}
    expect(await refusal(ada.call(buySeats, seats))).toEqual({...lost, totalCents: 14_000})
    expect(await ada.orders()).toEqual([])

    // Whoever was shown fewer than it has gets the others, too.
    const lines = [line(typography)]
    expect(await ada.call(createCheckout, {lines, expectedTotalCents})).toMatchObject({
      url: expect.any(String),
    })
  })

  test('of which one course is left is not sold', async () => {
    const {ada, typography, bundle} = await shelf()
    await lake.patch(typography.id).set({archivedAt: '2026-01-01T00:00:00Z'}).commit()
    const unsold = {reason: 'unknown-course', bundleIds: [bundle.id]}
    expect(await refusal(ada.pressPay([bundle]))).toEqual(unsold)
    await lake.patch(typography.id).unset(['archivedAt']).set({publishedAt: '2999-01-01T00:00:00Z'}).commit()
    expect(await refusal(ada.pressPay([bundle]))).toEqual(unsold)
  })

  test.each([
    ['before it is sold', {from: '2999-01-01T00:00:00.000Z'}],
    ['after it was sold', {from: '2026-01-01T00:00:00.000Z', until: '2026-01-02T00:00:00.000Z'}],
  ])('cannot be bought %s', async (_, fields) => {
    const {ada, bundle} = await shelf(fields)
    expect(await refusal(ada.pressPay([bundle]))).toEqual({
      reason: 'unknown-course',
      bundleIds: [bundle.id],
    })
    expect(await ada.orders()).toEqual([])
  })

  test('can be bought between its times, and not in the name of a course', async () => {
    const times = {from: '2026-01-01T00:00:00.000Z', until: '2999-01-01T00:00:00.000Z'}
    const {ada, bundle} = await shelf(times)
    const cart = {lines: [{kind: 'course' as const, id: bundle.id}], expectedTotalCents: 7000}
    expect(await refusal(ada.call(createCheckout, cart))).toEqual({
      reason: 'unknown-course',
      courseIds: [bundle.id],
    })
    expect(await ada.pressPay([bundle])).toMatchObject({url: expect.any(String)})
  })

  test('is refused beside a course that it has, and may share one with another bundle', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    expect(await refusal(ada.pressPay([bundle, colour]))).toEqual({
      reason: 'duplicate-course',
      courseIds: [colour.id],
    })
    expect(await refusal(ada.pressPay([bundle, bundle]))).toEqual({
      reason: 'duplicate-course',
      bundleIds: [bundle.id],
    })
    const ink = await publishCourse()
    const {orderId} = await ada.buy(bundle, await publishBundle([colour, ink], 8000))
    expect(await ada.courses()).toEqual(idsOf(typography, colour, ink))

    // The course that both have stays with the other.
    await refund(orderId, 7000, ['1'])
    expect(await ada.courses()).toEqual(idsOf(colour, ink))
    const {text} = await mailTo(ada.email, 'refunded')
    expect(text).toContain('You keep Colour')
  })
})

describe('a bundle of which somebody owns', () => {
  test('all courses cannot be bought', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    await ada.buy(typography, colour)
    expect(await refusal(ada.pressPay([bundle]))).toEqual({reason: 'already-owned', bundleIds: [bundle.id]})
    expect(await ada.orders()).toHaveLength(1)
  })

  test('some courses gives the others, and the course stays whichever order is given back', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    const first = await ada.buy(typography)
    const second = await ada.buy(bundle)
    expect(await ordersNamedBy(ada, typography)).toEqual([first.orderId, second.orderId])
    expect(await ordersNamedBy(ada, colour)).toEqual([second.orderId])
    await webhooks.arrive()
    expect(await read(`problems/paid-twice-${second.sessionId}`)).toBeNull()

    await refund(first.orderId, 6000, ['1'])
    expect(await ada.courses()).toEqual(idsOf(typography, colour))
    await refund(second.orderId, 7000, ['1'])
    expect(await ada.courses()).toEqual([])
  })

  test('some courses leaves them with the learner when it is given back', async () => {
    const {ada, typography, bundle} = await shelf()
    const first = await ada.buy(typography)
    const second = await ada.buy(bundle)
    await refund(second.orderId, 7000, ['1'])
    expect(await ada.courses()).toEqual([typography.id])
    expect(await ordersNamedBy(ada, typography)).toEqual([first.orderId])
    const {text} = await mailTo(ada.email, 'refunded')
    expect(text).toContain('You keep Typography')
    expect(text).toContain('The other course is no longer among yours.')
  })

  test('all courses by the time that its refund has failed was paid twice, and staff is told', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    const {orderId, sessionId} = await ada.buy(bundle)
    await refund(orderId, 7000, ['1'])
    await ada.buy(typography)
    const [made] = await refundsOf(sessionId)
    await bank.refundFails(made?.id ?? '')
    await ada.orderBecomes(orderId, 'completed')
    expect(await read(`problems/paid-twice-${sessionId}`)).toBeNull()

    await refund(orderId, 7000, ['1'])
    await ada.buy(colour)
    const [again] = await refundsOf(sessionId)
    await bank.refundFails(again?.id ?? '')
    await eventually('staff to be told', () => read(`problems/paid-twice-${sessionId}`))
  })

  test('one whose payment is on its way cannot be bought yet', async () => {
    const {ada, colour, bundle} = await shelf()
    const {orderId, sessionId} = await ada.pressPay([colour])
    await paymentPage.payByBankTransfer(sessionId)
    await eventually('the transfer to be known', async () => {
      const order = await read(`orders/${orderId}`)
      return order?.['paymentProcessing'] === true
    })
    expect(await refusal(ada.pressPay([bundle]))).toEqual({
      reason: 'payment-in-progress',
      bundleIds: [bundle.id],
    })
  })

  test('none keeps its courses from being bought while it is being paid', async () => {
    const {ada, colour, bundle} = await shelf()
    const {orderId, sessionId} = await ada.pressPay([bundle])
    await paymentPage.payByBankTransfer(sessionId)
    await eventually('the transfer to be known', async () => {
      const order = await read(`orders/${orderId}`)
      return order?.['paymentProcessing'] === true
    })
    expect(await refusal(ada.pressPay([colour]))).toEqual({
      reason: 'payment-in-progress',
      courseIds: [colour.id],
    })
  })
})

describe('giving a bundle back', () => {
  test('is one line beside others', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    const ink = await publishCourse(2000)
    const {orderId} = await ada.buy(ink, bundle)
    await refund(orderId, 7000, ['2'])
    expect(await ada.courses()).toEqual([ink.id])
    expect(await read(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      items: [{refundedCents: 0}, {refundedCents: 7000, isGivenBack: true}],
    })
    expect(await ada.courses()).not.toEqual(expect.arrayContaining([typography.id, colour.id]))
  })

  test('by a return of its courses, or of one of them, gives all of it back', async () => {
    for (const named of [['typography', 'colour'], ['colour']] as const) {
      const {ada, bundle, ...courses} = await shelf()
      const ink = await publishCourse(2000)
      const {orderId, sessionId} = await ada.buy(bundle, ink)
      await ada.requestReturn(
        orderId,
        named.map((name) => courses[name].id),
      )
      expect(await staff.call(returnDetails, {orderId})).toMatchObject({
        amountCents: 7000,
        courses: [
          {courseId: courses.typography.id, courseTitle: 'Typography', priceCents: 4667, access: 'goes'},
          {courseId: courses.colour.id, courseTitle: 'Colour', priceCents: 2333, access: 'goes'},
        ],
      })
      await staff.call(decideReturn, {orderId, decision: 'approved'})
      expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([7000])
      expect(await ada.courses()).toEqual([ink.id])
    }
  })

  test('by a return of one of two that share a course leaves the other', async () => {
    const {ada, typography, colour, bundle} = await shelf()
    const ink = await publishCourse(2000)
    const {orderId, sessionId} = await ada.buy(bundle, await publishBundle([colour, ink], 4000))
    await ada.requestReturn(orderId, [typography.id, colour.id])
    expect(await staff.call(returnDetails, {orderId})).toMatchObject({
      amountCents: 7000,
      courses: [{access: 'goes'}, {courseId: colour.id, access: 'stays'}],
    })
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([7000])
    expect(await ada.courses()).toEqual(idsOf(colour, ink))
  })
})

test('an order with a bundle and a code that the database has lost is written again as it was', async () => {
  const {ada, typography, colour, bundle} = await shelf()
  const ink = await publishCourse(3333)
  const code = await makeCode(staff)
  const {sessionId, orderId} = await ada.pressPay([ink, bundle], 7750, code)
  await paymentPage.payByCard(sessionId)
  const before = await ada.orderBecomes(orderId, 'completed')
  await webhooks.arrive()
  await firestore.doc(`orders/${orderId}`).delete()
  await Promise.all(
    [typography, colour, ink].map(({id}) => firestore.doc(`enrollments/${ada.uid}_${id}`).delete()),
  )
  await compareFromNewest()
  await letTimePass()
  const after = await ada.orderBecomes(orderId, 'completed')
  const {items, courseIds, discount, amountCents} = before
  expect(after).toMatchObject({items, courseIds, discount, amountCents})
  expect(await ada.courses()).toEqual(idsOf(typography, colour, ink))
})
