import {documentId} from '@lectern/domain/contracts'
import {openCourse} from '@lectern/domain/learning/contracts'
import type {Progress} from '@lectern/domain/learning/progress'
import {readEnrollment} from '~/features/enrollments/enrollments'
import {readLearning} from '~/features/learning/progress'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {toUnpublishedHome, type CourseHome} from './model'

/** What an owner has come to in a course. */
export interface OwnCourse {
  progress: Progress
  /** once every lesson is done: the keys of those whose quiz is still to be passed for the certificate */
  unpassed: readonly string[]
  /** the id of the certificate; null before there is one */
  certificateId: string | null
}

/** What somebody has come to in a course; null when it is not theirs. */
export async function loadOwnCourse(uid: string, courseId: string): Promise<OwnCourse | null> {
  const [enrollment, learning] = await Promise.all([
    readEnrollment(uid, courseId),
    readLearning(uid, courseId),
  ])
  return enrollment && {...learning, certificateId: enrollment.certificateId}
}

/**
 * A course that the public content does not have (any more), for whoever owns it; null when there is no such course of theirs.
 * Throws CallFailure when it cannot be asked.
 */
export async function loadUnpublishedHome(id: string): Promise<CourseHome | null> {
  if (!documentId.safeParse(id).success) return null
  try {
    return toUnpublishedHome(id, await call(openCourse, {courseId: id}))
  } catch (error) {
    if (['not-owned', 'withdrawn', 'unknown-course'].includes(callReason(error))) return null
    throw error
  }
}
