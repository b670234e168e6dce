import {
  countsOfOrders,
  countsOfSale,
  countsSchema,
  differenceOf,
  noCounts,
  sumOf,
  type CountedOrder,
  type Counts,
} from '@lectern/domain/statistics/counts'
import {addDays, dayOf, startOf, type Day} from '@lectern/domain/statistics/days'
import {differencesOf, type Difference} from '@lectern/domain/statistics/differences'
import {readLines} from '@lectern/domain/orders/lines'
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'

/** Orders that are read at a time. */
const PAGE = 500

const time = z.nullable(z.instanceof(Timestamp))
const orderSchema = z.object({
  amountCents: z.int(),
  items: z.pipe(
    z.unknown(),
    z.transform((items, context) => {
      const lines = readLines(items)
      if (lines === null) context.issues.push({code: 'custom', message: 'These are no lines.', input: items})
      return lines ?? []
    }),
  ),
  refundedCents: z.optional(z.int()),
  completedAt: time,
  refundedAt: time,
  chargeback: z.optional(z.object({amountCents: z.int(), at: z.instanceof(Timestamp)})),
})

const refundSchema = z.object({
  amountCents: z.int(),
  lines: z.array(z.object({lineId: z.string(), amountCents: z.int()})),
  madeAt: z.instanceof(Timestamp),
})

/** What says on which day something of an order is counted, beside its refunds. */
const TIMES = ['completedAt', 'refundedAt', 'chargeback.at'] as const

/** A day on which counters and orders part. */
export interface PartedDay {
  day: Day
  differences: Difference[]
  counted: Counts
  ordered: Counts
}

/** Compares the counters of a day with the orders that were paid or given back on it; null where they say the same. */
export async function compareDay(firestore: Firestore, day: Day): Promise<PartedDay | null> {
  const [counted, ordered] = await Promise.all([readCounters(firestore, day), foldOrders(firestore, day)])
  const differences = differencesOf(counted, ordered)
  return differences.length > 0 ? {day, differences, counted, ordered} : null
}

/** Adds to the counters of a day what its orders say and they do not; what people learned stays as it was counted. */
export async function mendDay(firestore: Firestore, {day, counted, ordered}: PartedDay): Promise<void> {
  const {activeLearners, newLearners, coursesBegun, coursesFinished} = counted
  const target = {...ordered, activeLearners, newLearners, coursesBegun, coursesFinished}
  const batch = firestore.batch()
  addToCounters(firestore, batch, day, differenceOf(target, counted))
  await batch.commit()
}

/** Adds numbers to the counters of a day, with the batch. */
function addToCounters(firestore: Firestore, batch: WriteBatch, day: Day, counts: Counts): void {
  const {courses, ...figures} = counts
  const increments = (numbers: Record<string, number>) =>
    Object.fromEntries(Object.entries(numbers).map(([name, by]) => [name, FieldValue.increment(by)]))
  const ofCourses = Object.entries(courses).map(([id, numbers]) => [id, increments(numbers)] as const)
  batch.set(
    firestore.doc(`counters/${day}/shards/0`),
    // An empty map would replace what is counted of the courses.
    {...increments(figures), ...(ofCourses.length > 0 && {courses: Object.fromEntries(ofCourses)})},
    {merge: true},
  )
}

/** Counts the payment of an order on another day than it was counted on, with the batch that writes when it was. */
export async function moveSale(
  firestore: Firestore,
  batch: WriteBatch,
  orderId: string,
  completedAt: number,
): Promise<void> {
  const {completedAt: before, ...sale} = orderSchema.parse(
    (await firestore.doc(`orders/${orderId}`).get()).data(),
  )
  if (before === null) return
  const counts = countsOfSale(sale)
  addToCounters(firestore, batch, dayOf(before.toMillis()), differenceOf(noCounts, counts))
  addToCounters(firestore, batch, dayOf(completedAt), counts)
}

async function readCounters(firestore: Firestore, day: Day): Promise<Counts> {
  const {docs} = await firestore.collection(`counters/${day}/shards`).get()
  return sumOf(docs.map((shard) => countsSchema.parse(shard.data())))
}

async function foldOrders(firestore: Firestore, day: Day): Promise<Counts> {
  const orders = new Map<string, CountedOrder>()
  for (const field of TIMES)
    for await (const [id, order] of ordersOn(firestore, day, field)) orders.set(id, order)
  for await (const [id, order] of ordersGivenBackOn(firestore, day)) orders.set(id, order)
  return countsOfOrders(orders.values()).get(day) ?? noCounts
}

/** The orders that were paid, or given back, on a day, a page at a time. */
async function* ordersOn(
  firestore: Firestore,
  day: Day,
  field: (typeof TIMES)[number],
): AsyncGenerator<[string, CountedOrder]> {
  const ofDay = firestore
    .collection('orders')
    .where(field, '>=', Timestamp.fromMillis(startOf(day)))
    .where(field, '<', Timestamp.fromMillis(startOf(addDays(day, 1))))
    .orderBy(field)
    .select(...Object.keys(orderSchema.shape))
    .limit(PAGE)
  let page = await ofDay.get()
  while (page.size > 0) {
    for (const snapshot of page.docs) yield [snapshot.id, await toCounted(snapshot)]
    const last = page.docs.at(-1)
    if (page.size < PAGE || !last) return
    page = await ofDay.startAfter(last).get()
  }
}

/** The orders of which something was given back on a day. */
async function* ordersGivenBackOn(firestore: Firestore, day: Day): AsyncGenerator<[string, CountedOrder]> {
  const refunds = await firestore
    .collectionGroup('refunds')
    .where('madeAt', '>=', Timestamp.fromMillis(startOf(day)))
    .where('madeAt', '<', Timestamp.fromMillis(startOf(addDays(day, 1))))
    .get()
  const orders = new Map(
    refunds.docs.flatMap(({ref: {parent}}) => (parent.parent ? [[parent.parent.path, parent.parent]] : [])),
  )
  for (const reference of orders.values()) {
    const snapshot = await reference.get()
    if (snapshot.exists) yield [snapshot.id, await toCounted(snapshot)]
  }
}

async function toCounted(snapshot: DocumentSnapshot): Promise<CountedOrder> {
  const {completedAt, refundedAt, chargeback, refundedCents, ...sale} = orderSchema.parse(snapshot.data())
  const made =
    (refundedCents ?? 0) > 0
      ? await snapshot.ref.collection('refunds').where('state', '==', 'made').get()
      : null
  return {
    ...sale,
    completedAt: completedAt?.toMillis() ?? null,
    refundedAt: refundedAt?.toMillis() ?? null,
    refunds: (made?.docs ?? []).map((refund) => {
      const {madeAt, ...part} = refundSchema.parse(refund.data())
      return {...part, at: madeAt.toMillis()}
    }),
    chargeback: chargeback && {amountCents: chargeback.amountCents, at: chargeback.at.toMillis()},
  }
}
