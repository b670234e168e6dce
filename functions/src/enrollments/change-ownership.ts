import {coursesOf} from '@lectern/domain/order'
import {linesKept, type OrderLine} from '@lectern/domain/orders/lines'
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {certificates, writeCertificateChange} from '../certificates/certificate.ts'
import {writeGiftsGivenBack, writeGiftsKept} from '../gifts/claim-changes.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {withdrawReview} from '../reviews/withdraw-review.ts'
import {logWith} from '../services/log.ts'
import {unchanged} from '../services/optimistic.ts'
import {countOwner} from './course-owners.ts'
import {enrollment, ordersOf, withdrawal, type Enrollment, type Withdrawal} from './enrollment.ts'

/** What of an order says who owns what by it. */
interface Purchase {
  userId: string
  items: readonly OrderLine[]
  /** there is nobody any more whom it could give its courses */
  personErasedAt?: Timestamp
}

/**
 * Enrolls the learner in the courses of an order's lines that were not given back, and in those of a gift whoever has accepted it, as
 * part of whatever else is written with it. What was withdrawn with a course comes back with it: its certificate.
 * @returns the ids of the other paid orders of lines all of whose courses were paid before: of a bundle somebody may own some
 */
export async function writeEnrollments(
  write: WriteBatch,
  orderId: string,
  {userId, items, personErasedAt}: Purchase,
): Promise<string[]> {
  const kept = linesKept(items)
  for (const {uid, courseIds} of await writeGiftsKept(write, orderId, kept))
    await enroll(write, orderId, uid, courseIds)
  if (personErasedAt) return []
  const lines = kept.filter((line) => line.for === 'me')
  const others = await enroll(write, orderId, userId, coursesOf(lines))
  const paidBefore = lines.filter((line) => line.courseIds.every((id) => (others.get(id) ?? []).length > 0))
  return [...new Set(coursesOf(paidBefore).flatMap((courseId) => others.get(courseId) ?? []))]
}

/**
 * Enrolls somebody in courses that an order has paid for. An enrollment that an earlier order has made is changed as well: it names every
 * paid order, so that a refund of the other at the same moment is noticed by whichever is written second.
 * @returns the other paid orders of each course that they owned before
 */
export async function enroll(
  write: WriteBatch,
  orderId: string,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, string[]>> {
  const others = new Map<string, string[]>()
  if (courseIds.length === 0) return others
  const [owned, withdrawn] = await Promise.all([
    enrollmentsOf(userId, courseIds),
    firestore().getAll(...courseIds.map((courseId) => withdrawal(userId, courseId))) as Promise<
      DocumentSnapshot<Withdrawal>[]
    >,
  ])
  courseIds.forEach((courseId, index) => {
    const existing = owned[index]
    const data = existing?.data()
    if (!existing || (data && ordersOf(data).includes(orderId))) return
    if (data) {
      others.set(courseId, ordersOf(data))
      const orderIds = [...ordersOf(data), orderId]
      write.update(existing.ref, {orderId: orderIds[0] ?? orderId, orderIds}, unchanged(existing))
      return
    }
    writeNew(write, existing.ref, withdrawn[index], {userId, courseId, orderId, orderIds: [orderId]})
  })
  return others
}

/** A course becomes somebody's; what was withdrawn with it comes back with it. */
export function writeNew(
  write: WriteBatch,
  reference: DocumentReference<Enrollment>,
  earlier: DocumentSnapshot<Withdrawal> | undefined,
  data: Omit<Enrollment, 'purchasedAt' | 'certificateId'>,
): void {
  const certificateId = earlier?.data()?.certificateId
  write.create(reference, {
    ...data,
    purchasedAt: clock.timestamp(),
    ...(certificateId && {certificateId}),
  })
  countOwner(write, data.courseId, 1)
  if (earlier?.exists) write.delete(earlier.ref, unchanged(earlier))
  if (certificateId) write.update(certificates().doc(certificateId), {withdrawnAt: null})
}

/**
 * Takes the courses of an order's lines that were given back from the learner, and those of a gift from whoever has accepted it, with
 * their certificates and reviews, as part of whatever else is written with it; those of another line or another paid order stay.
 */
export async function writeWithdrawal(
  write: WriteBatch,
  orderId: string,
  {userId, items}: Purchase,
): Promise<void> {
  const givenBack = items.filter(({isGivenBack}) => isGivenBack)
  for (const {uid, courseIds} of await writeGiftsGivenBack(write, orderId, givenBack))
    await leave(write, orderId, uid, courseIds)
  const own = items.filter((line) => line.for === 'me')
  const kept = new Set(coursesOf(linesKept(own)))
  await leave(
    write,
    orderId,
    userId,
    coursesOf(own).filter((courseId) => !kept.has(courseId)),
  )
}

/** Takes courses from somebody that an order had paid for; those of another paid order stay. */
export async function leave(
  write: WriteBatch,
  orderId: string,
  userId: string,
  given: readonly string[],
): Promise<void> {
  if (given.length === 0) return
  for (const owned of await enrollmentsOf(userId, given)) {
    const data = owned.data()
    if (!data || !ordersOf(data).includes(orderId)) continue
    const [first, ...others] = ordersOf(data).filter((id) => id !== orderId)
    if (first === undefined && data.source === 'grant')
      write.update(owned.ref, {orderId: null, orderIds: []}, unchanged(owned))
    else if (first === undefined) await withdraw(write, owned, data)
    else write.update(owned.ref, {orderId: first, orderIds: [first, ...others]}, unchanged(owned))
  }
}

/** Takes a course from a learner, with their certificate and review. */
export async function withdraw(
  write: WriteBatch,
  owned: DocumentSnapshot<Enrollment>,
  {userId, courseId, orderId, certificateId, reviewId}: Enrollment,
): Promise<void> {
  // The enrollment is changed by whatever issues the certificate, so none is issued meanwhile.
  write.delete(owned.ref, unchanged(owned))
  countOwner(write, courseId, -1)
  write.set(withdrawal(userId, courseId), {
    userId,
    courseId,
    orderId,
    withdrawnAt: FieldValue.serverTimestamp(),
    certificateId: certificateId ?? null,
  })
  if (reviewId !== undefined) await withdrawReview(write, userId, courseId)
  if (!certificateId) return
  const certificate = await certificates().doc(certificateId).get()
  writeCertificateChange(write, certificate, {withdrawnAt: clock.now()})
  logWith(write, 'certificate-withdrawn', {certificateId, courseId, orderId})
}

async function enrollmentsOf(
  userId: string,
  courseIds: readonly string[],
): Promise<DocumentSnapshot<Enrollment>[]> {
  const references = courseIds.map((courseId) => enrollment(userId, courseId))
  return (await firestore().getAll(...references)) as DocumentSnapshot<Enrollment>[]
}
