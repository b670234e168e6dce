import {enrollmentId} from '@lectern/domain/order'
import {progressOf} from '@lectern/domain/learning/progress'
import {loadOwnCourse} from '~/features/learning/course-home/own-course'
import {addProgress} from '~/features/learning/lesson/progress-store'
import {learningSync} from '~/features/learning/lesson/sync/learning-sync'
import {readUnsent} from '~/features/learning/lesson/sync/unsent'

const known = new Map<string, Promise<boolean>>()

/**
 * Whether the learner owns the course; that they do is cached for this visit. The first call also loads their progress into the
 * progress store, together with what this browser hasn't sent yet.
 */
export function ownsCourse(uid: string, courseId: string): Promise<boolean> {
  const id = enrollmentId(uid, courseId)
  const reading = known.get(id) ?? loadProgress(uid, courseId)
  known.set(id, reading)
  // After a no, as after a failed read, the next call asks again: the course may be bought, or given to them, at any time.
  const forget = () => known.delete(id)
  reading.then((owns) => owns || forget(), forget)
  return reading
}

/** Overrides the cached ownership after a lesson was opened or refused, which is the newer answer. */
export function setOwnsCourse(uid: string, courseId: string, owns: boolean): void {
  const id = enrollmentId(uid, courseId)
  if (owns) known.set(id, Promise.resolve(true))
  else known.delete(id)
}

/**
 * Loads what all devices have reported of the learner's progress into the progress store. False when they don't own the course.
 * @throws Error when it could not be read
 */
export async function loadProgress(uid: string, courseId: string): Promise<boolean> {
  const unsent = readUnsent(uid).progress[courseId]
  if (unsent) addProgress(uid, courseId, progressOf(unsent))
  const own = await loadOwnCourse(uid, courseId)
  if (!own) return false
  const {progress, ...outcome} = own
  addProgress(uid, courseId, progress, outcome)
  learningSync(uid)
  return true
}
