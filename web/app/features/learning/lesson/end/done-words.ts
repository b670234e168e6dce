import type {Progress} from '@lectern/domain/learning/progress'
import {longDate} from '~/ui/content/dates'

/** Explains why a lesson counts as completed, or what will complete it. */
export function doneWords({done, passed}: Progress, lessonKey: string, hasQuiz: boolean): string {
  const said = done[lessonKey]
  const passedAt = passed[lessonKey]
  if (passedAt !== undefined)
    return said === undefined
      ? `Done: you passed its quiz on ${longDate(passedAt)}.`
      : `Done: you marked it as done on ${longDate(said)} and passed its quiz on ${longDate(passedAt)}.`
  if (said !== undefined) {
    const words = `Done: you marked it as done on ${longDate(said)}.`
    return hasQuiz ? `${words} For the certificate, its quiz is still to be passed.` : words
  }
  return hasQuiz
    ? 'A lesson is done when you say so, or when every question on it is answered right.'
    : 'A lesson is done when you say so.'
}
