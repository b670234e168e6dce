import {courseInsights as contract} from '@lectern/domain/learning/contracts'
import {lessonsOf} from '@lectern/domain/learning/outline'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {readCounts, type CourseCounts} from '../../learning/counters.ts'
import {fetchCourse, fetchQuestions, type QuestionInWords} from '../../learning/fetch-course.ts'

/** When staff looks how a course is taken. */
export const courseInsights = callable(contract, async ({courseId}) => {
  const [course, questions, counts] = await Promise.all([
    fetchCourse(courseId),
    fetchQuestions(courseId),
    readCounts(courseId),
  ])
  if (!course) throw new AppError('unknown-course')
  return {
    started: counts.started,
    completed: counts.completed,
    lessons: lessonsOf(course.outline).map(({key, title}) => {
      const counted = counts.lessons[key]
      return {
        key,
        title,
        opened: counted?.opened ?? 0,
        done: counted?.done ?? 0,
        questions: (questions.get(key) ?? []).map((question) =>
          withCounts(question, counted?.questions[question.key]),
        ),
      }
    }),
  }
})

type QuestionCounts = CourseCounts['lessons'][string]['questions'][string]

function withCounts({answers, ...question}: QuestionInWords, counted: QuestionCounts | undefined) {
  return {
    ...question,
    answered: counted?.answered ?? 0,
    wrong: counted?.wrong ?? 0,
    answers: answers.map((answer) => ({...answer, chosen: counted?.answers[answer.key] ?? 0})),
  }
}
