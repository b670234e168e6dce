import {enrollmentId} from '@lectern/domain/order'
import {noProgress, type Progress} from '@lectern/domain/learning/progress'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import type {DocumentReference, DocumentSnapshot, Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {enrollment, opensFrom, withdrawal, type Enrollment} from '../enrollments/enrollment.ts'
import {firestore} from '../services/firestore.ts'

/** `progress/{uid_courseId}`: how far a learner is in a course. It outlives a refund and comes back with the course. */
export interface StoredProgress extends Progress {
  userId: string
  courseId: string
  /** once every lesson is done: those whose quiz is still to be passed for the certificate */
  unpassed: string[]
  updatedAt: Timestamp
}

export function progressOfLearner(uid: string, courseId: string): DocumentReference<StoredProgress> {
  return firestore()
    .collection('progress')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<StoredProgress>
}

/** What is stored of a learner and a course. */
export interface Learner {
  uid: string
  courseId: string
  enrollment: DocumentSnapshot<Enrollment>
  isOwner: boolean
  /** from when the days of its sections count, ms; Infinity where they don't own the course */
  since: number
  /** the course was theirs, until it was given back or taken away */
  isWithdrawn: boolean
  snapshot: DocumentSnapshot<StoredProgress>
  progress: Progress
}

/** Reads the three documents of a learner and a course, in one request. */
export async function readLearner(uid: string, courseId: string): Promise<Learner> {
  const [owned, withdrawn, snapshot] = (await firestore().getAll(
    enrollment(uid, courseId),
    withdrawal(uid, courseId),
    progressOfLearner(uid, courseId),
  )) as [DocumentSnapshot<Enrollment>, DocumentSnapshot, DocumentSnapshot<StoredProgress>]
  return {
    uid,
    courseId,
    enrollment: owned,
    isOwner: owned.exists,
    since: opensFrom(owned.data()),
    isWithdrawn: !owned.exists && withdrawn.exists,
    snapshot,
    progress: snapshot.exists ? progressSchema.parse(snapshot.data()) : noProgress,
  }
}

/** @throws AppError `withdrawn` or `not-owned` unless the course is the learner's */
export function assertOwner(learner: Learner | null): asserts learner is Learner {
  if (learner?.isWithdrawn) throw new AppError('withdrawn')
  if (!learner?.isOwner) throw new AppError('not-owned')
}
