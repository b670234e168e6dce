import {
  announceCourse as announceContract,
  announcementDetails as detailsContract,
  isCourseAnnounced as isAnnouncedContract,
} from '@lectern/domain/mail/newsletter-contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {mailings} from '../../outbox/mailing.ts'
import {countAccounts} from '../../accounts/count-accounts.ts'
import {firestore} from '../../services/firestore.ts'
import {log} from '../../services/log.ts'
import {announcedAt, announcements, isAnnounced, mailingOfCourse} from '../../content/announcements.ts'
import {publishedCourse, startAnnouncement} from '../../content/start-announcement.ts'

/** When staff open a course's announcement: who would hear of it, or when it was announced. */
export const announcementDetails = callable(detailsContract, async ({courseId}) => {
  const [course, recipientCount, snapshot, mailing] = await Promise.all([
    publishedCourse(courseId),
    countReaders(),
    announcements().doc(courseId).get(),
    mailings().doc(mailingOfCourse(courseId)).get(),
  ])
  if (course === null) throw new AppError('unknown-course')
  const announcement = snapshot.data()
  return {
    title: course.title,
    path: `/course/${course.slug ?? courseId}`,
    recipientCount,
    announcement: isAnnounced(announcement)
      ? {
          at: (announcedAt(announcement)?.toDate() ?? new Date(0)).toISOString(),
          recipientCount: announcement?.recipientCount ?? 0,
          // A mailing is deleted long after it was planned.
          isPlanned: mailing.data()?.planned ?? true,
        }
      : null,
  }
})

/** When staff confirm. */
export const announceCourse = callable(announceContract, async ({courseId}, {uid, email}) => {
  await startAnnouncement(courseId, {uid, email})
  return {}
})

/** When the Studio shows a course's page to its editor, who may have no account in the shop. */
export const isCourseAnnounced = callable(
  isAnnouncedContract,
  {
    limits: (_, __, ip) => [{name: 'announced-ip', key: ip, max: 600, windowSeconds: 60 * 60}],
  },
  async ({courseId}) => ({announced: isAnnounced((await announcements().doc(courseId).get()).data())}),
)

/** All accounts but those that want no new-course notices: an upper bound, as not every address is verified. */
async function countReaders(): Promise<number | null> {
  try {
    const [accounts, refusing] = await Promise.all([
      countAccounts(),
      firestore().collection('settings').where('newCourseNotifications', '==', false).count().get(),
    ])
    return Math.max(0, accounts - refusing.data().count)
  } catch (error) {
    log('accounts-unavailable', {}, error)
    return null
  }
}
