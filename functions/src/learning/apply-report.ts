import {lessonsOf} from '@lectern/domain/learning/outline'
import {
  isOpenTo,
  mergeProgress,
  noProgress,
  progressOf,
  type Opening,
  type Progress,
} from '@lectern/domain/learning/progress'
import type {ProgressReport} from '@lectern/domain/learning/progress-schema'
import type {Course} from './fetch-course.ts'

/**
 * What is known of a learner once a report is merged into it. Counted are lessons that the learner could ever see, and that are open to
 * them; marks of lessons that were removed while their report was on its way are kept. Times in the future are now.
 * @param since when the course became theirs, ms since the epoch; 0 where staff have opened all of it
 * @param now ms since the epoch
 */
export function applyReport(
  course: Pick<Course, 'outline' | 'inOrder'>,
  before: Progress,
  report: ProgressReport,
  since: number,
  now: number,
): Progress {
  const begun = begin(course, before, now)
  const reported = progressOf(withoutStrangers(report, begun, now))
  const merged = mergeProgress(begun, reported)
  return onlyOpen(course.outline, begun, merged, {inOrder: course.inOrder, since, now})
}

/** Whether a report says where videos were left, and nothing else. */
export function isOfPositions({done, undone, at, seconds}: ProgressReport): boolean {
  return at === null && Object.keys({...done, ...undone}).length === 0 && Object.keys(seconds).length > 0
}

/**
 * What is known of a learner once such a report is merged into it; null where they have not opened all of its lessons. Those that they
 * have opened were open to them, so that no outline has to be known.
 */
export function applyPositions(before: Progress, report: ProgressReport, now: number): Progress | null {
  if (!Object.keys(report.seconds).every((key) => Object.hasOwn(before.opened, key))) return null
  return mergeProgress(before, progressOf(withoutStrangers(report, before, now)))
}

/** The same with the lessons of the outline, which the learner can see from now on. */
function begin({outline}: Pick<Course, 'outline'>, before: Progress, now: number): Progress {
  const known = Object.fromEntries(lessonsOf(outline).map(({key}) => [key, now]))
  return mergeProgress(before, {...noProgress, known, startedAt: before.startedAt ?? now})
}

function withoutStrangers(
  {done, undone = {}, at, seconds}: ProgressReport,
  {known}: Progress,
  now: number,
): ProgressReport {
  const ownEntries = <T>(entries: Record<string, T>) =>
    Object.entries(entries).filter(([key]) => Object.hasOwn(known, key))
  const times = (entries: Record<string, number>) =>
    Object.fromEntries(ownEntries(entries).map(([key, time]) => [key, Math.min(time, now)]))
  return {
    done: times(done),
    undone: times(undone),
    at: at && Object.hasOwn(known, at.lesson) ? {...at, time: Math.min(at.time, now)} : null,
    seconds: Object.fromEntries(
      ownEntries(seconds).map(([key, position]) => [key, {...position, time: Math.min(position.time, now)}]),
    ),
  }
}

/** What counts: of a section only when it is open, of free lessons always. */
function onlyOpen(
  outline: Course['outline'],
  before: Progress,
  merged: Progress,
  opening: Opening,
): Progress {
  const closed = new Set<string>()
  const counted = () => {
    const {done, opened, seconds} = merged
    return {
      ...merged,
      done: without(done, before.done, closed),
      opened: without(opened, before.opened, closed),
      seconds: without(seconds, before.seconds, closed),
    }
  }
  for (const section of outline) {
    const own = section.lessons.flatMap(({key, free}) => (free ? [] : [key]))
    // Whether it is open does not depend on what is said of itself.
    for (const key of own) closed.add(key)
    if (isOpenTo(outline, counted(), section, opening)) for (const key of own) closed.delete(key)
  }
  const at = merged.at && closed.has(merged.at.lesson) ? before.at : merged.at
  return {...counted(), at}
}

/** The entries as they were before for the keys that are closed. */
function without<T>(
  entries: Record<string, T>,
  before: Record<string, T>,
  closed: ReadonlySet<string>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      if (!closed.has(key)) return [[key, value]]
      const known = before[key]
      return known === undefined ? [] : [[key, known]]
    }),
  )
}
