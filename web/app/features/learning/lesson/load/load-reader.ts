import {enrollmentId} from '@lectern/domain/order'
import {progressOf} from '@lectern/domain/learning/progress'
import {loadOwnCourse} from '~/features/learning/course-home/own-course'
import {addProgress} from '~/features/learning/lesson/progress-store'
import {learningSync} from '~/features/learning/lesson/sync/learning-sync'
import {readUnsent} from '~/features/learning/lesson/sync/unsent'

const known = new Map<string, Promise<boolean>>()

/**
 * Whether the learner owns the course. The first time in a visit also how far they are in it is read, which the progress store
 * then knows, with what this browser could not send yet.
 */
export function ownsCourse(uid: string, courseId: string): Promise<boolean> {
  const id = enrollmentId(uid, courseId)
  const reading = known.get(id) ?? read(uid, courseId)
  known.set(id, reading)
  // A question that failed may be asked again.
  reading.catch(() => known.delete(id))
  return reading
}

/** For when a lesson was opened or refused, which says more than what was read before. */
export function setOwnsCourse(uid: string, courseId: string, owns: boolean): void {
  known.set(enrollmentId(uid, courseId), Promise.resolve(owns))
}

async function read(uid: string, courseId: string): Promise<boolean> {
  const unsent = readUnsent(uid).progress[courseId]
  if (unsent) addProgress(uid, courseId, progressOf(unsent))
  const own = await loadOwnCourse(uid, courseId)
  if (!own) return false
  const {progress, certificateId, unpassed} = own
  addProgress(uid, courseId, progress, {certificateId, unpassed})
  learningSync(uid)
  return true
}
