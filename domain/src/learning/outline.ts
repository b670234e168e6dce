/**
 * The outline of a course: its sections and their lessons, which everybody may see. What a lesson teaches is in another
 * document, `lessonContent`, which only `openLesson` gives out.
 */

export const LESSON_KINDS = ['reading', 'video', 'exercise', 'quiz'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

export interface OutlineLesson {
  /** the lesson's `_key` in the course: by it progress, notes and questions name the lesson */
  key: string
  /** its address: `/learn/{course}/{slug}` */
  slug: string
  title: string
  /** how long it takes, its task included */
  minutes: number
  kind: LessonKind
  /** open to everybody, without buying the course */
  free: boolean
}

export interface OutlineSection {
  key: string
  title: string
  lessons: OutlineLesson[]
}

export type Outline = readonly OutlineSection[]

/** Whether a lesson is free: what the lesson says wins over what its section says. */
export function isFree(lesson: boolean | null | undefined, section: boolean | null | undefined): boolean {
  return lesson ?? section ?? false
}

/** All lessons in the order in which they are taught. */
export function lessonsOf(outline: Outline): OutlineLesson[] {
  return outline.flatMap(({lessons}) => lessons)
}

/** The lessons before and after one; null at either end, and for a lesson that the outline does not have. */
export function neighboursOf(
  outline: Outline,
  key: string,
): {previous: OutlineLesson | null; next: OutlineLesson | null} {
  const lessons = lessonsOf(outline)
  const index = lessons.findIndex((lesson) => lesson.key === key)
  if (index === -1) return {previous: null, next: null}
  return {previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null}
}
