import {enrollmentId} from '@lectern/domain/order'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import {firestore, milliseconds, text} from '~/lib/firebase/firestore'

/** A learner's ownership of a course. */
export interface Enrollment {
  courseId: string
  orderId: string
  /** ms since the epoch */
  purchasedAt: number
  /** from when on the days count after which sections open, ms since the epoch; 0 where staff have opened all of them */
  opensFrom: number
  /** id of the certificate issued for the course; null before there is one */
  certificateId: string | null
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
  return (await getDocs(own)).docs.map((snapshot) => toEnrollment(snapshot.data()))
}

/** Above what anybody leaves unpaid. */
const MAX_PENDING = 50

/**
 * The courses that the learner cannot buy now because they are paid for, or being paid for: a transfer is on its way, or staff
 * look into a payment. With the id of the order.
 */
export async function listPaymentsUnderWay(uid: string): Promise<ReadonlyMap<string, string>> {
  const pending = query(
    collection(firestore, 'orders'),
    where('userId', '==', uid),
    where('status', '==', 'pending'),
    limit(MAX_PENDING),
  )
  const orders = (await getDocs(pending)).docs.filter(
    (order) =>
      (order.get('paymentProcessing') === true || text(order.data(), 'problem') !== '') &&
      !isForOthers(order.get('items')),
  )
  return new Map(
    orders.flatMap((order) => {
      const ids: unknown = order.get('courseIds')
      return Array.isArray(ids) ? ids.map((id): [string, string] => [String(id), order.id]) : []
    }),
  )
}

/** Whether an order is a gift, by its lines as they are stored. */
function isForOthers(items: unknown): boolean {
  const [line]: unknown[] = Array.isArray(items) ? items : []
  return typeof line === 'object' && line !== null && 'for' in line && line.for !== 'me'
}

/** Reads the learner's enrollment in a course; null when they don't own it. */
export async function readEnrollment(uid: string, courseId: string): Promise<Enrollment | null> {
  const snapshot = await getDoc(doc(firestore, 'enrollments', enrollmentId(uid, courseId)))
  return snapshot.exists() ? toEnrollment(snapshot.data()) : null
}

function toEnrollment(data: DocumentData): Enrollment {
  const purchasedAt = milliseconds(data.purchasedAt) ?? 0
  return {
    courseId: text(data, 'courseId'),
    orderId: text(data, 'orderId'),
    purchasedAt,
    opensFrom: data.sectionsOpenedAt ? 0 : purchasedAt,
    certificateId: text(data, 'certificateId') || null,
  }
}
