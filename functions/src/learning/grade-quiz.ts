import {gradeQuiz as contract} from '@lectern/domain/learning/contracts'
import type {GradedQuestion} from '@lectern/domain/learning/lesson-body'
import {mergeProgress, noProgress} from '@lectern/domain/learning/progress'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {sanityReadToken} from '../parameters.ts'
import {admit} from './admit.ts'
import {applyReport} from './apply-report.ts'
import {grade, questionsOf, type StoredQuestion} from './quiz.ts'
import {record} from './record.ts'
import {clock} from '../services/clock.ts'

const nothing = {done: {}, at: null, seconds: {}}

/**
 * When somebody answers questions of a lesson. Whoever owns the course passes the lesson when all questions of its text are
 * answered rightly at once; nothing is kept of anybody else.
 */
export const gradeQuiz = callable(
  contract,
  {
    who: 'anyone',
    secrets: [sanityReadToken],
    limits: (_, caller, ip) => [{name: 'grade-quiz', key: caller?.uid ?? ip, max: 60, windowSeconds: 60}],
  },
  async ({courseId, lessonKey, answers}, caller) => {
    const {learner, course, lesson} = await admit(caller?.uid ?? null, courseId, lessonKey)
    const {inText, inVideos} = questionsOf(lesson?.body ?? [])
    const questions = gradeAll([...inText, ...inVideos], answers)
    const passed = inText.length > 0 && inText.every(({_key}) => questions[_key]?.right)
    if (!learner?.isOwner || !course)
      return {questions, passed, progress: null, certificateId: null, unpassed: []}

    const now = clock.now()
    const recorded = await record(learner.uid, courseId, course, {
      progress: (before) => {
        const begun = applyReport(course, before, nothing, now)
        return passed ? mergeProgress(begun, {...noProgress, passed: {[lessonKey]: now}}) : begun
      },
      answered: {lesson: lessonKey, questions: countable(questions, answers)},
    })
    return {questions, passed, ...recorded}
  },
)

type Answers = Readonly<Record<string, readonly string[]>>

/** @throws AppError `unknown-question` */
function gradeAll(asked: readonly StoredQuestion[], answers: Answers): Record<string, GradedQuestion> {
  const byKey = new Map(asked.map((question) => [question._key, question]))
  return Object.fromEntries(
    Object.entries(answers).map(([key, chosen]) => {
      const question = byKey.get(key)
      if (!question) throw new AppError('unknown-question')
      return [key, grade(question, chosen)]
    }),
  )
}

/** Counted are answers that there are; each once. */
function countable(questions: Record<string, GradedQuestion>, answers: Answers) {
  return Object.fromEntries(
    Object.entries(questions).map(([key, {right, answers: known}]) => [
      key,
      {right, chosen: [...new Set(answers[key])].filter((answer) => Object.hasOwn(known, answer))},
    ]),
  )
}
