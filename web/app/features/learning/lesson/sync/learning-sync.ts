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

/** So many things in a row are sent together. In ms. */
const GATHERED_MS = 700
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** What the service will refuse for good, as long as this page is open. */
const FINAL = new Set(['not-owned', 'withdrawn', 'unknown-course', 'signed-out'])

/**
 * Sends what a learner does and writes. Everything is kept in this browser first and taken off once it has arrived, so that
 * neither a lost connection nor a closed tab loses anything; what is sent twice counts once.
 */
class LearningSync {
  readonly #uid: string
  /** entries that were refused for good, so that they are not sent again and again */
  readonly #parked = new Set<string>()
  readonly #startedAt = Date.now()
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS
  #sending: Promise<void> = Promise.resolve()

  constructor(uid: string) {
    this.#uid = uid
    window.addEventListener('online', () => void this.send())
    // A page that is put away may not come back.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.#timer !== undefined) void this.send()
    })
  }

  /** Notes what was done in a course; seconds of a video may wait. */
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

  /** Sends all there is, now. It never throws: what fails is tried again later. */
  send(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // One after the other: what has come since the last began is sent by the next.
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
    // More may have come while this was on its way.
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

/** What sends for a learner. The first time in a visit it also sends what an earlier visit could not. */
export function learningSync(uid: string): LearningSync {
  const known = syncs.get(uid)
  if (known) return known
  const sync = new LearningSync(uid)
  syncs.set(uid, sync)
  void sync.send()
  return sync
}
