import {documentId} from '@lectern/domain/contracts'
import {openCourse} from '@lectern/domain/learning/contracts'
import type {Progress} from '@lectern/domain/learning/progress'
import {readEnrollment} from '~/features/enrollments/enrollments'
import {readLearning} from '~/features/learning/progress'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {toUnpublishedHome, type CourseHome} from './model'

/** A learner's state in a course they own. */
export interface OwnCourse {
  progress: Progress
  /** from when on the days count after which sections open, ms since the epoch; 0 where staff have opened all of them */
  since: number
  /** once every lesson is completed: keys of the lessons whose quiz must still be passed for the certificate */
  unpassed: readonly string[]
  /** the certificate's id; null before one is issued */
  certificateId: string | null
}

/** Loads the learner's state in a course; null when they don't own it. */
export async function loadOwnCourse(uid: string, courseId: string): Promise<OwnCourse | null> {
  const [enrollment, learning] = await Promise.all([
    readEnrollment(uid, courseId),
    readLearning(uid, courseId),
  ])
  return enrollment && {...learning, since: enrollment.opensFrom, certificateId: enrollment.certificateId}
}

/**
 * Loads a course that is not (or no longer) published, by its id or an address of it, for its owner; null when the learner owns no such course.
 * Throws CallFailure when the request fails.
 */
export async function loadUnpublishedHome(id: string): Promise<CourseHome | null> {
  if (!documentId.safeParse(id).success) return null
  try {
    return toUnpublishedHome(await call(openCourse, {courseId: id}))
  } catch (error) {
    if (['not-owned', 'withdrawn', 'unknown-course'].includes(callReason(error))) return null
    throw error
  }
}
