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

  const grade = useCallback(
    async (answers: Answers, checked: string, tries: number): Promise<Grading> => {
      try {
        const {gradeAnswers} = await import('./quiz/grade-answers')
        const {questions, progress, certificateId, unpassed} = await gradeAnswers(
          courseId,
          lessonKey,
          answers,
          checked,
          tries,
        )
        if (progress && uid !== null) addProgress(uid, courseId, progress, {certificateId, unpassed})
        return {questions}
      } catch (error) {
        console.error('The answers could not be graded.', error)
        if (await isChanged(error, courseId, lessonKey).catch(() => false)) void revalidate()
        return {failure: await gradingFailure(error).catch(() => unreachable)}
      }
    },
    [uid, courseId, lessonKey, revalidate],
  )
  return {questions, grade}
}

/** Whether a question is there no more; the lesson as it was built is not shown again then. */
async function isChanged(cause: unknown, courseId: string, lessonKey: string): Promise<boolean> {
  const [{callReason}, {setOutdated}] = await Promise.all([
    import('~/lib/firebase/call-failure'),
    import('./load/open-lesson'),
  ])
  if (callReason(cause) !== 'unknown-question') return false
  setOutdated(courseId, lessonKey)
  return true
}

/** The messages are fetched when there is something to say. */
async function gradingFailure(cause: unknown): Promise<string> {
  const [{errorMessage}, {learningAttempts}] = await Promise.all([
    import('~/lib/firebase/error-messages'),
    import('~/lib/firebase/attempts/learning'),
  ])
  return errorMessage(learningAttempts.gradeQuiz, cause)
}
