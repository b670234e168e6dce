import {firstName} from '@lectern/domain/people/public-names'
import {enrollmentId} from '@lectern/domain/order'
import {STAFF_AFTER_MS, wordBeginnings} from '@lectern/domain/questions/question'
import {hashedId} from '@lectern/domain/people/hashed-id'
import {Timestamp} from 'firebase-admin/firestore'
import {courses} from '../../studio/seed/courses/all-courses.ts'
import {curriculumOf, lessonContents} from '../../studio/seed/lesson-documents.ts'
import type {PlannedDocument, PlannedProgress} from './history.ts'

const MINUTE_MS = 60_000

/** What learners have asked about the lessons of a course, one a learner: the first two still wait for their teacher. */
const QUESTIONS = [
  {
    lesson: 0,
    text: 'We sell to other companies, four or five times a year. Are eight moments too many for such a market, or do I look for them in the wrong place?',
    answer: null,
  },
  {
    lesson: 1,
    text: 'Our name is recognized by most and comes to the mind of almost nobody. Is it worth paying for recognition at all before that has changed?',
    answer: null,
  },
  {
    lesson: 0,
    text: 'The three buyers whom I telephoned give quite different estimates. Do I take the average?',
    answer:
      'No: three people are too few for an average. Keep the moments they name, and see whether the order of your list changes. If it does, telephone five more before you go on.',
  },
] as const

/** What learners have handed in for the exercise of the course that asks for it: the first waits for an answer. */
const WORK = [
  {
    text: 'A bakery with two shops. Ten to seven, and the bread at home is finished. The grandparents come on Sunday. A birthday at school tomorrow. It rains and nobody wants to cook. Friday, on the way back from the office. Guests who stay for breakfast. The other bakery has closed already. From the telephone: “because my husband forgot”, and “I was at the butcher’s anyway”.',
    answer: null,
  },
  {
    text: 'A repair shop for bicycles. The first warm Saturday. A flat tyre on the way to work. The child has grown out of the bicycle. Before the holiday. After a near accident. A creak that was there all week. The light fails in October. “My neighbour was going there” came from the telephone.',
    answer:
      'Every one of these could be filmed, and the neighbour is worth more than the rest: it is frequent, and nobody advertises for it. Now give each its share of a hundred repairs.',
  },
] as const

/** Questions and work of those who take the course of which an exercise asks for work, as functions store them. */
export function documentsOfClassroom(progress: readonly PlannedProgress[]): PlannedDocument[] {
  const taught = courses.flatMap((course) => {
    const asked = lessonContents(course.slug, course.outline).flatMap(({lessonKey, body}) =>
      body.flatMap((block) =>
        block._type === 'exercise' && block.handsIn ? [{lessonKey, exercise: block.title}] : [],
      ),
    )[0]
    return asked ? [{course, asked}] : []
  })[0]
  if (!taught) throw new Error('No exercise of the built-in courses asks for work.')
  const {course, asked} = taught
  const lessons = curriculumOf(course.slug, course.outline).flatMap((section) => section.lessons)
  const courseId = `course-${course.slug}`
  const instructorId = `instructor-${course.instructor}`
  const lastAt = ({done}: PlannedProgress) => done.at(-1)?.[1] ?? 0
  // The newest first, so that what waits has not waited for long.
  const learners = progress
    .filter((one) => one.courseId === courseId && one.done.length > 1)
    .toSorted((one, other) => lastAt(other) - lastAt(one))
  const about = ({learner, courseTitle}: PlannedProgress, key: string) => {
    const lesson = lessons.find(({_key}) => _key === key)
    return {
      userId: learner.uid,
      author: firstName(`${learner.firstName} ${learner.lastName}`),
      courseId,
      lessonKey: key,
      courseTitle,
      lessonTitle: lesson?.title ?? '',
      path: `/learn/${course.slug}/${lesson?.slug.current ?? ''}`,
      instructorId,
    }
  }
  const questions = QUESTIONS.flatMap(({lesson, text, answer}, index): PlannedDocument[] => {
    const who = learners[index]
    if (!who) return []
    const at = lastAt(who) + 20 * MINUTE_MS
    const messages = [
      {from: 'learner', text, at: Timestamp.fromMillis(at)},
      ...(answer === null
        ? []
        : [{from: 'teacher', text: answer, at: Timestamp.fromMillis(at + 50 * MINUTE_MS)}]),
    ]
    return [
      [
        `questions/demo-${who.learner.uid}`,
        {
          ...about(who, lessons[lesson]?._key ?? ''),
          messages,
          visibility: answer === null ? 'private' : 'shared',
          words: wordBeginnings(messages.map((message) => message.text)),
          helpful: 0,
          isOpen: answer === null,
          staffAt: answer === null ? Timestamp.fromMillis(at + STAFF_AFTER_MS) : null,
          createdAt: Timestamp.fromMillis(at),
        },
      ],
    ]
  })
  const work = WORK.flatMap(({text, answer}, index): PlannedDocument[] => {
    const who = learners[QUESTIONS.length + index]
    if (!who) return []
    const at = lastAt(who) + 30 * MINUTE_MS
    const entry = {link: '', verdict: null}
    return [
      [
        `submissions/${hashedId(`${enrollmentId(who.learner.uid, courseId)}_${asked.lessonKey}`)}`,
        {
          ...about(who, asked.lessonKey),
          exercise: asked.exercise,
          entries: [
            {...entry, from: 'learner', text, at: Timestamp.fromMillis(at)},
            ...(answer === null
              ? []
              : [
                  {
                    ...entry,
                    from: 'teacher',
                    text: answer,
                    verdict: 'done',
                    at: Timestamp.fromMillis(at + 90 * MINUTE_MS),
                  },
                ]),
          ],
          state: answer === null ? 'waiting' : 'done',
          handedInAt: Timestamp.fromMillis(at),
        },
      ],
    ]
  })
  return [...questions, ...work]
}
