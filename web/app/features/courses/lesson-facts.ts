import {formatDuration} from '@lectern/domain/course'
import type {LessonKind, OutlineLesson} from '@lectern/domain/learning/outline'

/** Labels of the lesson kinds. */
export const kindNames: Record<LessonKind, string> = {
  reading: 'Reading',
  video: 'Video',
  exercise: 'Exercise',
  quiz: 'Quiz',
}

/** A lesson's kind and duration: `Video · 12m`. */
export function lessonFacts({kind, minutes}: Pick<OutlineLesson, 'kind' | 'minutes'>): string {
  return minutes > 0 ? `${kindNames[kind]} · ${formatDuration(minutes)}` : kindNames[kind]
}
