import {grantCourse as contract} from '@lectern/domain/people/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {closeCheckoutOf} from '../../checkout/abandoned.ts'
import {writeGrant} from '../../enrollments/grant.ts'
import {fetchCourse} from '../../learning/fetch-course.ts'
import {queueMail} from '../../outbox/queue.ts'
import {random} from '../../services/clock.ts'
import {logWith} from '../../services/log.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {courseGrantedMail} from './course-granted-mail.ts'
import {knownLearner} from './known-learner.ts'

/**
 * When staff gives a learner a course: an enrollment without an order or a receipt, and a mail that says so. A payment page that sells them
 * the course is closed before.
 */
export const grantCourse = callable(contract, async ({uid, courseId, reason}, caller) => {
  const [{email}, course] = await Promise.all([knownLearner(uid), fetchCourse(courseId)])
  if (!course) throw new AppError('unknown-course')
  await closeCheckoutOf(uid, courseId)
  await optimistically(async (write) => {
    await writeGrant(write, uid, courseId, {grantReason: reason, grantedBy: caller.uid})
    recordStaffAction(write, caller, 'course-granted', {kind: 'learner', id: uid}, {reason})
    const mailId = `course-granted-${random.uuid()}`
    if (email) queueMail(write, mailId, [email], courseGrantedMail, {uid, courseId, title: course.title})
    logWith(write, 'course-granted', {courseId, userId: uid})
  })
  return {}
})
