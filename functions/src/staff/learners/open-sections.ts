import {openSections as contract} from '@lectern/domain/people/contracts'
import {FieldValue} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {enrollment} from '../../enrollments/enrollment.ts'
import {fetchCourse} from '../../learning/fetch-course.ts'
import {queueMail} from '../../outbox/queue.ts'
import {clock, random} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {knownLearner} from './known-learner.ts'
import {sectionsOpenedMail} from './sections-opened-mail.ts'

/**
 * When staff opens all sections of a course to one learner, who is told by mail, or lets them wait again. What is so already stays, and
 * is not recorded. It ends with the ownership: whoever gets the course anew waits anew.
 */
export const openSections = callable(contract, async ({uid, courseId, sections, reason}, caller) => {
  const [{email}, course] = await Promise.all([knownLearner(uid), fetchCourse(courseId)])
  if (!course) throw new AppError('unknown-course')
  const isOpen = sections === 'open'
  await optimistically(async (write) => {
    const owned = await enrollment(uid, courseId).get()
    const data = owned.data()
    if (!data) throw new AppError('not-owned')
    if (isOpen === (data.sectionsOpenedAt !== undefined)) return
    const sectionsOpenedAt = isOpen ? clock.timestamp() : FieldValue.delete()
    write.update(owned.ref, {sectionsOpenedAt}, unchanged(owned))
    const action = isOpen ? 'sections-opened' : 'sections-closed'
    recordStaffAction(write, caller, action, {kind: 'learner', id: uid}, {reason})
    if (isOpen && email) {
      const about = {uid, courseId, title: course.title}
      queueMail(write, `sections-opened-${random.uuid()}`, [email], sectionsOpenedMail, about)
    }
  })
  return {}
})
