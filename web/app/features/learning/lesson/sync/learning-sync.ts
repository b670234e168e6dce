import {recordProgress} from '@lectern/domain/learning/contracts'
import type {ProgressReport} from '@lectern/domain/learning/progress-schema'
import {progressOf} from '@lectern/domain/learning/progress'
import {currentUser, isSigningOut, sendBeforeSignOut, sessionUser} from '~/features/auth/session'
import {call} from '~/lib/firebase/call'
import {callReason, reportFailure} from '~/lib/firebase/call-failure'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {addProgress} from '~/features/learning/lesson/progress-store'
import {toast} from '~/ui/feedback/toast'
import {isTooLong, NoteRefused, type LessonNote} from './lesson-note'
import {lessonNote} from './notes'
import {setSyncState} from './state'
import {addReport, readUnsent, removeReport, unsentKey, type Unsent} from './unsent'

/** Debounce: changes within this time are sent together, in ms. */
const GATHERED_MS = 700
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** Errors that are permanent while the learner stays signed in, so entries refused with them are not retried. */
const FINAL = new Set(['not-owned', 'withdrawn', 'unknown-course'])

/**
 * Sends a learner's progress and notes. Every change is written to local storage first and removed once the request
 * has succeeded, so a lost connection or a closed tab loses nothing. Requests are idempotent. They don't say whose progress it is, so
 * everything waits while another user is signed in, or none.
 */
class LearningSync {
  readonly #uid: string
  /** ids of entries refused permanently, which are not sent again in this session */
  readonly #parked = new Set<string>()
  /** the notes of this page load, by the id of their entry */
  readonly #notes = new Map<string, LessonNote>()
  /** notes that the learner has been told are too long */
  readonly #toldTooLong = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS
  #sending: Promise<void> = Promise.resolve()

  constructor(uid: string) {
    this.#uid = uid
    sendBeforeSignOut(() => this.send())
    window.addEventListener('online', () => void this.send())
    window.addEventListener('storage', ({key}) => {
      if (key === unsentKey(uid) || key === null)
        for (const note of this.#notes.values()) void this.#follow(note)
    })
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

  /** The learner's note for a lesson; `saveNotes` sends what was typed in it. */
  note(courseId: string, lessonKey: string): LessonNote {
    const id = noteId(courseId, lessonKey)
    const note = this.#notes.get(id) ?? lessonNote(this.#uid, courseId, lessonKey)
    this.#notes.set(id, note)
    return note
  }

  saveNotes(): void {
    setSyncState('sending')
    this.#soon(GATHERED_MS)
  }

  async #follow(note: LessonNote): Promise<void> {
    if (!note.follow()) return
    try {
      await note.refresh()
    } catch (error) {
      console.error('What another tab has saved could not be read.', error)
    }
    await this.send()
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
    // What may wait longer does not hold up what is to be sent sooner.
    if (this.#timer !== undefined && afterMs > GATHERED_MS) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), afterMs)
  }

  get #isSignedIn(): boolean {
    return currentUser()?.uid === this.#uid
  }

  /** While they sign out, their token is gone before the session says so. */
  get #maySend(): boolean {
    return this.#isSignedIn && !isSigningOut()
  }

  async #sendAll(): Promise<void> {
    const isKnown = await sessionUser().then(
      () => true,
      () => false,
    )
    if (!isKnown) return this.#retry()
    if (!this.#isSignedIn) return this.#parked.clear()
    // Signing out may fail.
    if (!this.#maySend) return this.#soon(GATHERED_MS)
    const unsent = readUnsent(this.#uid)
    const failed = new Set<string>()
    for (const [courseId, report] of Object.entries(unsent.progress))
      await this.#try(courseId, courseId, failed, () => this.#sendReport(courseId, report))
    for (const [courseId, notes] of Object.entries(unsent.notes)) {
      // A note is taken once it is known which lessons the learner can see, which a report brings about.
      if (failed.has(courseId)) continue
      for (const lessonKey of Object.keys(notes))
        await this.#try(noteId(courseId, lessonKey), courseId, failed, () =>
          this.#saveNote(courseId, lessonKey),
        )
    }
    if (failed.size > 0) return this.#retry()
    this.#retryMs = FIRST_RETRY_MS
    // Changes may have been added while the requests were in flight.
    const isLeft = this.#left(readUnsent(this.#uid)).some((id) => !this.#parked.has(id))
    if (isLeft && this.#timer === undefined) this.#soon(GATHERED_MS)
    if (!isLeft) setSyncState('saved')
  }

  #retry(): void {
    setSyncState('retrying')
    this.#soon(this.#retryMs)
    this.#retryMs = Math.min(LONGEST_RETRY_MS, 2 * this.#retryMs)
  }

  /** Runs a request of a course, unless it was refused before, and adds the course to those that failed when it fails. */
  async #try(id: string, courseId: string, failed: Set<string>, request: () => Promise<void>): Promise<void> {
    if (this.#parked.has(id) || !this.#maySend) return
    try {
      await request()
    } catch (error) {
      const isFinal =
        FINAL.has(callReason(error)) || isPermissionDenied(error) || error instanceof NoteRefused
      if (isFinal && this.#isSignedIn) this.#parked.add(id)
      else failed.add(courseId)
      reportFailure('What was learned could not be sent yet.', error)
    }
  }

  /** The ids of what is still to be sent. Notes that are too long wait until their learner has shortened them. */
  #left({progress, notes}: Unsent): string[] {
    const texts = Object.entries(notes).flatMap(([courseId, lessons]) =>
      Object.entries(lessons).flatMap(([lessonKey, draft]) =>
        isTooLong(draft) ? [] : [noteId(courseId, lessonKey)],
      ),
    )
    return [...Object.keys(progress), ...texts]
  }

  async #saveNote(courseId: string, lessonKey: string): Promise<void> {
    const note = this.note(courseId, lessonKey)
    await note.save()
    const draft = readUnsent(this.#uid).notes[courseId]?.[lessonKey]
    const id = noteId(courseId, lessonKey)
    if (!draft || !isTooLong(draft) || note.isOpen || this.#toldTooLong.has(id)) return
    this.#toldTooLong.add(id)
    toast({
      title: 'A note is not saved',
      description: 'It is too long, and kept in this browser.',
      variant: 'destructive',
      action: {label: 'Open', to: `/learn/${courseId}/${lessonKey}`},
    })
  }

  async #sendReport(courseId: string, report: ProgressReport): Promise<void> {
    const {progress, certificateId, unpassed} = await call(recordProgress, {courseId, report})
    removeReport(this.#uid, courseId, report)
    addProgress(this.#uid, courseId, progress, {certificateId, unpassed})
  }
}

const noteId = (courseId: string, lessonKey: string) => `${courseId} ${lessonKey}`

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
