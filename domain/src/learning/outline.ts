/**
 * The public outline of a course: its sections and their lessons. The body of a lesson is in a separate document,
 * `lessonContent`, which only `openLesson` returns.
 */

export const LESSON_KINDS = ['reading', 'video', 'exercise', 'quiz'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

/** The longest that a section waits, in days. */
export const MAX_OPENS_AFTER_DAYS = 365

export interface OutlineLesson {
  /** the lesson's `_key` in the course, used as its id in progress, notes and questions */
  key: string
  /** last segment of its path: `/learn/{course}/{slug}` */
  slug: string
  title: string
  /** duration including its exercises */
  minutes: number
  /** how many of the minutes are the learner's own work; the rest is read or watched. Absent where editors say nothing. */
  ownWork?: number
  kind: LessonKind
  /** open to everyone without buying the course */
  free: boolean
}

export interface OutlineSection {
  key: string
  title: string
  /** how many days after the course became somebody's it opens to them, from 1 to 365; absent where it is open at once */
  opensAfterDays?: number
  lessons: OutlineLesson[]
}

export type Outline = readonly OutlineSection[]

/** The sections of a course as stored; fields that editors left empty are null. */
export type StoredSections =
  | readonly {
      _key: string
      title: string | null
      free: boolean | null
      opensAfterDays?: number | null
      lessons:
        | readonly {
            _key: string
            title: string | null
            /** `slug.current` */
            slug: string | null
            minutes: number | null
            ownWork?: number | null
            kind: string | null
            free: boolean | null
          }[]
        | null
    }[]
  | null

/**
 * Maps a document to an outline. Sections and lessons without a title, and lessons without a slug, are dropped, in
 * the browser and the functions alike: otherwise they would count different lessons and a course could never be
 * completed.
 */
export function toOutline(sections: StoredSections | undefined): OutlineSection[] {
  return (sections ?? []).flatMap((section): OutlineSection[] => {
    const title = (section.title ?? '').trim()
    if (title === '') return []
    const lessons = (section.lessons ?? []).flatMap((lesson): OutlineLesson[] => {
      const own = {title: (lesson.title ?? '').trim(), slug: (lesson.slug ?? '').trim()}
      if (own.title === '' || own.slug === '') return []
      const minutes = Math.max(0, Math.round(lesson.minutes ?? 0))
      const ownWork = Math.min(minutes, Math.round(lesson.ownWork ?? 0))
      return [
        {
          ...own,
          key: lesson._key,
          minutes,
          ...(ownWork > 0 && {ownWork}),
          kind: LESSON_KINDS.find((kind) => kind === lesson.kind) ?? 'reading',
          free: isFree(lesson.free, section.free),
        },
      ]
    })
    const days = Math.min(MAX_OPENS_AFTER_DAYS, Math.round(section.opensAfterDays ?? 0))
    return [{key: section._key, title, ...(days > 0 && {opensAfterDays: days}), lessons}]
  })
}

/** Whether a lesson is free: the lesson's setting overrides its section's. */
export function isFree(lesson: boolean | null | undefined, section: boolean | null | undefined): boolean {
  return lesson ?? section ?? false
}

/** All lessons in outline order. */
export function lessonsOf(outline: Outline): OutlineLesson[] {
  return outline.flatMap(({lessons}) => lessons)
}

/** The previous and next lesson; null at either end, and for a lesson that isn't in the outline. */
export function neighboursOf(
  outline: Outline,
  key: string,
): {previous: OutlineLesson | null; next: OutlineLesson | null} {
  const lessons = lessonsOf(outline)
  const index = lessons.findIndex((lesson) => lesson.key === key)
  if (index === -1) return {previous: null, next: null}
  return {previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null}
}
