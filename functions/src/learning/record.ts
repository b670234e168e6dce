import {lessonsOf} from '@lectern/domain/learning/outline'
import {standingIn, type Progress} from '@lectern/domain/learning/progress'
import {Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {isDeepStrictEqual} from 'node:util'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {fetchQuizzes, type Course} from './fetch-course.ts'
import {assertOwner, progressOfLearner, readLearner, type Learner, type StoredProgress} from './learner.ts'

export interface Recorded {
  progress: Progress
  certificateId: string | null
  unpassed: string[]
}

/**
 * Changes what is known of a learner who owns the course. In one batch, on condition that nobody has changed it meanwhile.
 * @param change what becomes of it, without side effects: it runs again when another device was quicker
 * @throws AppError `not-owned`, `withdrawn` or `content-unavailable`
 */
export async function record(
  uid: string,
  courseId: string,
  course: Course,
  change: (before: Progress) => Progress,
): Promise<Recorded> {
  return optimistically(async (write) => {
    const learner = await readLearner(uid, courseId)
    assertOwner(learner)
    const progress = change(learner.progress)
    const unpassed = await unpassedQuizzes(courseId, course, progress)
    writeProgress(write, learner, progress, unpassed ?? [])
    return {
      progress,
      certificateId: learner.enrollment.data()?.certificateId ?? null,
      unpassed: unpassed ?? [],
    }
  })
}

/** The lessons whose quiz is still to be passed, once every lesson is done; null before that. */
async function unpassedQuizzes(
  courseId: string,
  {outline}: Course,
  progress: Progress,
): Promise<string[] | null> {
  if (!standingIn(outline, progress).isComplete) return null
  const quizzes = await fetchQuizzes(courseId)
  return lessonsOf(outline)
    .map(({key}) => key)
    .filter((key) => quizzes.has(key) && !(key in progress.passed))
}

function writeProgress(
  write: WriteBatch,
  {uid, courseId, snapshot, progress: before}: Learner,
  progress: Progress,
  unpassed: string[],
): void {
  const isSame =
    isDeepStrictEqual(before, progress) && isDeepStrictEqual(snapshot.data()?.unpassed ?? [], unpassed)
  if (isSame) return
  const stored: StoredProgress = {userId: uid, courseId, ...progress, unpassed, updatedAt: Timestamp.now()}
  if (snapshot.exists) write.update(snapshot.ref, {...stored}, unchanged(snapshot))
  else write.create(progressOfLearner(uid, courseId), stored)
}
