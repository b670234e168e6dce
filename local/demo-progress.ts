import {gradeQuiz, recordProgress} from '@lectern/domain/learning/contracts'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {courses} from '../studio/seed/courses/all-courses.ts'
import {curriculumOf, lessonContents} from '../studio/seed/lesson-documents.ts'
import type {Caller} from './callable.ts'

/** How far the demo learner is: numbers of the built-in courses she owns, and how many of their lessons she has done. */
const DEMO_PROGRESS = [
  {courseNumber: 9, done: 7},
  {courseNumber: 7, done: Infinity},
] as const

/**
 * Takes the demo learner through her courses as she would go herself: lessons are marked, quizzes answered, and the last one
 * brings the certificate.
 */
export async function takeDemoCourses(call: Caller): Promise<void> {
  for (const {courseNumber, done} of DEMO_PROGRESS) await takeCourse(call, courseNumber, done)
}

async function takeCourse(call: Caller, courseNumber: number, count: number): Promise<void> {
  const course = courses.find(({number}) => number === courseNumber)
  if (!course) throw new Error(`The seed has no course ${courseNumber}`)
  const courseId = `course-${course.slug}`
  const keys = curriculumOf(course.slug, course.outline).flatMap(({lessons}) => lessons.map(({_key}) => _key))
  const taken = keys.slice(0, count)
  for (const {lessonKey, body} of lessonContents(course.slug, course.outline)) {
    const answers = rightAnswers(body)
    if (taken.includes(lessonKey) && Object.keys(answers).length > 0)
      await call(gradeQuiz, {courseId, lessonKey, answers})
  }
  const begun = Date.now() - 11 * DAY_MS
  // One lesson a day or so; the last one was opened this morning.
  const timeOf = (index: number) => Math.round(begun + (index * 10 * DAY_MS) / taken.length)
  const at = keys[Math.min(taken.length, keys.length - 1)] ?? ''
  await call(recordProgress, {
    courseId,
    report: {
      done: Object.fromEntries(taken.map((key, index) => [key, timeOf(index)])),
      at: {lesson: at, time: begun + 10 * DAY_MS},
      seconds: {},
    },
  })
}

/** The right answers of each question in the text of a lesson, by keys. */
function rightAnswers(body: ReturnType<typeof lessonContents>[number]['body']): Record<string, string[]> {
  return Object.fromEntries(
    body.flatMap((block) =>
      block._type === 'quiz'
        ? [[block._key, block.answers.filter(({right}) => right).map(({_key}) => _key)] as const]
        : [],
    ),
  )
}
