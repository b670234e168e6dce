import {firstName} from '@lectern/domain/people/public-names'
import {cleanText} from '@lectern/domain/text/text'
import {handIn as contract, lessonSubmission as readContract} from '@lectern/domain/submissions/contracts'
import {accountsByUid} from '../accounts/accounts.ts'
import {personOf} from '../accounts/person.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {admit} from '../learning/admit.ts'
import {fetchCourse, type StoredLesson} from '../learning/fetch-course.ts'
import {assertOwner, readLearner} from '../learning/learner.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {activeTeacher} from '../teacher.ts'
import {moveToTeacher} from './move-to-teacher.ts'
import {submissionOf, toShown, withEntry, type Submission} from './submission.ts'
import {workHandedInMail} from './work-handed-in-mail.ts'

/** When somebody who owns the course comes to an exercise that asks for work; what waits there waits for who teaches the course now. */
export const lessonSubmission = callable(
  readContract,
  {limits: (_, {uid}) => [{name: 'lesson-submission', key: uid, max: 120, windowSeconds: 60}]},
  async ({courseId, lessonKey}, {uid}) => {
    const [learner, snapshot, course] = await Promise.all([
      readLearner(uid, courseId),
      submissionOf(uid, courseId, lessonKey).get(),
      fetchCourse(courseId),
    ])
    assertOwner(learner)
    const instructorId = course?.instructorId ?? null
    const teacherId = await activeTeacher(instructorId)
    if (instructorId !== null && teacherId !== null)
      await moveToTeacher(snapshot, {instructorId, uid: teacherId})
    const submission = snapshot.data()
    return {submission: submission ? toShown(submission) : null, isTaken: teacherId !== null}
  },
)

/** *Hand it in*: stores the work, for the first time or again, and tells the teacher. */
export const handIn = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'hand-in', key: uid, max: 20, windowSeconds: 60 * 60}]},
  async ({courseId, lessonKey, text, link}, {uid}) => {
    const [{course, entry: lesson, learner, lesson: written}, person] = await Promise.all([
      admit(uid, courseId, lessonKey),
      personOf(uid),
    ])
    assertOwner(learner)
    const exercise = exerciseThatAsks(written)
    if (!course || !lesson || exercise === null) throw new AppError('nothing-asked')
    const {instructorId} = course
    const teacherId = await activeTeacher(instructorId)
    const [teacher] = teacherId === null ? [] : await accountsByUid([teacherId])
    if (!teacher || instructorId === null) throw new AppError('no-teacher')
    await optimistically(async (write) => {
      const snapshot = await submissionOf(uid, courseId, lessonKey).get()
      const now = clock.timestamp()
      const entries = withEntry(snapshot.data()?.entries ?? [], {
        from: 'learner',
        text: cleanText(text),
        link,
        verdict: null,
        at: now,
      })
      const submission: Submission = {
        userId: uid,
        author: firstName(person.name),
        courseId,
        lessonKey,
        courseTitle: course.title,
        lessonTitle: lesson.title,
        exercise,
        path: `/learn/${course.slug ?? courseId}/${lesson.slug}`,
        instructorId,
        entries,
        state: 'waiting',
        handedInAt: now,
      }
      if (snapshot.exists) write.update(snapshot.ref, {...submission}, unchanged(snapshot))
      else write.create(snapshot.ref, submission)
      queueMail(write, `work-${snapshot.id}-${entries.length}`, [teacher.email], workHandedInMail, {
        submissionId: snapshot.id,
        entry: entries.length,
      })
    })
    return {}
  },
)

/** What the exercise of a lesson is called that asks for work; null where none does. */
function exerciseThatAsks(lesson: StoredLesson | null): string | null {
  const block = lesson?.body.find(({_type, handsIn}) => _type === 'exercise' && handsIn === true)
  if (!block) return null
  return typeof block['title'] === 'string' ? block['title'] : ''
}
