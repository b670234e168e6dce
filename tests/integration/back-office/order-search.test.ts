import {listOrders, listProblems, orderDetails} from '@lectern/domain/orders/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, firestore, read} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {paymentOf} from '../commerce/payments.ts'
import {ALL_ORDERS, aPaidOrder} from './staff-orders.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(clearShelf)

describe('searching orders', () => {
  const find = (search: Partial<typeof ALL_ORDERS>) => staff.call(listOrders, {...ALL_ORDERS, ...search})
  const ids = async (search: Partial<typeof ALL_ORDERS>) => (await find(search)).orders.map(({id}) => id)

  test('finds by address, name, order, payment and session, and by nothing else', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    const firstName = `Zo${crypto.randomUUID().slice(0, 6)}`
    await firestore.doc(`profiles/${ada.uid}`).set({firstName, lastName: 'Fenn'})
    await eventually('the name to be found', async () => (await ids({search: firstName})).length > 0)
    const payment = await paymentOf(sessionId)
    const ways = [ada.email, ` ${ada.email.toUpperCase()}`, firstName.toLowerCase().slice(0, 7), orderId]
    for (const search of [...ways, `${orderId.slice(0, 8)}…`, payment, sessionId]) {
      expect([search, ...(await ids({search}))]).toEqual([search, orderId])
    }
    expect((await find({search: orderId})).orders).toMatchObject([
      {name: `${firstName} Fenn`, email: ada.email, amountCents: 5999, items: [{courseIds: [course.id]}]},
    ])
    for (const search of ['nobody@example.com', 'pi_nothing', 'cs_nothing', 'Xyzzy-nobody', '%', '__x__']) {
      expect([search, ...(await ids({search}))]).toEqual([search])
    }
  })

  test('filters by course, status and time, alone and with a search', async () => {
    const {ada, course, orderId} = await aPaidOrder()
    const ben = await signUp()
    const open = await ben.pressPay([course])
    expect(await ids({courseId: course.id})).toEqual([open.orderId, orderId])
    expect(await ids({courseId: course.id, status: 'completed'})).toEqual([orderId])
    expect(await ids({courseId: course.id, search: ben.email})).toEqual([open.orderId])
    expect(await ids({search: ada.email, status: 'refunded'})).toEqual([])
    expect(await ids({search: orderId, status: 'pending'})).toEqual([])
    await firestore.doc(`orders/${orderId}`).update({createdAt: Timestamp.fromMillis(86_400_000)})
    const day = {courseId: course.id, from: 86_400_000, before: 2 * 86_400_000}
    expect(await ids(day)).toEqual([orderId])
    expect(await ids({...day, from: 86_400_001})).toEqual([])
    expect(await ids({...day, search: orderId})).toEqual([orderId])
    expect(await ids({...day, before: 86_400_000})).toEqual([])
  })

  test('says which discount code was used', async () => {
    const {orderId} = await aPaidOrder()
    const discount = {code: 'SPRING', discountCents: 100}
    await firestore.doc(`orders/${orderId}`).update({discount})
    expect((await find({search: orderId})).orders).toMatchObject([{discountCode: 'SPRING'}])
    expect((await staff.call(orderDetails, {orderId})).order).toMatchObject({discount})
  })

  test.each([
    ['an amount that is none', {amountCents: 'much'}, 'amountCents'],
    ['no items', {items: null}, ''],
    ['a day as its time', {createdAt: '2026-11-20'}, 'createdAt'],
    ['nobody it belongs to', {userId: 7}, 'userId'],
  ])('leaves out an order with %s, and names it among the problems', async (_, broken, field) => {
    const {course, orderId} = await aPaidOrder()
    const brokenId = `broken-${crypto.randomUUID()}`
    const reference = firestore.doc(`orders/${brokenId}`)
    await reference.set({...(await read(`orders/${orderId}`)), ...broken})
    // The list shows of its learner no more than a name, which may be missing.
    const listed = 'userId' in broken ? [brokenId] : []
    expect((await ids({courseId: course.id})).toSorted()).toEqual([orderId, ...listed].toSorted())
    expect(await ids({search: brokenId, courseId: course.id})).toEqual(listed)
    const details = await staff.call(orderDetails, {orderId: brokenId})
    expect(details).toMatchObject({
      order: null,
      problems: [{kind: 'order-malformed', details: field === '' ? {} : {field}}],
    })
    const open = await staff.call(listProblems, {kind: 'order-malformed', state: 'open', cursor: null})
    expect(open.problems.map((problem) => problem.orderId)).toContain(brokenId)
    await Promise.all([reference.delete(), firestore.doc(`problems/order-malformed-${brokenId}`).delete()])
  })

  test('goes through all pages with the cursor, each order once', async () => {
    const courseId = `course-${crypto.randomUUID()}`
    const {orderId} = await aPaidOrder()
    const order = await read(`orders/${orderId}`)
    const made = Array.from({length: 60}, (_, index) => `page-${courseId.slice(-12)}-${index}`)
    const write = firestore.batch()
    // Many of the same moment, so that the id has to decide.
    made.forEach((id, index) =>
      write.set(firestore.doc(`orders/${id}`), {
        ...order,
        courseIds: [courseId],
        createdAt: Timestamp.fromMillis(1000 + Math.floor(index / 20)),
      }),
    )
    await write.commit()
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({courseId, cursor})
      expect(page.orders.length).toBeLessThanOrEqual(25)
      seen.push(...page.orders.map(({id}) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(seen.length).toBe(60)
    expect(seen.toSorted()).toEqual(made.toSorted())
    // What is no cursor begins anew.
    expect((await find({courseId, cursor: '["x"]'})).orders[0]?.id).toBe(seen[0])
    const clean = firestore.batch()
    made.forEach((id) => clean.delete(firestore.doc(`orders/${id}`)))
    await clean.commit()
  })
})
