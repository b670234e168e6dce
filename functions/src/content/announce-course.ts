import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {createMailing} from '../outbox/mailing.ts'
import {resumeMailing} from '../outbox/mailing-tasks.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {announcements} from './announcements.ts'
import {fetchDateToCome, fetchNewCourse} from './fetch-new-course.ts'
import {newCourseMail} from './new-course-mail.ts'

/** How often a course whose date has not come is looked at, in ms: editors may bring its date forward. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000
const MAX_DUE = 50

/**
 * Begins the mail about a new course to everyone with new-course notices on, once per course: the record of the announcement is
 * written in the same batch as the mailing, whose tasks plan and send it page by page. A course whose date is to come is
 * announced by `reconcile` once it has come.
 * @returns false when the course was announced before, is not published, or is not public yet
 */
export async function announceCourse(courseId: string): Promise<boolean> {
  const announcement = announcements().doc(courseId)
  if ((await announcement.get()).data()?.createdAt) return false
  if ((await fetchNewCourse(courseId)) === null) {
    await postpone(courseId)
    return false
  }
  const mailing = `new-course-${courseId}`
  const isNew = await optimistically(async (write) => {
    const known = await announcement.get()
    if (known.data()?.createdAt) return false
    const begun = {recipientCount: 0, createdAt: FieldValue.serverTimestamp()}
    if (known.exists)
      write.update(announcement, {...begun, nextCheckAt: FieldValue.delete()}, unchanged(known))
    else write.create(announcement, begun)
    createMailing(write, mailing, newCourseMail, {courseId}, true)
    logWith(write, 'course-announced', {courseId})
    return true
  })
  if (isNew) await resumeMailing(mailing)
  return isNew
}

/** Notes when the course is looked at again; forgets one that is not published any more. */
async function postpone(courseId: string): Promise<void> {
  const date = await fetchDateToCome(courseId)
  const announcement = announcements().doc(courseId)
  if (date === null) await announcement.delete()
  else
    await announcement.set({
      nextCheckAt: Timestamp.fromMillis(Math.min(date.getTime(), Date.now() + CHECK_INTERVAL_MS)),
    })
}

/** The ids of courses that wait for their date and are to be looked at. */
export async function findDueAnnouncements(): Promise<string[]> {
  const due = await announcements()
    .where('nextCheckAt', '<=', Timestamp.now())
    .orderBy('nextCheckAt')
    .limit(MAX_DUE)
    .get()
  return due.docs.map(({id}) => id)
}
