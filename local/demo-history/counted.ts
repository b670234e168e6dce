import {countsOfOrders, noCounts, sumOf, type Counts} from '@lectern/domain/statistics/counts'
import {noProgress, sittingMs} from '@lectern/domain/learning/progress'
import {applyRefundsToLines, linesKept} from '@lectern/domain/orders/lines'
import {dayOf, type Day} from '@lectern/domain/statistics/days'
import type {History, PlannedOrder, PlannedProgress} from './history.ts'

/** How long after pressing pay the history's orders are paid, in ms. */
const PAID_AFTER_MS = 60_000

/** What became of an order: when it was paid and given back whole, null for what has not happened, and its lines since. */
export function stateOf({amountCents, items, at, paid, refund}: PlannedOrder) {
  const back = applyRefundsToLines({amountCents, items}, refund ? [{...refund, state: 'made'}] : [])
  return {
    ...back,
    completedAt: paid ? at + PAID_AFTER_MS : null,
    refundedAt: back.isRefunded && refund ? refund.at : null,
  }
}

/** What the shop would have counted of each day. */
export function countsOfHistory({learners, orders, progress}: History): Map<Day, Counts> {
  const days = countsOfOrders(
    orders.map((order) => ({...order, ...stateOf(order), refunds: order.refund ? [order.refund] : []})),
  )
  const add = (at: number, counts: Partial<Counts>) => {
    const day = dayOf(at)
    days.set(day, sumOf([days.get(day) ?? noCounts, {...noCounts, ...counts}]))
  }
  for (const {joinedAt} of learners) add(joinedAt, {newLearners: 1})
  const active = new Map<string, number>()
  for (const {learner, done, certificate} of progress) {
    for (const [, at] of done) active.set(`${learner.uid} ${dayOf(at)}`, at)
    const [first, last] = [done[0], done.at(-1)]
    if (first) add(first[1], {coursesBegun: 1})
    if (last && certificate) add(last[1], {coursesFinished: 1})
  }
  for (const at of active.values()) add(at, {activeLearners: 1})
  return days
}

/** What the shop would have counted of each course, as `courseCounters/{courseId}` has it. */
export function countsOfCourses(progress: readonly PlannedProgress[]) {
  return [...Map.groupBy(progress, ({courseId}) => courseId)].map(([courseId, taken]) => {
    const lessons: Record<string, {opened: number; done: number; sittings: number; sittingSeconds: number}> =
      {}
    for (const {done, opened} of taken)
      for (const [key, at] of done) {
        const counted = (lessons[key] ??= {opened: 0, done: 0, sittings: 0, sittingSeconds: 0})
        const ms = sittingMs({...noProgress, opened, done: {[key]: at}}, key)
        counted.opened += 1
        counted.done += 1
        counted.sittings += ms === null ? 0 : 1
        counted.sittingSeconds += Math.round((ms ?? 0) / 1000)
      }
    const completed = taken.filter(({certificate}) => certificate !== null).length
    return {courseId, started: taken.length, completed, lessons}
  })
}

/** How many own each course, as `courseOwners` has it. */
export function countsOfOwners(orders: readonly PlannedOrder[]): Map<string, number> {
  const kept = orders
    .filter(({paid}) => paid)
    .flatMap((order) =>
      linesKept(stateOf(order).items).flatMap(({courseIds}) =>
        courseIds.map((courseId) => ({uid: order.learner.uid, courseId})),
      ),
    )
  const owned = Map.groupBy(kept, ({courseId}) => courseId)
  return new Map([...owned].map(([courseId, by]) => [courseId, new Set(by.map(({uid}) => uid)).size]))
}
