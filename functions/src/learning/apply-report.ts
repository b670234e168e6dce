import {lessonsOf} from '@lectern/domain/learning/outline'
import {isDone, mergeProgress, noProgress, progressOf, type Progress} from '@lectern/domain/learning/progress'
import type {ProgressReport} from '@lectern/domain/learning/progress-schema'
import type {Course} from './fetch-course.ts'

/**
 * What is known of a learner once a report is merged into it. Counted are lessons that the learner could ever see; marks of
 * lessons that were removed while their report was on its way are kept. Times in the future are now.
 * @param now ms since the epoch
 */
export function applyReport(
  course: Pick<Course, 'outline' | 'inOrder'>,
  before: Progress,
  report: ProgressReport,
  now: number,
): Progress {
  const begun = begin(course, before, now)
  const reported = progressOf(withoutStrangers(report, begun, now))
  const merged = mergeProgress(begun, reported)
  return course.inOrder ? {...merged, done: doneInOrder(course, begun, merged)} : merged
}

/** The same with the lessons of the outline, which the learner can see from now on. */
function begin({outline}: Pick<Course, 'outline'>, before: Progress, now: number): Progress {
  const known = Object.fromEntries(lessonsOf(outline).map(({key}) => [key, now]))
  return mergeProgress(before, {...noProgress, known, startedAt: before.startedAt ?? now})
}

function withoutStrangers(
  {done, at, seconds}: ProgressReport,
  {known}: Progress,
  now: number,
): ProgressReport {
  const ownEntries = <T>(entries: Record<string, T>) =>
    Object.entries(entries).filter(([key]) => Object.hasOwn(known, key))
  return {
    done: Object.fromEntries(ownEntries(done).map(([key, time]) => [key, Math.min(time, now)])),
    at: at && Object.hasOwn(known, at.lesson) ? {...at, time: Math.min(at.time, now)} : null,
    seconds: Object.fromEntries(
      ownEntries(seconds).map(([key, position]) => [key, {...position, time: Math.min(position.time, now)}]),
    ),
  }
}

/** The marks that count in a course that is taken in order: a section's only when all before it is done. */
function doneInOrder(
  {outline}: Pick<Course, 'outline'>,
  before: Progress,
  merged: Progress,
): Progress['done'] {
  const done = {...merged.done}
  let isOpen = true
  for (const {lessons} of outline) {
    for (const {key, free} of lessons) {
      if (!isOpen && !free && !(key in before.done)) delete done[key]
    }
    isOpen &&= lessons.every(({key}) => isDone({...merged, done}, key))
  }
  return done
}
