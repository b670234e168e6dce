import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import {FieldValue} from 'firebase-admin/firestore'
import {accountsWith, listAccounts} from '../accounts/accounts.ts'
import {batchesOf} from '../outbox/batches.ts'
import {queueMail} from '../outbox/queue.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'
import {firestore} from '../services/firestore.ts'
import {logWith} from '../services/log.ts'
import {optimistically} from '../services/optimistic.ts'
import {fetchNewCourse} from './fetch-new-course.ts'
import {newCourseMail} from './new-course-mail.ts'

/**
 * Queues the mail about a new course to everyone with new-course notices on, once per course: the record of the
 * announcement is written in the same batch as the mails.
 * @returns the number of recipients; 0 when the course was announced before, or is not published
 */
export async function announceCourse(courseId: string): Promise<number> {
  const announcement = firestore().collection('announcements').doc(courseId)
  if ((await announcement.get()).exists || (await fetchNewCourse(courseId)) === null) return 0
  const accounts = await accountsWith('newCourseNotifications', await listAccounts())
  const wanted = new Set(accounts.map(({email}) => normalizeEmail(email)).filter(isEmail))
  const addresses = await withoutSuppressed([...wanted])
  return optimistically(async (write) => {
    if ((await announcement.get()).exists) return 0
    write.create(announcement, {recipientCount: addresses.length, createdAt: FieldValue.serverTimestamp()})
    batchesOf(addresses).forEach((to, index) =>
      queueMail(write, `new-course-${courseId}-${index}`, to, newCourseMail, {courseId}),
    )
    logWith(write, 'course-announced', {courseId, recipients: addresses.length})
    return addresses.length
  })
}
