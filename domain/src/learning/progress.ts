import {opensAt} from './opening.ts'
import {lessonsOf, type Outline, type OutlineLesson, type OutlineSection} from './outline.ts'
import type {ProgressReport} from './progress-schema.ts'

/** A learner's progress in a course: `progress/{uid_courseId}`. Times are ms since the epoch. */
export interface Progress {
  /** when the learner marked each lesson as done */
  done: Record<string, number>
  /** when the learner took such a mark back; a lesson is in `done` or here, whichever came later */
  undone: Record<string, number>
  /** when each lesson's quiz was first passed */
  passed: Record<string, number>
  /** how often each question of a quiz was answered wrong before it was explained, by `triesKey` */
  tries: Record<string, number>
  /** the lesson opened last, and when; null before the first */
  at: {lesson: string; time: number} | null
  /** each lesson's last video position in seconds, and when it was stored */
  seconds: Record<string, {second: number; time: number}>
  /** when each lesson was first opened */
  opened: Record<string, number>
  /** when each lesson was first seen in the outline by the learner: those after `startedAt` are new */
  known: Record<string, number>
  /** null before anything was recorded */
  startedAt: number | null
}

export const noProgress: Progress = {
  done: {},
  undone: {},
  passed: {},
  tries: {},
  at: null,
  seconds: {},
  opened: {},
  known: {},
  startedAt: null,
}

/** Under which the tries of a lesson's question are counted: keys of questions are unique within their lesson. */
export function triesKey(lessonKey: string, questionKey: string): string {
  return `${lessonKey} ${questionKey}`
}

/** A report as progress: merged with `mergeProgress` it shows changes before the report has been sent. */
export function progressOf({done, undone = {}, at, seconds}: ProgressReport): Progress {
  const times = [
    ...Object.entries(done),
    ...Object.entries(seconds).map(([key, {time}]) => [key, time] as const),
  ]
  if (at) times.push([at.lesson, at.time])
  const opened = times.reduce((all, [key, time]) => earliest(all, {[key]: time}), {})
  return {...noProgress, ...laterMarks({done, undone}), at, seconds, opened}
}

/**
 * Merges the progress of two devices. Commutative, associative and idempotent: times of first events (`passed`,
 * `opened`, `known`) are a union that keeps the earlier time; of tries the greater number, and of marks, marks taken
 * back and positions the later one wins (at the same time the mark, and the greater position, so that the order of arrival doesn't matter).
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  return {
    ...laterMarks(a, b),
    passed: earliest(a.passed, b.passed),
    tries: each(a.tries, b.tries, Math.max),
    at: later(a.at, b.at, (one, other) => one.lesson > other.lesson),
    seconds: latest(a.seconds, b.seconds),
    opened: earliest(a.opened, b.opened),
    known: earliest(a.known, b.known),
    startedAt:
      a.startedAt === null || b.startedAt === null
        ? (a.startedAt ?? b.startedAt)
        : Math.min(a.startedAt, b.startedAt),
  }
}

/** The longest that one sitting lasts, in ms: whoever took longer for a lesson has come back to it. */
const LONGEST_SITTING_MS = 3 * 60 * 60_000

/** How long a learner took for a lesson that they opened and did in one sitting, in ms; null where that cannot be told. */
export function sittingMs({opened, done, passed}: Progress, key: string): number | null {
  const [from, to] = [opened[key], done[key] ?? passed[key]]
  if (from === undefined || to === undefined) return null
  const ms = to - from
  return ms > 0 && ms <= LONGEST_SITTING_MS ? ms : null
}

type Marks = Pick<Progress, 'done' | 'undone'>

/** Of each lesson the latest mark, or that it was taken back later. */
function laterMarks(...all: readonly Marks[]): Marks {
  const done: Marks['done'] = {}
  const undone: Marks['undone'] = {}
  const keys = new Set(all.flatMap((marks) => [...Object.keys(marks.done), ...Object.keys(marks.undone)]))
  for (const key of keys) {
    const marked = Math.max(...all.map((marks) => marks.done[key] ?? 0))
    const takenBack = Math.max(...all.map((marks) => marks.undone[key] ?? 0))
    if (marked >= takenBack) done[key] = marked
    else undone[key] = takenBack
  }
  return {done, undone}
}

function earliest(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  return each(a, b, Math.min)
}

function each(
  a: Record<string, number>,
  b: Record<string, number>,
  choose: (one: number, other: number) => number,
): Record<string, number> {
  const merged = {...a}
  for (const [key, value] of Object.entries(b)) merged[key] = choose(merged[key] ?? value, value)
  return merged
}

function latest(a: Progress['seconds'], b: Progress['seconds']): Progress['seconds'] {
  const merged = {...a}
  for (const [key, position] of Object.entries(b)) {
    merged[key] = later(merged[key] ?? null, position, (one, other) => one.second > other.second) ?? position
  }
  return merged
}

function later<T extends {time: number}>(
  a: T | null,
  b: T | null,
  isGreater: (a: T, b: T) => boolean,
): T | null {
  if (a === null || b === null) return a ?? b
  if (a.time !== b.time) return a.time > b.time ? a : b
  return isGreater(a, b) ? a : b
}

/** A learner's progress measured against the current outline. Removed lessons don't count. */
export interface Standing {
  doneLessons: number
  lessons: number
  doneMinutes: number
  minutes: number
  /** integer from 0 to 100; 100 only when every lesson is completed */
  percent: number
  isComplete: boolean
  /**
   * where to continue: the first uncompleted open lesson from the one opened last on, wrapping around at the end; the
   * first open lesson when all are completed; null for an empty outline, and while what is left waits for its day
   */
  next: OutlineLesson | null
}

/** How the sections of a course open to somebody who owns it. */
export interface Opening {
  /** whether a section opens only when all before it are completed */
  inOrder: boolean
  /** when the course became theirs, ms since the epoch; 0 where staff have opened all of it */
  since: number
  /** ms since the epoch */
  now: number
}

/** @param opening what is open; everything when absent */
export function standingIn(outline: Outline, progress: Progress, opening?: Opening): Standing {
  const lessons = lessonsOf(outline)
  const done = lessons.filter((lesson) => isDone(progress, lesson.key))
  const minutes = sum(lessons)
  const doneMinutes = sum(done)
  const isComplete = lessons.length > 0 && done.length === lessons.length
  const start = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.key === progress.at?.lesson),
  )
  const fromThere = [...lessons.slice(start), ...lessons.slice(0, start)]
  const sections = opening
    ? outline.filter((section) => isOpenTo(outline, progress, section, opening))
    : outline
  const open = lessonsOf(sections)
  const isOpen = new Set(open.map(({key}) => key))
  return {
    doneLessons: done.length,
    lessons: lessons.length,
    doneMinutes,
    minutes,
    percent: isComplete ? 100 : Math.min(99, Math.floor((100 * done.length) / Math.max(1, lessons.length))),
    isComplete,
    next:
      fromThere.find(({key}) => isOpen.has(key) && !isDone(progress, key)) ??
      (isComplete ? open[0] : null) ??
      null,
  }
}

/** A lesson is completed when the learner has marked it or has passed its quiz. */
export function isDone(progress: Progress, lessonKey: string): boolean {
  return lessonKey in progress.done || lessonKey in progress.passed
}

/**
 * In a course that is taken in order: whether a section is open, because all sections before it are completed, or
 * because the learner had begun it before the order counted. Free lessons are open anyhow, and open nothing.
 */
export function isSectionOpen(outline: Outline, progress: Progress, sectionKey: string): boolean {
  const index = outline.findIndex(({key}) => key === sectionKey)
  const isBegun = ({key, free}: OutlineLesson) => !free && (key in progress.opened || isDone(progress, key))
  return (
    index >= 0 &&
    (lessonsOf(outline.slice(0, index)).every(({key}) => isDone(progress, key)) ||
      lessonsOf(outline.slice(index, index + 1)).some(isBegun))
  )
}

/** Whether a section is open to somebody who owns the course: its day has come, and in a course taken in order its turn. */
export function isOpenTo(
  outline: Outline,
  progress: Progress,
  section: OutlineSection,
  {inOrder, since, now}: Opening,
): boolean {
  return opensAt(section, since) <= now && (!inOrder || isSectionOpen(outline, progress, section.key))
}

/** How long a lesson added to a course is marked as new, unless opened earlier: 14 days, in ms. */
const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000

/**
 * Whether a lesson was added after the learner started, has not been opened, and was first seen less than 14 days
 * ago.
 * @param now ms since the epoch
 */
export function isNew(progress: Progress, lessonKey: string, now: number): boolean {
  const {startedAt, opened, known} = progress
  if (startedAt === null || lessonKey in opened || isDone(progress, lessonKey)) return false
  const since = known[lessonKey] ?? now
  return since > startedAt && now - since < NEW_FOR_MS
}

function sum(lessons: OutlineLesson[]): number {
  return lessons.reduce((total, {minutes}) => total + minutes, 0)
}
