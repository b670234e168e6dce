import type {GradedQuestion} from '@lectern/domain/learning/lesson-body'
import {createContext, use, useMemo, useState, type ReactNode} from 'react'

/** A question that has been answered, and what grading says of it. */
interface CheckedQuestion {
  /** the keys of the answers that were chosen */
  chosen: readonly string[]
  graded: GradedQuestion
}

interface QuizState {
  /** by the questions' keys */
  checked: Readonly<Record<string, CheckedQuestion>>
  /** words for why the last check of a question came to nothing */
  failed: Readonly<Record<string, string>>
  /** how many questions the lesson's text has, and how many of them were answered rightly */
  count: number
  right: number
  /** the question that is being graded */
  grading: string | null
  check: (question: string, chosen: readonly string[]) => Promise<void>
  /** forgets an answer, so that the question can be answered anew */
  retry: (question: string) => void
}

const QuizContext = createContext<QuizState | null>(null)

/** What somebody has answered, and what is right. Throws outside of a QuizProvider. */
export function useQuiz(): QuizState {
  const quiz = use(QuizContext)
  if (!quiz) throw new Error('useQuiz must be used within a QuizProvider')
  return quiz
}

export type Answers = Record<string, readonly string[]>
export type Grading = {questions: Record<string, GradedQuestion>} | {failure: string}

interface QuizProviderProps {
  /** the questions in the lesson's text, which make up its quiz; those of a video stand alone */
  questions: readonly string[]
  /** has answers graded; it never throws, and says in words what went wrong */
  grade: (answers: Answers) => Promise<Grading>
  children: ReactNode
}

/**
 * Keeps what is answered on a lesson. A question is graded by itself as soon as somebody wants to know, together with all that
 * were answered before: once all of them are right, the quiz is passed.
 */
export function QuizProvider({questions, grade, children}: QuizProviderProps) {
  const [checked, setChecked] = useState<QuizState['checked']>({})
  const [failed, setFailed] = useState<QuizState['failed']>({})
  const [grading, setGrading] = useState<string | null>(null)

  const state = useMemo<QuizState>(
    () => ({
      checked,
      failed,
      grading,
      count: questions.length,
      right: questions.filter((key) => checked[key]?.graded.right).length,
      async check(question, chosen) {
        setGrading(question)
        setFailed(({[question]: _, ...others}) => others)
        const answers = answersWith(checked, questions, question, chosen)
        const result = await grade(answers)
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
      },
    }),
    [checked, failed, grading, questions, grade],
  )
  return <QuizContext value={state}>{children}</QuizContext>
}

/** What is sent to be graded: a question of the text with the others of the text, one of a video alone. */
function answersWith(
  checked: QuizState['checked'],
  questions: readonly string[],
  question: string,
  chosen: readonly string[],
): Answers {
  if (!questions.includes(question)) return {[question]: chosen}
  const others = questions.flatMap((key) => (checked[key] ? [[key, checked[key].chosen] as const] : []))
  return {...Object.fromEntries(others), [question]: chosen}
}
