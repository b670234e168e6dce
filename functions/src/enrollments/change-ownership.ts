import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {certificates} from '../certificates/certificate.ts'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'
import {enrollment, withdrawal, type Enrollment, type Withdrawal} from './enrollment.ts'

/**
 * Makes courses a learner's own, in the batch that completes their order. What was withdrawn with a course comes back with it:
 * its certificate. An enrollment of an earlier order stays with that order.
 */
export async function writeEnrollments(
  write: WriteBatch,
  userId: string,
  courseIds: readonly string[],
  orderId: string,
): Promise<void> {
  const [owned, withdrawn] = (await Promise.all([
    firestore().getAll(...courseIds.map((courseId) => enrollment(userId, courseId))),
    firestore().getAll(...courseIds.map((courseId) => withdrawal(userId, courseId))),
  ])) as [DocumentSnapshot<Enrollment>[], DocumentSnapshot<Withdrawal>[]]
  courseIds.forEach((courseId, index) => {
    if (owned[index]?.exists) return
    const earlier = withdrawn[index]
    const certificateId = earlier?.data()?.certificateId
    write.create(enrollment(userId, courseId), {
      userId,
      courseId,
      orderId,
      purchasedAt: FieldValue.serverTimestamp(),
      ...(certificateId && {certificateId}),
    })
    if (earlier?.exists) write.delete(earlier.ref, unchanged(earlier))
    if (certificateId) write.update(certificates().doc(certificateId), {withdrawnAt: null})
  })
}

/** Takes a course away from its learner, and its certificate, in the batch that refunds its order. */
export function writeWithdrawal(write: WriteBatch, snapshot: DocumentSnapshot<Enrollment>): void {
  const owned = snapshot.data()
  if (!owned) return
  const {userId, courseId, orderId, certificateId = null} = owned
  // The enrollment is changed by whatever issues the certificate, so none is issued meanwhile.
  write.delete(snapshot.ref, unchanged(snapshot))
  write.set(withdrawal(userId, courseId), {
    userId,
    courseId,
    orderId,
    withdrawnAt: FieldValue.serverTimestamp(),
    certificateId,
  })
  if (certificateId) write.update(certificates().doc(certificateId), {withdrawnAt: Date.now()})
}
