/** What an outline says of itself, for validation and for the buttons that put its sums in. */

interface StoredLesson {
  _key?: string
  slug?: {current?: string}
  minutes?: number
}

interface StoredSection {
  _key?: string
  duration?: number
  lessons?: StoredLesson[]
}

/** The minutes of a section's lessons together; null while it has none, or while one does not say how long it takes. */
export function minutesOfSection(section: unknown): number | null {
  const {lessons = []} = (section ?? {}) as StoredSection
  if (lessons.length === 0) return null
  const minutes = lessons.map((lesson) => lesson.minutes)
  return minutes.every((value) => typeof value === 'number')
    ? minutes.reduce((total, value) => total + value, 0)
    : null
}

/**
 * How many lessons a course has and how many minutes they take, once its outline is complete: every section has lessons,
 * and each of them says how long it takes. Null before that.
 */
export function sumsOfOutline(curriculum: unknown): {lessons: number; minutes: number} | null {
  const sections = (Array.isArray(curriculum) ? curriculum : []) as StoredSection[]
  const minutes = sections.map(minutesOfSection)
  if (minutes.length === 0 || !minutes.every((value) => value !== null)) return null
  return {
    lessons: sections.reduce((total, {lessons = []}) => total + lessons.length, 0),
    minutes: minutes.reduce((total, value) => total + value, 0),
  }
}

/** How many lessons of a course have this address. */
export function lessonsWithAddress(curriculum: unknown, slug: string): number {
  const sections = (Array.isArray(curriculum) ? curriculum : []) as StoredSection[]
  return sections.flatMap(({lessons = []}) => lessons).filter((lesson) => lesson.slug?.current === slug)
    .length
}
