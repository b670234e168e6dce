/** Totals and checks of an outline, for validation and for the buttons that copy the totals into fields. */

interface StoredLesson {
  _key?: string
  title?: string
  slug?: {current?: string}
  formerSlugs?: string[]
  minutes?: number
  content?: {_ref?: string}
}

interface StoredSection {
  _key?: string
  duration?: number
  opensAfterDays?: number
  lessons?: StoredLesson[]
}

/** Total minutes of a section's lessons; null when it has none, or when any of them lacks its minutes. */
export function minutesOfSection(section: unknown): number | null {
  const {lessons = []} = (section ?? {}) as StoredSection
  if (lessons.length === 0) return null
  const minutes = lessons.map((lesson) => lesson.minutes)
  return minutes.every((value) => typeof value === 'number')
    ? minutes.reduce((total, value) => total + value, 0)
    : null
}

/**
 * Number of lessons and total minutes of a course with a complete outline: every section has lessons, and each lesson
 * has its minutes. Null otherwise.
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

/** Total minutes of all sections as their durations say; null when any of them has none. */
export function minutesOfSections(curriculum: unknown): number | null {
  const sections = (Array.isArray(curriculum) ? curriculum : []) as StoredSection[]
  const minutes = sections.map(({duration}) => duration)
  return minutes.length > 0 && minutes.every((value) => typeof value === 'number')
    ? minutes.reduce((total, value) => total + value, 0)
    : null
}

/** The sections of a course before one of them. */
export function sectionsBefore(curriculum: unknown, section: unknown): StoredSection[] {
  const sections = (Array.isArray(curriculum) ? curriculum : []) as StoredSection[]
  const index = sections.findIndex(({_key}) => _key === (section as StoredSection | undefined)?._key)
  return sections.slice(0, Math.max(0, index))
}

/** How many lessons the outline has so far. */
export function lessonsSoFar(curriculum: unknown): number {
  const sections = (Array.isArray(curriculum) ? curriculum : []) as StoredSection[]
  return sections.reduce((total, {lessons = []}) => total + lessons.length, 0)
}

/** The lessons of an outline with their sections, in order. */
export function lessonsOfOutline(curriculum: unknown): {section: StoredSection; lesson: StoredLesson}[] {
  const sections = (Array.isArray(curriculum) ? curriculum : []) as StoredSection[]
  return sections.flatMap((section) => (section.lessons ?? []).map((lesson) => ({section, lesson})))
}

/** The other lesson of the course that had this slug. */
export function lessonThatHad(curriculum: unknown, slug: string, ownKey: unknown): StoredLesson | undefined {
  return lessonsOfOutline(curriculum).find(
    ({lesson}) => lesson._key !== ownKey && lesson.formerSlugs?.includes(slug),
  )?.lesson
}

/** How many lessons of a course have this slug. */
export function lessonsWithAddress(curriculum: unknown, slug: string): number {
  return lessonsOfOutline(curriculum).filter(({lesson}) => lesson.slug?.current === slug).length
}

/** How many lessons of a course have this text. */
export function lessonsWithText(curriculum: unknown, text: string): number {
  return lessonsOfOutline(curriculum).filter(({lesson}) => lesson.content?._ref === text).length
}

/**
 * The lesson of a text: the one that it was written for, or else the one that shows it. A lesson that was copied into another section
 * has a key of its own until the course is published.
 */
export function lessonOfText(
  curriculum: unknown,
  lessonKey: unknown,
  text: string,
): StoredLesson | undefined {
  const lessons = lessonsOfOutline(curriculum).map(({lesson}) => lesson)
  return lessons.find(({_key}) => _key === lessonKey) ?? lessons.find(({content}) => content?._ref === text)
}
