import {gradeQuiz as contract} from '@lectern/domain/learning/contracts'
import type {GradedQuestion} from '@lectern/domain/learning/lesson-body'
import {mergeProgress, noProgress, triesKey} from '@lectern/domain/learning/progress'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {admit} from './admit.ts'
import {applyReport} from './apply-report.ts'
import {explain, isRight, questionsOf, type StoredQuestion} from './quiz.ts'
import {record} from './record.ts'
import {clock} from '../services/clock.ts'

const nothing = {done: {}, at: null, seconds: {}}

/**
 * When somebody answers questions of a lesson. Whoever owns the course passes the lesson when all questions of its text are
 * answered rightly at once; nothing is kept of anybody else, whose browser counts their tries.
 */
export const gradeQuiz = callable(
  contract,
  {
    limits: (_, caller, ip) => [{name: 'grade-quiz', key: caller?.uid ?? ip, max: 60, windowSeconds: 60}],
  },
  async ({courseId, lessonKey, answers, checked, tries = 0}, caller) => {
    const {learner, course, lesson} = await admit(caller?.uid ?? null, courseId, lessonKey)
    const {inText, inVideos} = questionsOf(lesson?.body ?? [])
    const graded = gradeAll([...inText, ...inVideos], answers)
    const quiz = graded.filter(({question}) => inText.includes(question))
    const passed = inText.length > 0 && quiz.length === inText.length && quiz.every(({right}) => right)
    const explainEach = (triesOf: (question: string) => number) =>
      Object.fromEntries(
        graded.map(({question, right}): [string, GradedQuestion] => [
          question._key,
          explain(question, right, inText.includes(question) ? triesOf(question._key) : Infinity),
        ]),
      )
    if (!learner?.isOwner || !course) {
      const questions = explainEach(() => tries + 1)
      return {questions, passed, progress: null, certificateId: null, unpassed: []}
    }

    const wrong = quiz.flatMap(({question, right}) => (right ? [] : [triesKey(lessonKey, question._key)]))
    const now = clock.now()
    const recorded = await record(learner.uid, courseId, course, {
      progress: ({progress: before, since}) => {
        const begun = applyReport(course, before, nothing, since, now)
        return mergeProgress(begun, {
          ...noProgress,
          passed: passed ? {[lessonKey]: now} : {},
          tries: Object.fromEntries(wrong.map((key) => [key, (begun.tries[key] ?? 0) + 1])),
        })
      },
      answered: {
        lesson: lessonKey,
        questions: countable(
          graded.filter(({question}) => checked === undefined || question._key === checked),
          answers,
        ),
      },
    })
    const {progress} = recorded
    // Whoever has passed knows the answers.
    const isPassed = lessonKey in progress.passed
    const questions = explainEach((key) =>
      isPassed ? Infinity : (progress.tries[triesKey(lessonKey, key)] ?? 0),
    )
    return {questions, passed, ...recorded}
  },
)

type Answers = Readonly<Record<string, readonly string[]>>

interface Graded {
  question: StoredQuestion
  right: boolean
}

/** @throws AppError `unknown-question` */
function gradeAll(asked: readonly StoredQuestion[], answers: Answers): Graded[] {
  const byKey = new Map(asked.map((question) => [question._key, question]))
  return Object.entries(answers).map(([key, chosen]) => {
    const question = byKey.get(key)
    if (!question) throw new AppError('unknown-question')
    return {question, right: isRight(question, chosen)}
  })
}

/** Counted are answers that there are; each once. */
function countable(graded: readonly Graded[], answers: Answers) {
  return Object.fromEntries(
    graded.map(({question: {_key, answers: known}, right}) => [
      _key,
      {
        right,
        chosen: [...new Set(answers[_key])].filter((chosen) =>
          known.some((answer) => answer._key === chosen),
        ),
      },
    ]),
  )
}
