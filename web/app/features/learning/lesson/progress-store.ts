import {mergeProgress, noProgress, type Progress} from '@lectern/domain/learning/progress'
import {createStore, useStore} from '~/ui/store'

/** A learner's progress in a course as known to this browser: stored progress merged with what isn't sent yet. */
export interface Learning {
  progress: Progress
  certificateId: string | null
  /** keys of the lessons whose quiz must still be passed for the certificate, once every lesson is completed */
  unpassed: readonly string[]
  /** from when on the days count after which sections open, ms since the epoch; 0 where all are open, and until it is loaded */
  since: number
}

/** How long what was loaded is taken for current, in ms. */
const CURRENT_MS = 60_000

const nothing: Learning = {progress: noProgress, certificateId: null, unpassed: [], since: 0}

let learner: string | null = null
const courses = createStore<ReadonlyMap<string, Learning>>(new Map())

/**
 * Merges new progress into the store; responses may arrive in any order. With a certificate no mark is taken back.
 * Another learner starts empty.
 */
export function addProgress(
  uid: string,
  courseId: string,
  progress: Progress,
  outcome?: Partial<Omit<Learning, 'progress'>>,
): void {
  const before = learner === uid ? courses.get() : new Map<string, Learning>()
  learner = uid
  const known = before.get(courseId) ?? nothing
  const own = outcome?.certificateId ? {...known.progress, undone: {}} : known.progress
  const learning = {...known, ...outcome, progress: mergeProgress(own, progress)}
  courses.set(new Map([...before, [courseId, learning]]))
}

/** The learner's progress in a course; empty for visitors, on the server, and until it is loaded. */
export function useLearning(uid: string | null, courseId: string): Learning {
  const get = () => (uid !== null && uid === learner && courses.get().get(courseId)) || nothing
  return useStore({...courses, get}, nothing)
}

/**
 * Calls back when the learner returns to the page, at most once a minute: they may have gone on elsewhere. Returns a function that ends it.
 */
export function onReturn(callback: () => void): () => void {
  let last = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < CURRENT_MS) return
    last = Date.now()
    callback()
  }
  const leaving = new AbortController()
  document.addEventListener('visibilitychange', check, {signal: leaving.signal})
  window.addEventListener('focus', check, {signal: leaving.signal})
  return () => leaving.abort()
}
