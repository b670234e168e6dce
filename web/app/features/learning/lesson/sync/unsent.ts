import {mergeProgress, progressOf} from '@lectern/domain/learning/progress'
import {progressReport, type ProgressReport} from '@lectern/domain/learning/progress-schema'
import * as z from 'zod/mini'

/** The version of a note that was kept before there were versions. */
export const UNKNOWN_VERSION = -1

const noteDraft = z.object({
  text: z.string(),
  /** the stored note that the text is based on */
  base: z._default(z.object({text: z.string(), version: z.int()}), {text: '', version: UNKNOWN_VERSION}),
  /** the text that was sent last, while it is not known whether it arrived */
  sent: z.optional(z.string()),
})
/** A note as written in this browser. */
export type NoteDraft = z.infer<typeof noteDraft>

/** A learner's progress and notes in this browser that haven't been sent yet, by course id. */
export interface Unsent {
  progress: Readonly<Record<string, ProgressReport>>
  /** by course id and lesson key */
  notes: Readonly<Record<string, Readonly<Record<string, NoteDraft>>>>
}

export const nothingUnsent: Unsent = {progress: {}, notes: {}}
const emptyReport: ProgressReport = {done: {}, at: null, seconds: {}}

/** The key of a learner's unsent changes in local storage. */
export const unsentKey = (uid: string) => `unsent:${uid}`
/** Fallback when local storage is unavailable or full; lasts until the page is reloaded. */
const inMemory = new Map<string, Unsent>()

/** Parses the stored value entry by entry, so an invalid entry doesn't discard the others. */
export function parseUnsent(stored: string | null): Unsent {
  if (stored === null) return nothingUnsent
  try {
    const {progress, notes} = z
      .object({
        progress: z.record(z.string(), z.unknown()),
        notes: z.record(z.string(), z.record(z.string(), z.unknown())),
      })
      .parse(JSON.parse(stored))
    return {
      progress: parseEntries(progress, progressReport),
      notes: Object.fromEntries(
        Object.entries(notes).map(([course, texts]) => [course, parseEntries(texts, noteDraft)]),
      ),
    }
  } catch (error) {
    console.error('What was not sent yet cannot be read.', error)
    return nothingUnsent
  }
}

function parseEntries<S extends z.ZodMiniType>(
  entries: Record<string, unknown>,
  schema: S,
): Record<string, z.output<S>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      const parsed = schema.safeParse(value)
      return parsed.success ? [[key, parsed.data]] : []
    }),
  )
}

/** Reads the learner's unsent changes from storage on each call, since another tab may have changed them. */
export function readUnsent(uid: string): Unsent {
  const kept = inMemory.get(uid)
  if (kept) return kept
  try {
    return parseUnsent(localStorage.getItem(unsentKey(uid)))
  } catch {
    return nothingUnsent
  }
}

function writeUnsent(uid: string, unsent: Unsent): void {
  const isEmpty = Object.keys(unsent.progress).length + Object.keys(unsent.notes).length === 0
  try {
    if (isEmpty) localStorage.removeItem(unsentKey(uid))
    else localStorage.setItem(unsentKey(uid), JSON.stringify(unsent))
    inMemory.delete(uid)
  } catch {
    inMemory.set(uid, unsent)
  }
}

/** Merges progress into the course's unsent report. */
export function addReport(uid: string, courseId: string, part: Partial<ProgressReport>): void {
  const unsent = readUnsent(uid)
  const {done, undone, at, seconds} = mergeProgress(
    progressOf(unsent.progress[courseId] ?? emptyReport),
    progressOf({...emptyReport, ...part}),
  )
  writeUnsent(uid, {...unsent, progress: {...unsent.progress, [courseId]: {done, undone, at, seconds}}})
}

/** Removes a sent report, and keeps what was added since it was sent. */
export function removeReport(uid: string, courseId: string, sent: ProgressReport): void {
  const unsent = readUnsent(uid)
  const {[courseId]: report, ...others} = unsent.progress
  if (!report) return
  const left: ProgressReport = {
    done: without(report.done, (key, time) => sent.done[key] === time),
    undone: without(report.undone ?? {}, (key, time) => sent.undone?.[key] === time),
    at: report.at?.time === sent.at?.time ? null : report.at,
    seconds: without(report.seconds, (key, {time}) => sent.seconds[key]?.time === time),
  }
  const isEmpty =
    left.at === null && Object.keys({...left.done, ...left.undone, ...left.seconds}).length === 0
  writeUnsent(uid, {...unsent, progress: isEmpty ? others : {...others, [courseId]: left}})
}

/** Keeps a note that isn't saved; undefined removes it. */
export function setNote(
  uid: string,
  courseId: string,
  lessonKey: string,
  draft: NoteDraft | undefined,
): void {
  const unsent = readUnsent(uid)
  const {[courseId]: notes = {}, ...others} = unsent.notes
  if (!draft && !(lessonKey in notes)) return
  const left = {...without(notes, (key) => key === lessonKey), ...(draft && {[lessonKey]: draft})}
  writeUnsent(uid, {
    ...unsent,
    notes: Object.keys(left).length === 0 ? others : {...others, [courseId]: left},
  })
}

function without<T>(
  entries: Readonly<Record<string, T>>,
  isGone: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key, value]) => !isGone(key, value)))
}
