import {formatDuration} from '@lectern/domain/course'
import type {LessonKind, OutlineLesson} from '@lectern/domain/learning/outline'

/** What a lesson is called by its kind. */
export const kindNames: Record<LessonKind, string> = {
  reading: 'Reading',
  video: 'Video',
  exercise: 'Exercise',
  quiz: 'Quiz',
}

/** What a lesson is and how long it takes: `Video · 12m`. */
export function lessonFacts({kind, minutes}: Pick<OutlineLesson, 'kind' | 'minutes'>): string {
  return minutes > 0 ? `${kindNames[kind]} · ${formatDuration(minutes)}` : kindNames[kind]
}
