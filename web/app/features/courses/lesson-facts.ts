import {formatDuration} from '@lectern/domain/course'
import type {LessonKind, OutlineLesson, OutlineSection} from '@lectern/domain/learning/outline'
import {pluralize} from '~/ui/content/pluralize'

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

/** What is said before buying of a section that opens later: `Opens 7 days after you buy`. Null where it is open at once. */
export function opensAfterWords({opensAfterDays}: Pick<OutlineSection, 'opensAfterDays'>): string | null {
  return opensAfterDays === undefined ? null : `Opens ${pluralize(opensAfterDays, 'day')} after you buy`
}

/** What the lessons of a course are together, such as `12 lessons`, `50m to read and watch`, `6h of own work`, `3 exercises`. */
export function includedIn(lessons: readonly OutlineLesson[]): string[] {
  const count = (kind: LessonKind) => lessons.filter((lesson) => lesson.kind === kind).length
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const ownWork = lessons.reduce((sum, lesson) => sum + (lesson.ownWork ?? 0), 0)
  return [
    lessons.length > 0 && pluralize(lessons.length, 'lesson'),
    minutes > ownWork && `${formatDuration(minutes - ownWork)} to read and watch`,
    ownWork > 0 && `${formatDuration(ownWork)} of own work`,
    count('exercise') > 0 && pluralize(count('exercise'), 'exercise'),
    count('video') > 0 && pluralize(count('video'), 'film'),
    count('quiz') > 0 && (count('quiz') === 1 ? '1 quiz' : `${count('quiz')} quizzes`),
  ].filter((part) => part !== false)
}
