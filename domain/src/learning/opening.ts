import {DAY_MS} from '../statistics/days.ts'
import type {Outline, OutlineSection} from './outline.ts'

/**
 * When a section opens to somebody who owns the course: so many whole days of 24 hours after it became theirs, in ms; 0 where it does
 * not wait.
 * @param since when the course became theirs, ms since the epoch; 0 where staff have opened all of it
 */
export function opensAt({opensAfterDays}: Pick<OutlineSection, 'opensAfterDays'>, since: number): number {
  return opensAfterDays === undefined ? 0 : since + opensAfterDays * DAY_MS
}

/**
 * The outline without the lessons that wait for their day, those that are free aside.
 * @param kept the key of a lesson that stays nevertheless
 */
export function withoutWaiting(outline: Outline, since: number, now: number, kept?: string): Outline {
  return outline.map((section) =>
    opensAt(section, since) > now
      ? {...section, lessons: section.lessons.filter(({key, free}) => free || key === kept)}
      : section,
  )
}

/** When the next of the sections opens that wait for their day, in ms; null where none waits. */
export function nextOpening(outline: Outline, since: number, now: number): number | null {
  const waiting = outline.map((section) => opensAt(section, since)).filter((at) => at > now)
  return waiting.length === 0 ? null : Math.min(...waiting)
}
