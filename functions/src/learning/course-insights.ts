import type {Output} from '@lectern/domain/contracts'
import {type courseInsights, teacherInsights as contract} from '@lectern/domain/learning/contracts'
import {lessonsOf} from '@lectern/domain/learning/outline'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {readCounts, type CourseCounts} from './counters.ts'
import {fetchCourse, fetchQuestions, type Course, type QuestionInWords} from './fetch-course.ts'

/** When a teacher looks how a course of theirs is taken. */
export const teacherInsights = callable(contract, async ({courseId}, {instructorId}) => {
  const {course, insights} = await readInsights(courseId)
  if (course.instructorId !== instructorId) throw new AppError('unknown-course')
  return {title: course.title, insights}
})

/**
 * A course, and how it is taken.
 * @throws AppError `unknown-course`, `content-unavailable`
 */
export async function readInsights(
  courseId: string,
): Promise<{course: Course; insights: Output<typeof courseInsights>}> {
  const [course, questions, counts] = await Promise.all([
    fetchCourse(courseId),
    fetchQuestions(courseId),
    readCounts(courseId),
  ])
  if (!course) throw new AppError('unknown-course')
  const insights = {
    started: counts.started,
    completed: counts.completed,
    lessons: lessonsOf(course.outline).map(({key, title, minutes}) => {
      const counted = counts.lessons[key]
      return {
        key,
        title,
        opened: counted?.opened ?? 0,
        done: counted?.done ?? 0,
        minutes,
        takenMinutes: counted && counted.sittings > 0 ? meanMinutes(counted) : null,
        questions: (questions.get(key) ?? []).map((question) =>
          withCounts(question, counted?.questions[question.key]),
        ),
      }
    }),
  }
  return {course, insights}
}

/** At least one: nothing takes no time. */
function meanMinutes({sittings, sittingSeconds}: CourseCounts['lessons'][string]): number {
  return Math.max(1, Math.round(sittingSeconds / sittings / 60))
}

type QuestionCounts = CourseCounts['lessons'][string]['questions'][string]

function withCounts({answers, ...question}: QuestionInWords, counted: QuestionCounts | undefined) {
  return {
    ...question,
    answered: counted?.answered ?? 0,
    wrong: counted?.wrong ?? 0,
    answers: answers.map((answer) => ({...answer, chosen: counted?.answers[answer.key] ?? 0})),
  }
}
