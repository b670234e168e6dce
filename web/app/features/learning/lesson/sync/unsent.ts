import {mergeProgress, progressOf} from '@lectern/domain/learning/progress'
import {progressReport, type ProgressReport} from '@lectern/domain/learning/progress-schema'
import {MAX_NOTE_LENGTH} from '@lectern/domain/limits'
import * as z from 'zod/mini'

const note = z.object({
  text: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
  /** ms since the epoch, by this device's clock */
  writtenAt: z.int(),
})
export type Note = z.infer<typeof note>

/** A learner's progress and notes in this browser that haven't been sent yet, by course id. */
export interface Unsent {
  progress: Readonly<Record<string, ProgressReport>>
  /** by course id and lesson key */
  notes: Readonly<Record<string, Readonly<Record<string, Note>>>>
}

export const nothingUnsent: Unsent = {progress: {}, notes: {}}
const emptyReport: ProgressReport = {done: {}, at: null, seconds: {}}

const keyOf = (uid: string) => `unsent:${uid}`
/** Fallback when local storage is unavailable; lasts until the page is reloaded. */
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
        Object.entries(notes).map(([course, texts]) => [course, parseEntries(texts, note)]),
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
  try {
    return parseUnsent(localStorage.getItem(keyOf(uid)))
  } catch {
    return inMemory.get(uid) ?? nothingUnsent
  }
}

function writeUnsent(uid: string, unsent: Unsent): void {
  const isEmpty = Object.keys(unsent.progress).length + Object.keys(unsent.notes).length === 0
  try {
    if (isEmpty) localStorage.removeItem(keyOf(uid))
    else localStorage.setItem(keyOf(uid), JSON.stringify(unsent))
  } catch {
    inMemory.set(uid, unsent)
  }
}

/** Merges progress into the course's unsent report. */
export function addReport(uid: string, courseId: string, part: Partial<ProgressReport>): void {
  const unsent = readUnsent(uid)
  const {done, at, seconds} = mergeProgress(
    progressOf(unsent.progress[courseId] ?? emptyReport),
    progressOf({...emptyReport, ...part}),
  )
  writeUnsent(uid, {...unsent, progress: {...unsent.progress, [courseId]: {done, at, seconds}}})
}

/** Removes a sent report, and keeps what was added since it was sent. */
export function removeReport(uid: string, courseId: string, sent: ProgressReport): void {
  const unsent = readUnsent(uid)
  const {[courseId]: report, ...others} = unsent.progress
  if (!report) return
  const left: ProgressReport = {
    done: without(report.done, (key) => key in sent.done),
    at: report.at?.time === sent.at?.time ? null : report.at,
    seconds: without(report.seconds, (key, {time}) => sent.seconds[key]?.time === time),
  }
  const isEmpty = left.at === null && Object.keys(left.done).length + Object.keys(left.seconds).length === 0
  writeUnsent(uid, {...unsent, progress: isEmpty ? others : {...others, [courseId]: left}})
}

/** Adds an unsent note, replacing the previous one. */
export function addNote(uid: string, courseId: string, lessonKey: string, note: Note): void {
  const unsent = readUnsent(uid)
  const notes = {...unsent.notes[courseId], [lessonKey]: note}
  writeUnsent(uid, {...unsent, notes: {...unsent.notes, [courseId]: notes}})
}

/** Removes a sent note, unless it was changed since. */
export function removeNote(uid: string, courseId: string, lessonKey: string, sent: Note): void {
  const unsent = readUnsent(uid)
  const {[courseId]: notes = {}, ...others} = unsent.notes
  if (notes[lessonKey]?.writtenAt !== sent.writtenAt) return
  const left = without(notes, (key) => key === lessonKey)
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
