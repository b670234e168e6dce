import {recordProgress} from '@lectern/domain/learning/contracts'
import type {ProgressReport} from '@lectern/domain/learning/progress-schema'
import {progressOf} from '@lectern/domain/learning/progress'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {addProgress} from '~/features/learning/lesson/progress-store'
import {writeLateNote, writeNote} from './notes'
import {setSyncState} from './state'
import {addNote, addReport, readUnsent, removeNote, removeReport, type Unsent} from './unsent'

/** Debounce: changes within this time are sent together, in ms. */
const GATHERED_MS = 700
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** Errors that are permanent for this page load, so entries refused with them are not retried. */
const FINAL = new Set(['not-owned', 'withdrawn', 'unknown-course', 'signed-out'])

/**
 * Sends a learner's progress and notes. Every change is written to local storage first and removed once the request
 * has succeeded, so a lost connection or a closed tab loses nothing. Requests are idempotent.
 */
class LearningSync {
  readonly #uid: string
  /** ids of entries refused permanently, which are not sent again */
  readonly #parked = new Set<string>()
  readonly #startedAt = Date.now()
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS
  #sending: Promise<void> = Promise.resolve()

  constructor(uid: string) {
    this.#uid = uid
    window.addEventListener('online', () => void this.send())
    // A hidden page may be discarded by the browser without another event, so everything is sent now.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.#timer !== undefined) void this.send()
    })
  }

  /** Queues progress in a course; video positions use a longer debounce. */
  report(courseId: string, part: Partial<ProgressReport>, afterMs = GATHERED_MS): void {
    addReport(this.#uid, courseId, part)
    addProgress(this.#uid, courseId, progressOf({done: {}, at: null, seconds: {}, ...part}))
    this.#soon(afterMs)
  }

  note(courseId: string, lessonKey: string, text: string): void {
    addNote(this.#uid, courseId, lessonKey, {text, writtenAt: Date.now()})
    setSyncState('sending')
    this.#soon(GATHERED_MS)
  }

  /** Sends everything now. Never rejects: failures are retried later. */
  send(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // Requests run in sequence: changes made while one is in flight go with the next.
    this.#sending = this.#sending.then(() => this.#sendAll())
    return this.#sending
  }

  #soon(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), afterMs)
  }

  async #sendAll(): Promise<void> {
    const tasks = this.#tasks(readUnsent(this.#uid))
    if (tasks.length === 0) return setSyncState('saved')
    let failed = false
    for (const [id, task] of tasks) {
      try {
        await task()
      } catch (error) {
        if (FINAL.has(callReason(error)) || isPermissionDenied(error)) this.#parked.add(id)
        else failed = true
        console.error('What was learned could not be sent yet.', error)
      }
    }
    if (failed) {
      setSyncState('retrying')
      this.#soon(this.#retryMs)
      this.#retryMs = Math.min(LONGEST_RETRY_MS, 2 * this.#retryMs)
      return
    }
    this.#retryMs = FIRST_RETRY_MS
    // Changes may have been added while the requests were in flight.
    const isLeft = this.#tasks(readUnsent(this.#uid)).length > 0
    if (isLeft && this.#timer === undefined) this.#soon(GATHERED_MS)
    if (!isLeft) setSyncState('saved')
  }

  #tasks({progress, notes}: Unsent): [id: string, task: () => Promise<void>][] {
    const reports = Object.entries(progress).map(
      ([courseId, report]) => [courseId, () => this.#sendReport(courseId, report)] as const,
    )
    const texts = Object.entries(notes).flatMap(([courseId, lessons]) =>
      Object.entries(lessons).map(
        ([lessonKey, note]) =>
          [
            `${courseId} ${lessonKey}`,
            async () => {
              if (note.writtenAt < this.#startedAt) await writeLateNote(this.#uid, courseId, lessonKey, note)
              else await writeNote(this.#uid, courseId, lessonKey, note.text)
              removeNote(this.#uid, courseId, lessonKey, note)
            },
          ] as const,
      ),
    )
    return [...reports, ...texts].filter(([id]) => !this.#parked.has(id)).map(([id, task]) => [id, task])
  }

  async #sendReport(courseId: string, report: ProgressReport): Promise<void> {
    const {progress, certificateId, unpassed} = await call(recordProgress, {courseId, report})
    removeReport(this.#uid, courseId, report)
    addProgress(this.#uid, courseId, progress, {certificateId, unpassed})
  }
}

const syncs = new Map<string, LearningSync>()

/** The sync of a learner. The first call in a visit also sends what an earlier visit couldn't. */
export function learningSync(uid: string): LearningSync {
  const known = syncs.get(uid)
  if (known) return known
  const sync = new LearningSync(uid)
  syncs.set(uid, sync)
  void sync.send()
  return sync
}
