import {FieldValue} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {createMailing} from '../outbox/mailing.ts'
import {resumeMailing} from '../outbox/mailing-tasks.ts'
import {log, logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff/staff-action.ts'
import {announcements, isAnnounced, mailingOfCourse} from './announcements.ts'
import {fetchNewCourse} from './fetch-new-course.ts'
import {newCourseMail} from './new-course-mail.ts'

/**
 * Begins the mail about a new course to everyone with new-course notices on, once per course: the record of the announcement is
 * written in the same batch as the mailing, whose tasks plan and send it page by page.
 * @throws AppError `unknown-course` where it is not published or archived, `already-announced`, or `content-unavailable`
 */
export async function startAnnouncement(courseId: string, staff: StaffMember): Promise<void> {
  if ((await publishedCourse(courseId)) === null) throw new AppError('unknown-course')
  const mailing = mailingOfCourse(courseId)
  await optimistically(async (write) => {
    const snapshot = await announcements().doc(courseId).get()
    const known = snapshot.data()
    if (isAnnounced(known)) throw new AppError('already-announced')
    const announcement = {
      publishedAt: known?.publishedAt ?? null,
      announcedAt: FieldValue.serverTimestamp(),
      recipientCount: 0,
    }
    if (snapshot.exists) write.update(snapshot.ref, announcement, unchanged(snapshot))
    else write.create(snapshot.ref, announcement)
    createMailing(write, mailing, newCourseMail, {courseId})
    recordStaffAction(write, staff, 'course-announced', {kind: 'course', id: courseId})
    logWith(write, 'course-announced', {courseId})
  })
  try {
    await resumeMailing(mailing)
  } catch (error) {
    // It has begun, and `reconcile` goes on with it.
    log('mailing-interrupted', {mailingId: mailing}, error)
  }
}

/**
 * A course as its announcement shows it; null where it is not published, or archived.
 * @throws AppError `content-unavailable`
 */
export async function publishedCourse(courseId: string): ReturnType<typeof fetchNewCourse> {
  try {
    return await fetchNewCourse(courseId)
  } catch (cause) {
    throw new AppError('content-unavailable', {}, {cause})
  }
}
