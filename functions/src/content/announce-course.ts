import {normalizeEmail} from '@lectern/domain/newsletter'
import {FieldValue} from 'firebase-admin/firestore'
import {batchesOf} from '../newsletter/batches.ts'
import {accountsWith, listAccounts} from '../newsletter/recipients.ts'
import {queueMail} from '../outbox/queue.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically} from '../services/optimistic.ts'
import {fetchNewCourse} from './fetch-new-course.ts'

/**
 * Queues the mail about a new course to everyone who wants to know, once per course: the note that it was announced is
 * written together with the mails.
 * @returns to how many it goes; 0 when it was announced before, or is not published
 */
export async function announceCourse(courseId: string): Promise<number> {
  const announcement = firestore().collection('announcements').doc(courseId)
  if ((await announcement.get()).exists || (await fetchNewCourse(courseId)) === null) return 0
  const accounts = await accountsWith('newCourseNotifications', await listAccounts())
  const addresses = [...new Set(accounts.map(({email}) => normalizeEmail(email)))]
  return optimistically(async (write) => {
    if ((await announcement.get()).exists) return 0
    write.create(announcement, {recipientCount: addresses.length, createdAt: FieldValue.serverTimestamp()})
    batchesOf(addresses).forEach((to, index) =>
      queueMail(write, `new-course-${courseId}-${index}`, to, {kind: 'new-course', courseId}),
    )
    return addresses.length
  })
}
