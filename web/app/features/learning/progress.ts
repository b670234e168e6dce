import {enrollmentId} from '@lectern/domain/order'
import {noProgress, type Progress} from '@lectern/domain/learning/progress'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import * as z from 'zod/mini'
import {collection, doc, getDoc, getDocs, limit, query, where} from 'firebase/firestore/lite'
import {firestore, text} from '~/lib/firebase/firestore'

const MAX_COURSES = 500
const keys = z.array(z.string())

/** How far a learner is in a course; `noProgress` before anything was recorded. */
export async function readProgress(uid: string, courseId: string): Promise<Progress> {
  return (await readLearning(uid, courseId)).progress
}

/**
 * How far a learner is in a course, and the keys of the lessons whose quiz is still to be passed for the certificate: none until
 * every lesson is done.
 */
export async function readLearning(
  uid: string,
  courseId: string,
): Promise<{progress: Progress; unpassed: string[]}> {
  const snapshot = await getDoc(doc(firestore, 'progress', enrollmentId(uid, courseId)))
  const data = snapshot.data()
  if (!data) return {progress: noProgress, unpassed: []}
  return {progress: toProgress(data), unpassed: keys.safeParse(data.unpassed).data ?? []}
}

/** How far a learner is in every course that they have begun, by the course's id. */
export async function listProgress(uid: string): Promise<ReadonlyMap<string, Progress>> {
  const own = query(collection(firestore, 'progress'), where('userId', '==', uid), limit(MAX_COURSES))
  const {docs} = await getDocs(own)
  return new Map(
    docs.map((snapshot) => {
      const data = snapshot.data()
      return [text(data, 'courseId'), toProgress(data)]
    }),
  )
}

function toProgress(data: unknown): Progress {
  const stored = progressSchema.safeParse(data)
  if (stored.success) return stored.data
  console.error('A stored progress could not be read.', stored.error)
  return noProgress
}
