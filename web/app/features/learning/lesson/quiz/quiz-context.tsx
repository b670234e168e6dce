import type {GradedQuestion} from '@lectern/domain/learning/lesson-body'
import {createContext, use, useMemo, useState, type ReactNode} from 'react'

/** A graded question: the chosen answers and the result. */
interface CheckedQuestion {
  /** keys of the chosen answers */
  chosen: readonly string[]
  graded: GradedQuestion
}

interface QuizState {
  /** by question key */
  checked: Readonly<Record<string, CheckedQuestion>>
  /** error messages of failed gradings, by question key */
  failed: Readonly<Record<string, string>>
  /** number of questions in the lesson's body, and how many were answered correctly */
  count: number
  right: number
  /** how often each question was answered again, by its key */
  retries: Readonly<Record<string, number>>
  /** key of the question being graded */
  grading: string | null
  check: (question: string, chosen: readonly string[]) => Promise<void>
  /** clears the answer of a question so that it can be answered again */
  retry: (question: string) => void
}

const QuizContext = createContext<QuizState | null>(null)

/** The answers and results of the lesson's quiz. Throws outside a QuizProvider. */
export function useQuiz(): QuizState {
  const quiz = use(QuizContext)
  if (!quiz) throw new Error('useQuiz must be used within a QuizProvider')
  return quiz
}

export type Answers = Record<string, readonly string[]>
export type Grading = {questions: Record<string, GradedQuestion>} | {failure: string}

interface QuizProviderProps {
  /** keys of the questions in the lesson's body, which form its quiz; those of videos don't count */
  questions: readonly string[]
  /**
   * grades answers, given the key of the question that was answered just now and how often it was answered wrong before; never rejects, failures are returned as error
   * messages
   */
  grade: (answers: Answers, checked: string, tries: number) => Promise<Grading>
  children: ReactNode
}

/**
 * Holds the answers of a lesson. A question is graded as soon as it is checked, together with all questions answered
 * before: once all of them are correct, the quiz is passed.
 */
export function QuizProvider({questions, grade, children}: QuizProviderProps) {
  const [checked, setChecked] = useState<QuizState['checked']>({})
  const [failed, setFailed] = useState<QuizState['failed']>({})
  const [retries, setRetries] = useState<QuizState['retries']>({})
  const [grading, setGrading] = useState<string | null>(null)

  const state = useMemo<QuizState>(
    () => ({
      checked,
      failed,
      retries,
      grading,
      count: questions.length,
      right: questions.filter((key) => checked[key]?.graded.right).length,
      async check(question, chosen) {
        setGrading(question)
        setFailed(({[question]: _, ...others}) => others)
        const answers = answersWith(checked, questions, question, chosen)
        const result = await grade(answers, question, retries[question] ?? 0)
        setGrading(null)
        if ('failure' in result) {
          setFailed((others) => ({...others, [question]: result.failure}))
          return
        }
        const graded = Object.entries(result.questions).flatMap(([key, graded]) => {
          const chosen = answers[key]
          return chosen ? [[key, {chosen, graded}] as const] : []
        })
        setChecked((others) => ({...others, ...Object.fromEntries(graded)}))
      },
      retry(question) {
        setChecked(({[question]: _, ...others}) => others)
        setRetries((before) => ({...before, [question]: (before[question] ?? 0) + 1}))
      },
    }),
    [checked, failed, retries, grading, questions, grade],
  )
  return <QuizContext value={state}>{children}</QuizContext>
}

/**
 * The answers to send: a question of the body with the others that are answered right, one of a video alone. Each wrong
 * answer that is sent counts as a try.
 */
function answersWith(
  checked: QuizState['checked'],
  questions: readonly string[],
  question: string,
  chosen: readonly string[],
): Answers {
  if (!questions.includes(question)) return {[question]: chosen}
  const others = questions.flatMap((key) =>
    checked[key]?.graded.right ? [[key, checked[key].chosen] as const] : [],
  )
  return {...Object.fromEntries(others), [question]: chosen}
}
