import {lastReturnAt} from '../return.ts'
import {addDays, dayOf, startOf} from '../statistics/days.ts'

/** A teacher's share of an amount, in cents: the shop keeps the rest, also of the last cent. */
export function shareOf(cents: number, shareBps: number): number {
  return Math.floor((cents * shareBps) / 10_000)
}

/** When a teacher's share of a sale is theirs: the first day, in UTC, after the time to return it is over. In ms since the epoch. */
export function availableAt(completedAt: number): number {
  return startOf(addDays(dayOf(lastReturnAt(completedAt)), 1))
}
