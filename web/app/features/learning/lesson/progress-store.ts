import {mergeProgress, noProgress, type Progress} from '@lectern/domain/learning/progress'
import {useSyncExternalStore} from 'react'

/** A learner's progress in a course as known to this browser: stored progress merged with what isn't sent yet. */
export interface Learning {
  progress: Progress
  certificateId: string | null
  /** keys of the lessons whose quiz must still be passed for the certificate, once every lesson is completed */
  unpassed: readonly string[]
}

const nothing: Learning = {progress: noProgress, certificateId: null, unpassed: []}

let learner: string | null = null
const courses = new Map<string, Learning>()
const listeners = new Set<() => void>()

/**
 * Merges new progress into the store; responses may arrive in any order. With a certificate no mark is taken back.
 * Another learner starts empty.
 */
export function addProgress(
  uid: string,
  courseId: string,
  progress: Progress,
  outcome?: Pick<Learning, 'certificateId' | 'unpassed'>,
): void {
  if (learner !== uid) {
    courses.clear()
    learner = uid
  }
  const known = courses.get(courseId) ?? nothing
  const own = outcome?.certificateId ? {...known.progress, undone: {}} : known.progress
  courses.set(courseId, {...known, ...outcome, progress: mergeProgress(own, progress)})
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The learner's progress in a course; empty for visitors, on the server, and until it is loaded. */
export function useLearning(uid: string | null, courseId: string): Learning {
  return useSyncExternalStore(
    subscribe,
    () => (uid !== null && uid === learner && courses.get(courseId)) || nothing,
    () => nothing,
  )
}
