import {enrollmentId} from '@lectern/domain/order'
import {mergeProgress, noProgress, progressOf, type Progress} from '@lectern/domain/learning/progress'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import * as z from 'zod/mini'
import {collection, doc, getDoc, getDocs, limit, query, where} from 'firebase/firestore/lite'
import {firestore, text} from '~/lib/firebase/firestore'
import {readUnsent} from './lesson/sync/unsent'

const MAX_COURSES = 500
const keys = z.array(z.string())

/**
 * A learner's progress in a course (`noProgress` before anything is recorded), and the keys of the lessons whose quiz
 * must still be passed for the certificate: empty until every lesson is completed.
 */
export async function readLearning(
  uid: string,
  courseId: string,
): Promise<{progress: Progress; unpassed: string[]}> {
  const snapshot = await getDoc(doc(firestore, 'progress', enrollmentId(uid, courseId)))
  const data = snapshot.data()
  const progress = data ? toProgress(data) : noProgress
  return {progress: withUnsent(uid, courseId, progress), unpassed: keys.safeParse(data?.unpassed).data ?? []}
}

/** A learner's progress in every course they have started, by course id. */
export async function listProgress(uid: string): Promise<ReadonlyMap<string, Progress>> {
  const own = query(collection(firestore, 'progress'), where('userId', '==', uid), limit(MAX_COURSES))
  const {docs} = await getDocs(own)
  return new Map(
    docs.map((snapshot) => {
      const data = snapshot.data()
      const courseId = text(data, 'courseId')
      return [courseId, withUnsent(uid, courseId, toProgress(data))]
    }),
  )
}

/** Merges the changes of this browser that haven't been sent yet, and has them sent: no lesson may be opened again. */
function withUnsent(uid: string, courseId: string, progress: Progress): Progress {
  const unsent = readUnsent(uid).progress[courseId]
  if (!unsent) return progress
  import('./lesson/sync/learning-sync').then(
    ({learningSync}) => learningSync(uid),
    () => {},
  )
  return mergeProgress(progress, progressOf(unsent))
}

function toProgress(data: unknown): Progress {
  const stored = progressSchema.safeParse(data)
  if (stored.success) return stored.data
  console.error('A stored progress could not be read.', stored.error)
  return noProgress
}
