import {CURRENCY} from '@lectern/domain/money'
import {lineOf, titledCourses, type OrderLine} from '@lectern/domain/orders/lines'
import {dayOf} from '@lectern/domain/statistics/days'
import {monthOf, type EntryKind} from '@lectern/domain/teachers/ledger'
import {availableAt, keptOfCourses, shareOf, type SharedOrder} from '@lectern/domain/teachers/shares'
import {earns} from '@lectern/domain/teachers/teacher'
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {increment, type Numbers} from '../services/sharded-counter.ts'
import {teachers, type Teacher} from '../teacher.ts'

/**
 * `ledger/{id}`: a change of what a teacher has. Written in the very batch of its cause, under an id that the cause determines, and never
 * changed. It names the order, and nobody who learns.
 */
export interface LedgerEntry {
  /** the instructor's id */
  teacher: string
  kind: EntryKind
  /** with its sign */
  amountCents: number
  currency: string
  orderId: string
  lineId: string
  courseId: string
  /** as it was sold */
  courseTitle: string
  /** that the sale was made with, in hundredths of a percent */
  shareBps: number
  /** from when on it can be paid */
  availableAt: Timestamp
  at: Timestamp
}

export function ledger(): CollectionReference<LedgerEntry> {
  return firestore().collection('ledger') as CollectionReference<LedgerEntry>
}

/** `balances/{instructorId}`, as `balanceSchema` reads it. */
export function balanceOf(instructorId: string): DocumentReference {
  return firestore().collection('balances').doc(instructorId)
}

interface TaughtOrder extends SharedOrder {
  items: readonly OrderLine[]
}

/**
 * Enters the shares of an order that is now paid, as part of the batch that completes it. Whoever teaches a course at this moment gets the
 * share that they have now. One that was written again after the database had lost it has what is entered for it already.
 */
export async function writeSaleShares(
  write: WriteBatch,
  orderId: string,
  order: TaughtOrder,
  completedAt: Timestamp,
): Promise<void> {
  const sold = keptOfCourses(order).flatMap(({lineId, courseId, keptCents}) => {
    const line = lineOf(order.items, lineId)
    const teacher = line?.instructors?.[courseId]
    return line && teacher !== undefined ? [{lineId, courseId, keptCents, line, teacher}] : []
  })
  if (sold.length === 0) return
  const [known, shares] = await Promise.all([entriesOf(orderId), sharesOf(sold.map(({teacher}) => teacher))])
  const entries = sold.flatMap(({lineId, courseId, keptCents, line, teacher}): NewEntry[] => {
    const shareBps = shares.get(teacher)
    const id = `sale-${orderId}-${lineId}-${courseId}`
    const amountCents = shareOf(keptCents, shareBps ?? 0)
    if (shareBps === undefined || amountCents === 0 || known.has(id)) return []
    const courseTitle = titledCourses(line).find((course) => course.courseId === courseId)?.title ?? ''
    return [
      {
        id,
        teacher,
        kind: 'sale',
        amountCents,
        currency: CURRENCY,
        orderId,
        lineId,
        courseId,
        courseTitle,
        shareBps,
        availableAt: Timestamp.fromMillis(availableAt(completedAt.toMillis())),
        at: completedAt,
      },
    ]
  })
  enter(write, entries)
}

/** What has changed how much of an order is kept. */
export interface ShareChange {
  kind: 'refund' | 'dispute'
  /** the end of its entries' ids: the id of a refund, say */
  cause: string
  /** the order as it is with it, and with what was before it */
  after: TaughtOrder
}

/**
 * Enters what of the shares of an order goes back, or comes back where a refund has not arrived, as part of the batch that changes the
 * order. After each change the entries of a course add up to the share of what is kept of it, to the cent.
 */
export async function writeShareChanges(
  write: WriteBatch,
  orderId: string,
  changes: readonly ShareChange[],
): Promise<void> {
  const isTaught = changes.some(({after}) => after.items.some(({instructors}) => instructors !== undefined))
  if (!isTaught) return
  const known = await entriesOf(orderId)
  const sales = [...known.values()].filter(({kind}) => kind === 'sale')
  const sums = new Map<string, number>()
  for (const {lineId, courseId, amountCents} of known.values()) {
    const key = `${lineId}-${courseId}`
    sums.set(key, (sums.get(key) ?? 0) + amountCents)
  }
  const entries = changes.flatMap(({kind, cause, after}) => {
    const kept = keptOfCourses(after)
    return sales.flatMap((sale): NewEntry[] => {
      const {lineId, courseId, shareBps} = sale
      const key = `${lineId}-${courseId}`
      const own = kept.find((one) => one.lineId === lineId && one.courseId === courseId)
      const amountCents = shareOf(own?.keptCents ?? 0, shareBps) - (sums.get(key) ?? 0)
      if (amountCents === 0) return []
      sums.set(key, (sums.get(key) ?? 0) + amountCents)
      const id = freeId(`${kind}-${orderId}-${key}-${cause}`, known)
      return [{...sale, id, kind, amountCents, at: clock.timestamp()}]
    })
  })
  enter(write, entries)
}

/** A dispute may be lost, won after all and lost again: each is an entry. */
function freeId(id: string, known: ReadonlyMap<string, LedgerEntry>): string {
  for (let count = 1; ; count += 1) {
    const counted = count === 1 ? id : `${id}-${count}`
    if (!known.has(counted)) return counted
  }
}

type NewEntry = LedgerEntry & {id: string}

/** Writes entries, and adds them to the balances of their teachers: one write of a balance for all of its entries. */
function enter(write: WriteBatch, entries: readonly NewEntry[]): void {
  for (const {id, ...entry} of entries) write.create(ledger().doc(id), entry)
  for (const [teacher, own] of Map.groupBy(entries, (entry) => entry.teacher)) {
    for (const entry of own) increment(write, balanceOf(teacher), numbersOf(entry))
    for (const {courseId, courseTitle: title} of own)
      write.set(balanceOf(teacher), {byCourse: {[courseId]: {title}}}, {merge: true})
  }
}

/** What an entry adds to the balance of its teacher. */
function numbersOf({kind, amountCents, availableAt: available, at, courseId}: LedgerEntry): Numbers {
  const ofCourse: Numbers =
    kind === 'sale' ? {sales: 1, earnedCents: amountCents} : {givenBackCents: -amountCents}
  const isPending = available.toMillis() > clock.now()
  return {
    cents: amountCents,
    ...(isPending && {byDay: {[dayOf(available.toMillis())]: amountCents}}),
    byMonth: {[monthOf(at.toMillis())]: {[kind]: amountCents}},
    byCourse: {[courseId]: ofCourse},
  }
}

/** The entries of an order: a few for each of its lines. */
async function entriesOf(orderId: string): Promise<Map<string, LedgerEntry>> {
  const {docs} = await ledger().where('orderId', '==', orderId).get()
  return new Map(docs.map((snapshot) => [snapshot.id, snapshot.data()]))
}

/** The shares of those who teach at this moment, by their instructors. */
async function sharesOf(instructorIds: readonly string[]): Promise<Map<string, number>> {
  const ids = [...new Set(instructorIds)]
  const found = await firestore().getAll(...ids.map((id) => teachers().doc(id)))
  return new Map(
    found.flatMap((snapshot) => {
      const teacher = snapshot.data() as Teacher | undefined
      return teacher && earns(teacher.state) ? [[snapshot.id, teacher.shareBps] as const] : []
    }),
  )
}
