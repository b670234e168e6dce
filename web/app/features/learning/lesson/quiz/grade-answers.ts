import {gradeQuiz} from '@lectern/domain/learning/contracts'
import type {Output} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import type {Answers} from './quiz-context'

/**
 * Grades answers by calling the function.
 * @param checked the key of the question that was answered just now
 * @param tries how often the question was answered wrong before, in this visit
 * @throws CallFailure
 */
export function gradeAnswers(
  courseId: string,
  lessonKey: string,
  answers: Answers,
  checked: string,
  tries: number,
): Promise<Output<typeof gradeQuiz>> {
  const chosen = Object.entries(answers).map(([question, keys]): [string, string[]] => [question, [...keys]])
  return call(gradeQuiz, {courseId, lessonKey, answers: Object.fromEntries(chosen), checked, tries})
}
