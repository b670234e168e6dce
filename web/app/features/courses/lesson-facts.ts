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
 * A lesson's kind and duration: `Reading · 12m`, or where editors say how much of it is the learner's own work
 * `Exercise · 4m to read, 41m to do`. The duration of a lesson with a video is that of its text and tasks as well:
 * `With video · 12m`.
 */
export function lessonFacts({
  kind,
  minutes,
  ownWork = 0,
}: Pick<OutlineLesson, 'kind' | 'minutes' | 'ownWork'>): string {
  const name = kind === 'video' ? 'With video' : kindNames[kind]
  if (minutes === 0) return name
  const isApart = ownWork > 0 && ownWork < minutes
  return isApart
    ? `${name} · ${formatDuration(minutes - ownWork)} to read, ${formatDuration(ownWork)} to do`
    : `${name} · ${formatDuration(minutes)}`
}
