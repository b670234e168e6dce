/** A day in UTC, as `2026-11-22`: such texts sort by time. */
export type Day = string

export const DAY_MS = 24 * 60 * 60 * 1000

/** The day in UTC of a moment, in ms since the epoch. */
export function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}

/** The month in UTC of a moment: `2026-11`. */
export function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7)
}

/** When a day begins, in ms since the epoch. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day that is so many days later, or earlier where the number is negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS)
}

/** So many days, oldest first, of which the given one is the last. */
export function daysUntil(last: Day, count: number): Day[] {
  return Array.from({length: count}, (_, index) => addDays(last, index - count + 1))
}
