import {mergeProgress, noProgress, type Progress} from '@lectern/domain/learning/progress'
import {useSyncExternalStore} from 'react'

/** What a learner has come to in a course, as far as this browser knows: what was stored, and what is not sent yet. */
export interface Learning {
  progress: Progress
  certificateId: string | null
  /** lessons whose quiz is still to be passed for the certificate, once every lesson is done */
  unpassed: readonly string[]
}

const nothing: Learning = {progress: noProgress, certificateId: null, unpassed: []}

let learner: string | null = null
const courses = new Map<string, Learning>()
const listeners = new Set<() => void>()

/**
 * Adds what has become known about a learner's progress. It only ever grows: what is done stays done, in whatever order the
 * answers arrive. Another learner starts with nothing.
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
  courses.set(courseId, {...known, ...outcome, progress: mergeProgress(known.progress, progress)})
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How far the learner is in a course; nothing for a visitor, on the server, and before it is known. */
export function useLearning(uid: string | null, courseId: string): Learning {
  return useSyncExternalStore(
    subscribe,
    () => (uid !== null && uid === learner && courses.get(courseId)) || nothing,
    () => nothing,
  )
}
