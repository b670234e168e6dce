import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/**
 * `announcements/{courseId}`: a course that was announced, and to how many recipients so far (`createdAt`); or one that waits for
 * its date (`nextCheckAt`).
 */
interface Announcement {
  recipientCount?: number
  createdAt?: Timestamp
  nextCheckAt?: Timestamp
}

export function announcements(): CollectionReference<Announcement> {
  return firestore().collection('announcements')
}
