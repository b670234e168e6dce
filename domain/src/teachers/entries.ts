import {keptOfCourses, lineOf, titledCourses, type KeptOrder, type OrderLine} from '../orders/lines.ts'
import {dayOf, monthOf} from '../statistics/days.ts'
import type {ShareKind} from './ledger.ts'
import {availableAt, shareOf} from './shares.ts'

interface AnyEntry {
  /** the instructor's id */
  teacher: string
  /** with its sign */
  amountCents: number
  /** from when on it counts for what is paid out: of a sale and what follows it, when nothing of it can be returned */
  availableAt: number
  at: number
}

/** A change of what a teacher has of an order. Times are ms since the epoch. */
export interface ShareEntry extends AnyEntry {
  kind: ShareKind
  orderId: string
  lineId: string
  courseId: string
  /** as it was sold */
  courseTitle: string
  /** that the sale was made with, in hundredths of a percent */
  shareBps: number
}

/** What staff correct, with why, which the teacher reads. */
interface CorrectionEntry extends AnyEntry {
  kind: 'correction'
  reason: string
}

/** What is paid out, and what of it comes back because it has failed. */
interface PayoutEntry extends AnyEntry {
  kind: 'payout'
  payoutId: string
}

/** A change of what a teacher has. */
export type Entry = ShareEntry | CorrectionEntry | PayoutEntry

/** An entry with its id, which its cause determines. */
export type NamedEntry = Entry & {id: string}
export type NamedShare = ShareEntry & {id: string}

export interface TaughtOrder extends KeptOrder {
  items: readonly OrderLine[]
}

/** Who teaches a course of an order, by the courses of its lines, each named once. */
export function instructorsOf({items}: Pick<TaughtOrder, 'items'>): string[] {
  return [...new Set(items.flatMap(({instructors = {}}) => Object.values(instructors)))]
}

/**
 * The entries of an order that is paid: one for each course of a line that somebody has a share of.
 * @param shares of those who teach at that moment, in hundredths of a percent, by their instructors
 * @param at when it was paid, in ms
 */
export function saleEntries(
  orderId: string,
  order: TaughtOrder,
  shares: ReadonlyMap<string, number>,
  at: number,
): NamedShare[] {
  return keptOfCourses(order).flatMap(({lineId, courseId, keptCents}): NamedShare[] => {
    const line = lineOf(order.items, lineId)
    const teacher = line?.instructors?.[courseId] ?? ''
    const shareBps = shares.get(teacher)
    if (!line || shareBps === undefined) return []
    const sold = titledCourses(line).find((course) => course.courseId === courseId)
    return [
      {
        id: `sale-${orderId}-${lineId}-${courseId}`,
        teacher,
        kind: 'sale',
        amountCents: shareOf(keptCents, shareBps),
        orderId,
        lineId,
        courseId,
        courseTitle: sold?.title ?? courseId,
        shareBps,
        availableAt: availableAt(at),
        at,
      },
    ]
  })
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
 * The entries of what goes back of an order, or comes back where a refund has not arrived: the difference between what is entered for a
 * course and the share of what is kept of it, so that after each change both agree to the cent.
 * @param known all entries of the order, by their ids
 * @param changes in the order in which they happened
 */
export function changeEntries(
  orderId: string,
  known: ReadonlyMap<string, ShareEntry>,
  changes: readonly ShareChange[],
  at: number,
): NamedShare[] {
  const sales = [...known.values()].filter(({kind}) => kind === 'sale')
  const sums = new Map<string, number>()
  for (const {lineId, courseId, amountCents} of known.values()) {
    const key = `${lineId}-${courseId}`
    sums.set(key, (sums.get(key) ?? 0) + amountCents)
  }
  return changes.flatMap(({kind, cause, after}) => {
    const kept = keptOfCourses(after)
    return sales.flatMap((sale): NamedShare[] => {
      const {lineId, courseId, shareBps} = sale
      const key = `${lineId}-${courseId}`
      const own = kept.find((one) => one.lineId === lineId && one.courseId === courseId)
      const amountCents = shareOf(own?.keptCents ?? 0, shareBps) - (sums.get(key) ?? 0)
      if (amountCents === 0) return []
      sums.set(key, (sums.get(key) ?? 0) + amountCents)
      return [{...sale, id: freeId(`${kind}-${orderId}-${key}-${cause}`, known), kind, amountCents, at}]
    })
  })
}

/** A dispute may be lost, won after all and lost again: each is an entry. */
function freeId(id: string, known: ReadonlyMap<string, ShareEntry>): string {
  for (let count = 1; ; count += 1) {
    const counted = count === 1 ? id : `${id}-${count}`
    if (!known.has(counted)) return counted
  }
}

/** Numbers by name, in any depth. */
interface Numbers {
  readonly [name: string]: number | Numbers
}

/** What entries change of the balance of a teacher. */
export interface BalanceChange {
  teacher: string
  /** what is added to its numbers */
  numbers: Numbers
  /** the titles of the courses, by their ids */
  titles: Readonly<Record<string, string>>
}

/** What entries change of balances, one change for each teacher. @param now in ms: what is available by then is not pending */
export function balanceChanges(entries: readonly Entry[], now: number): BalanceChange[] {
  return [...Map.groupBy(entries, ({teacher}) => teacher)].map(([teacher, own]) => ({
    teacher,
    numbers: own.map((entry) => numbersOf(entry, now)).reduce(sumOf),
    titles: Object.fromEntries(
      own.flatMap((entry) => ('courseId' in entry ? [[entry.courseId, entry.courseTitle]] : [])),
    ) as Record<string, string>,
  }))
}

function numbersOf(entry: Entry, now: number): Numbers {
  const {kind, amountCents, availableAt: available, at} = entry
  return {
    cents: amountCents,
    ...(available > now && {byDay: {[dayOf(available)]: amountCents}}),
    byMonth: {[monthOf(at)]: {[kind]: amountCents}},
    ...('courseId' in entry && {
      byCourse: {[entry.courseId]: numbersOfCourse(entry)},
      byDate: {[dayOf(at)]: numbersOfCourse(entry)},
    }),
  }
}

function numbersOfCourse({kind, amountCents}: ShareEntry): Numbers {
  return kind === 'sale' ? {sales: 1, earnedCents: amountCents} : {givenBackCents: 0 - amountCents}
}

/** Numbers of the same names, added up in any depth. */
function sumOf(some: Numbers, others: Numbers): Numbers {
  const sums: Record<string, number | Numbers> = {...some}
  for (const [name, value] of Object.entries(others)) {
    const has = sums[name] ?? (typeof value === 'number' ? 0 : {})
    if (typeof value === 'number' && typeof has === 'number') sums[name] = has + value
    if (typeof value !== 'number' && typeof has !== 'number') sums[name] = sumOf(has, value)
  }
  return sums
}
