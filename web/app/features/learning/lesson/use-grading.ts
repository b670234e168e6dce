import {useCallback, useMemo} from 'react'
import {useRevalidator} from 'react-router-dom'
import {addProgress} from './progress-store'
import type {LessonPage} from './model'
import type {Answers, Grading} from './quiz/quiz-context'
import {unreachable} from '~/lib/firebase/unreachable-words'

/** The questions in a lesson's body, and how to grade them: only the function knows the correct answers. */
export function useGrading({course, lessonKey, content, reader}: LessonPage) {
  const body = content.status === 'open' ? content.body : null
  const questions = useMemo(
    () => (body ?? []).flatMap((block) => (block._type === 'quiz' ? [block._key] : [])),
    [body],
  )
  const uid = reader?.uid ?? null
  const courseId = course.id
  const {revalidate} = useRevalidator()
  /** The lesson is not what it was: it is loaded again, and as it was built it is not shown any more. */
  const loadAnew = useCallback(async () => {
    const {setOutdated} = await import('./load/open-lesson')
    setOutdated(courseId, lessonKey)
    await revalidate()
  }, [courseId, lessonKey, revalidate])

  const grade = useCallback(
    async (answers: Answers, checked: string, tries: number): Promise<Grading> => {
      try {
        const {gradeAnswers} = await import('./quiz/grade-answers')
        const graded = await gradeAnswers(courseId, lessonKey, answers, checked, tries)
        const {passed, progress, certificateId, unpassed} = graded
        if (progress && uid !== null) addProgress(uid, courseId, progress, {certificateId, unpassed})
        // All that is asked here is right, and there is more to answer: a question was added since.
        const areAllRight = questions.every((key) => graded.questions[key]?.right)
        if (questions.length > 0 && areAllRight && !passed) loadAnew().catch(() => {})
        return {questions: graded.questions}
      } catch (error) {
        console.error('The answers could not be graded.', error)
        if (await lacksQuestion(error).catch(() => false)) loadAnew().catch(() => {})
        return {failure: await gradingFailure(error).catch(() => unreachable)}
      }
    },
    [uid, courseId, lessonKey, questions, loadAnew],
  )
  return {questions, grade}
}

/** Whether a question is there no more. */
async function lacksQuestion(cause: unknown): Promise<boolean> {
  const {callReason} = await import('~/lib/firebase/call-failure')
  return callReason(cause) === 'unknown-question'
}

/** The messages are fetched when there is something to say. */
async function gradingFailure(cause: unknown): Promise<string> {
  const [{errorMessage}, {learningAttempts}] = await Promise.all([
    import('~/lib/firebase/error-messages'),
    import('~/lib/firebase/attempts/learning'),
  ])
  return errorMessage(learningAttempts.gradeQuiz, cause)
}
