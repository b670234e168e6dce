import {dayOf} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
import {readDays} from '../../../functions/src/statistics/daily-counters.ts'
import {compareDay, mendDay} from '../../../local/statistics/counted-days.ts'
import {firestore} from '../commerce/back-office.ts'

/** A day of which nothing else is said. */
const DAY = '2019-02-28'
const noon = Timestamp.fromMillis(Date.parse(`${DAY}T12:00:00Z`))
const order = firestore.doc('orders/counted-days-test')
const chargedBack = firestore.doc('orders/charged-back-test')

afterAll(async () => {
  await order.delete()
  await chargedBack.delete()
  const counters = firestore.doc(`counters/${DAY}`)
  for (const {ref} of (await counters.collection('shards').get()).docs) await ref.delete()
  await counters.delete()
})

test('an order that was not counted is found, and mended once', async () => {
  expect(dayOf(noon.toMillis())).toBe(DAY)
  expect(await compareDay(firestore, DAY)).toBeNull()
  await order.set({
    amountCents: 7000,
    items: [
      {courseId: 'course-a', courseTitle: 'A', priceCents: 5000},
      {courseId: 'course-b', courseTitle: 'B', priceCents: 2000},
    ],
    completedAt: noon,
    refundedAt: noon,
    status: 'refunded',
  })
  await chargedBack.set({
    amountCents: 900,
    items: [{courseId: 'course-c', courseTitle: 'C', priceCents: 900}],
    completedAt: Timestamp.fromMillis(0),
    refundedAt: null,
    chargeback: {amountCents: 500, at: noon, courses: 'left'},
    status: 'completed',
  })
  await firestore.doc(`counters/${DAY}/shards/1`).set({orders: 2, coursesBegun: 3})
  const parted = await compareDay(firestore, DAY)
  expect(parted?.differences).toContainEqual({what: 'orders', counted: 2, ordered: 1})
  expect(parted?.differences).toContainEqual({
    what: 'courses.course-b.refundedCents',
    counted: 0,
    ordered: 2000,
  })
  if (!parted) throw new Error('Nothing was found.')
  await mendDay(firestore, parted)
  expect(await compareDay(firestore, DAY)).toBeNull()
  // The functions read what was mended, and what nobody mends stays.
  expect((await readDays(DAY, DAY)).get(DAY)).toMatchObject({
    orders: 1,
    revenueCents: 7000,
    refundedCents: 7500,
    coursesBegun: 3,
  })
})
