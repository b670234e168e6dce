import {firstName} from '@lectern/domain/people/public-names'
import {cleanText} from '@lectern/domain/text/text'
import {
  askAboutLesson as contract,
  writeAgain as writeAgainContract,
} from '@lectern/domain/questions/contracts'
import {STAFF_AFTER_MS} from '@lectern/domain/questions/question'
import {lessonsOf} from '@lectern/domain/learning/outline'
import {Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {accountsByUid, type Account} from '../accounts/accounts.ts'
import {personOf} from '../accounts/person.ts'
import {AppError} from '../app-error.ts'
import {callable, type Caller} from '../callable.ts'
import {fetchCourse} from '../learning/fetch-course.ts'
import {assertOwner, readLearner} from '../learning/learner.ts'
import {queueMail} from '../outbox/queue.ts'
import {supportEmail} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {activeTeacher} from '../teacher.ts'
import {lessonQuestionMail} from './lesson-question-mail.ts'
import {questionAskedMail} from './question-asked-mail.ts'
import {questionIn, questions, withMessage, type Question} from './question.ts'

const limits = (_: unknown, {uid}: Caller, ip: string) => [
  {name: 'lesson-question', key: uid, max: 10, windowSeconds: 60 * 60},
  {name: 'lesson-question-ip', key: ip, max: 60, windowSeconds: 60 * 60},
]

/** *Ask about this lesson*: begins a conversation, and tells who answers it. */
export const askAboutLesson = callable(
  contract,
  {limits},
  async ({courseId, lessonKey, question}, {uid, email}) => {
    const [{place, teacher}, person] = await Promise.all([placeOf(uid, courseId, lessonKey), personOf(uid)])
    const now = clock.timestamp()
    const {ref} = await optimistically(async (write) => {
      const asked: Question = {
        userId: uid,
        author: firstName(person.name),
        courseId,
        lessonKey,
        ...place,
        ...withMessage([], {from: 'learner', text: cleanText(question), at: now}),
        visibility: 'private',
        helpful: 0,
        isOpen: true,
        staffAt: staffAnswerAt(now, teacher),
        createdAt: now,
      }
      const created = questions().doc()
      write.create(created, asked)
      tellWhoAnswers(write, created.id, asked, {name: person.name, email}, teacher)
      return {ref: created}
    })
    return {questionId: ref.id}
  },
)

/** When who asked writes again: the conversation waits for an answer anew. */
export const writeAgain = callable(
  writeAgainContract,
  {limits},
  async ({questionId, visibility, text}, {uid, email}) => {
    const known = (await questions().doc(questionId).get()).data()
    if (known?.userId !== uid) throw new AppError('unknown-question')
    const [{place, teacher}, person] = await Promise.all([
      placeOf(uid, known.courseId, known.lessonKey),
      personOf(uid),
    ])
    await optimistically(async (write) => {
      const snapshot = await questions().doc(questionId).get()
      const before = questionIn(snapshot)
      if (before.visibility === 'shared' && visibility !== 'shared') throw new AppError('question-changed')
      const now = clock.timestamp()
      const change = {
        ...place,
        ...withMessage(before.messages, {from: 'learner', text: cleanText(text), at: now}),
        isOpen: true,
        // What has waited already does not wait anew, and what nobody teaches any more waits for staff at once.
        staffAt: earlier(before.staffAt, staffAnswerAt(now, teacher)),
      }
      write.update(snapshot.ref, change, unchanged(snapshot))
      tellWhoAnswers(write, questionId, {...before, ...change}, {name: person.name, email}, teacher)
    })
    return {}
  },
)

/** From when on staff answer. @param teacher whom it is asked first */
function staffAnswerAt(now: Timestamp, teacher: Account | null): Timestamp {
  return teacher ? Timestamp.fromMillis(now.toMillis() + STAFF_AFTER_MS) : now
}

function earlier(known: Timestamp | null, other: Timestamp): Timestamp {
  return known !== null && known.toMillis() < other.toMillis() ? known : other
}

/**
 * The lesson that somebody asks about, if they may open it, and who teaches it: null where nobody does at the moment.
 * @throws AppError `not-owned`, `withdrawn`, `unknown-lesson` or `content-unavailable`
 */
async function placeOf(uid: string, courseId: string, lessonKey: string) {
  const [course, learner] = await Promise.all([fetchCourse(courseId), readLearner(uid, courseId)])
  const lesson = lessonsOf(course?.outline ?? []).find(({key}) => key === lessonKey)
  if (!course || !lesson || !(course.isPublished || learner.isOwner)) throw new AppError('unknown-lesson')
  if (!lesson.free) assertOwner(learner)
  const teacherId = await activeTeacher(course.instructorId)
  const [teacher = null] = teacherId === null ? [] : await accountsByUid([teacherId])
  const place = {
    courseTitle: course.title,
    lessonTitle: lesson.title,
    path: `/learn/${course.slug ?? courseId}/${lesson.slug}`,
    instructorId: course.instructorId,
  }
  return {place, teacher}
}

/** Queues the mail about what a learner has written: to the teacher, or where there is none to the support address. */
function tellWhoAnswers(
  write: WriteBatch,
  questionId: string,
  {courseTitle, lessonTitle, path, messages}: Question,
  {name, email}: {name: string | null; email: string | null},
  teacher: Account | null,
): void {
  const message = messages.length
  const id = `question-${questionId}-${message}`
  if (teacher) {
    queueMail(write, id, [teacher.email], questionAskedMail, {questionId, message})
    return
  }
  queueMail(write, id, [supportEmail.value()], lessonQuestionMail, {
    name: name ?? email ?? 'A learner',
    email,
    course: courseTitle,
    lesson: lessonTitle,
    path,
    question: messages.at(-1)?.text ?? '',
    questionId,
  })
}
