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

/** The sections of a course as its document has them; whatever editors left out is null. */
export type StoredSections =
  | readonly {
      _key: string
      title: string | null
      free: boolean | null
      lessons:
        | readonly {
            _key: string
            title: string | null
            /** `slug.current` */
            slug: string | null
            minutes: number | null
            kind: string | null
            free: boolean | null
          }[]
        | null
    }[]
  | null

/**
 * The outline of a course by its document. What has no title is left out, and so is a lesson without an address: browser and
 * functions count the same lessons, or nobody would ever be done.
 */
export function toOutline(sections: StoredSections | undefined): OutlineSection[] {
  return (sections ?? []).flatMap((section): OutlineSection[] => {
    const title = (section.title ?? '').trim()
    if (title === '') return []
    const lessons = (section.lessons ?? []).flatMap((lesson): OutlineLesson[] => {
      const own = {title: (lesson.title ?? '').trim(), slug: (lesson.slug ?? '').trim()}
      if (own.title === '' || own.slug === '') return []
      return [
        {
          ...own,
          key: lesson._key,
          minutes: Math.max(0, Math.round(lesson.minutes ?? 0)),
          kind: LESSON_KINDS.find((kind) => kind === lesson.kind) ?? 'reading',
          free: isFree(lesson.free, section.free),
        },
      ]
    })
    return [{key: section._key, title, lessons}]
  })
}

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
