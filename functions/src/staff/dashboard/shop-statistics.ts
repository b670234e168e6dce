import {shopStatistics as contract} from '@lectern/domain/statistics/contracts'
import {noCounts, sumOf, type Counts} from '@lectern/domain/statistics/counts'
import {addDays, dayOf, daysUntil, type Day} from '@lectern/domain/statistics/days'
import {callable} from '../../callable.ts'
import {clock} from '../../services/clock.ts'
import {readDays} from '../../statistics/daily-counters.ts'
import {readWaiting} from './waiting.ts'

const BEST_COURSES = 10

/** When staff look how the shop is doing. */
export const shopStatistics = callable(contract, async ({period}) => {
  const today = dayOf(clock.now())
  const [counts, waiting] = await Promise.all([
    readDays(addDays(today, 1 - 2 * period), today),
    readWaiting(),
  ])
  const days = daysUntil(today, period)
  return {
    waiting,
    days: days.map((day) => figuresOf(day, counts)),
    before: daysUntil(addDays(today, -period), period).map((day) => figuresOf(day, counts)),
    courses: bestCourses(sumOf(days.map((day) => counts.get(day) ?? noCounts))),
  }
})

function figuresOf(day: Day, counts: ReadonlyMap<Day, Counts>) {
  const {courses: _, ...figures} = counts.get(day) ?? noCounts
  return {day, ...figures}
}

function bestCourses({courses}: Counts) {
  const kept = ({revenueCents, refundedCents}: Counts['courses'][string]) => revenueCents - refundedCents
  return Object.entries(courses)
    .filter(([, {sales}]) => sales > 0)
    .toSorted(([, a], [, b]) => kept(b) - kept(a) || b.sales - a.sales)
    .slice(0, BEST_COURSES)
    .map(([courseId, course]) => ({courseId, ...course}))
}
