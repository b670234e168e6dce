import {enrollmentId} from '@lectern/domain/order'
import {noProgress, type Progress} from '@lectern/domain/learning/progress'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import {collection, doc, getDoc, getDocs, limit, query, where} from 'firebase/firestore/lite'
import {firestore, text} from '~/lib/firebase/firestore'

const MAX_COURSES = 500

/** How far a learner is in a course; `noProgress` before anything was recorded. */
export async function readProgress(uid: string, courseId: string): Promise<Progress> {
  const snapshot = await getDoc(doc(firestore, 'progress', enrollmentId(uid, courseId)))
  return snapshot.exists() ? toProgress(snapshot.data()) : noProgress
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
