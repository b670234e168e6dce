import type {LessonKind} from '@lectern/domain/learning/outline'

/** What a lesson is called by its kind. */
export const kindNames: Record<LessonKind, string> = {
  reading: 'Reading',
  video: 'Video',
  exercise: 'Exercise',
  quiz: 'Quiz',
}
