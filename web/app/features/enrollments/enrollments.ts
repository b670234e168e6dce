import {collection, getDocs, limit, orderBy, query, where} from 'firebase/firestore/lite'
import {firestore, milliseconds, text} from '~/lib/firebase/firestore'

/** A learner's ownership of a course. */
export interface Enrollment {
  courseId: string
  orderId: string
  /** ms since the epoch */
  purchasedAt: number
}

const MAX_ENROLLMENTS = 500

/** The courses the learner owns, latest purchase first. */
export async function listEnrollments(uid: string): Promise<Enrollment[]> {
  const enrollments = collection(firestore, 'enrollments')
  const own = query(
    enrollments,
    where('userId', '==', uid),
    orderBy('purchasedAt', 'desc'),
    limit(MAX_ENROLLMENTS),
  )
  return (await getDocs(own)).docs.map((snapshot) => {
    const data = snapshot.data()
    return {
      courseId: text(data, 'courseId'),
      orderId: text(data, 'orderId'),
      purchasedAt: milliseconds(data.purchasedAt) ?? 0,
    }
  })
}
