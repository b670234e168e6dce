import {formatDuration} from '@lectern/domain/course'
import type {LessonKind, OutlineLesson} from '@lectern/domain/learning/outline'

/** Labels of the lesson kinds. */
export const kindNames: Record<LessonKind, string> = {
  reading: 'Reading',
  video: 'Video',
  exercise: 'Exercise',
  quiz: 'Quiz',
}

/**
 * A lesson's kind and duration: `Reading · 12m`. The duration of a lesson with a video is that of its text and tasks as
 * well: `With video · 12m`.
 */
export function lessonFacts({kind, minutes}: Pick<OutlineLesson, 'kind' | 'minutes'>): string {
  const name = kind === 'video' ? 'With video' : kindNames[kind]
  return minutes > 0 ? `${name} · ${formatDuration(minutes)}` : name
}
