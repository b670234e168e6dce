import {FieldValue} from 'firebase-admin/firestore'
import {createMailing} from '../outbox/mailing.ts'
import {resumeMailing} from '../outbox/mailing-tasks.ts'
import {logWith} from '../services/log.ts'
import {optimistically} from '../services/optimistic.ts'
import {announcements} from './announcements.ts'
import {fetchNewCourse} from './fetch-new-course.ts'
import {newCourseMail} from './new-course-mail.ts'

/**
 * Begins the mail about a new course to everyone with new-course notices on, once per course: the record of the announcement is
 * written in the same batch as the mailing, whose tasks plan and send it page by page.
 * @returns false when the course was announced before, or is not published
 */
export async function announceCourse(courseId: string): Promise<boolean> {
  const announcement = announcements().doc(courseId)
  if ((await announcement.get()).exists || (await fetchNewCourse(courseId)) === null) return false
  const mailing = `new-course-${courseId}`
  const isNew = await optimistically(async (write) => {
    if ((await announcement.get()).exists) return false
    write.create(announcement, {recipientCount: 0, createdAt: FieldValue.serverTimestamp()})
    createMailing(write, mailing, newCourseMail, {courseId}, true)
    logWith(write, 'course-announced', {courseId})
    return true
  })
  if (isNew) await resumeMailing(mailing)
  return isNew
}
