import {askAboutLesson as contract} from '@lectern/domain/learning/contracts'
import {lessonsOf} from '@lectern/domain/learning/outline'
import {personOf} from '../accounts/person.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {deliverNow} from '../outbox/deliver.ts'
import {addMail} from '../outbox/queue.ts'
import {supportEmail} from '../parameters.ts'
import {fetchCourse} from './fetch-course.ts'
import {assertOwner, readLearner} from './learner.ts'
import {lessonQuestionMail} from './lesson-question-mail.ts'

/** *Ask about this lesson*. While the mail service is down the question waits in the outbox, which counts as sent. */
export const askAboutLesson = callable(
  contract,
  {
    limits: (_, {uid}, ip) => [
      {name: 'lesson-question', key: uid, max: 10, windowSeconds: 60 * 60},
      {name: 'lesson-question-ip', key: ip, max: 60, windowSeconds: 60 * 60},
    ],
  },
  async ({courseId, lessonKey, question}, {uid, email}) => {
    const [course, learner, person] = await Promise.all([
      fetchCourse(courseId),
      readLearner(uid, courseId),
      personOf(uid),
    ])
    const lesson = lessonsOf(course?.outline ?? []).find(({key}) => key === lessonKey)
    if (!course || !lesson || !(course.isPublished || learner.isOwner)) throw new AppError('unknown-lesson')
    if (!lesson.free) assertOwner(learner)
    const id = await addMail([supportEmail.value()], lessonQuestionMail, {
      name: person.name ?? email ?? 'A learner',
      email,
      course: course.title,
      lesson: lesson.title,
      path: `/learn/${course.slug ?? courseId}/${lesson.slug}`,
      question,
    })
    await deliverNow(id)
    return {}
  },
)
