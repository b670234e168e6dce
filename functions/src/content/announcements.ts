import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `announcements/{courseId}`: a course that was published in the Studio or announced, and to how many recipients so far. */
interface Announcement {
  /** when it was published for the first time; null where nothing told so */
  publishedAt?: Timestamp | null
  /** null while nobody has been told; missing where publishing announced it */
  announcedAt?: Timestamp | null
  recipientCount: number
  /** when publishing announced it, which it no longer does */
  createdAt?: Timestamp
}

export function announcements(): CollectionReference<Announcement> {
  return firestore().collection('announcements') as CollectionReference<Announcement>
}

/** When a course was announced; null while nobody has been told. */
export function announcedAt(announcement: Announcement | undefined): Timestamp | null {
  return announcement?.announcedAt ?? announcement?.createdAt ?? null
}

export function isAnnounced(announcement: Announcement | undefined): boolean {
  return announcement !== undefined && announcement.announcedAt !== null
}

/** The id of the mailing about a course. */
export function mailingOfCourse(courseId: string): string {
  return `new-course-${courseId}`
}
