import {LEARN_PATH} from '@lectern/domain/page-addresses'
import {toOutline, type StoredSections} from '@lectern/domain/learning/outline'

/**
 * What is built where there is no lesson at all: the router takes no loader of a route that has no page. It says that there is no
 * such lesson.
 */
const NO_LESSON = `${LEARN_PATH}/none/none`

interface CourseWithLessons {
  slug: string | null
  _updatedAt: string
  curriculum: StoredSections
  /** the keys of the lessons that have been written */
  written: readonly (string | null)[] | null
}

interface LessonAddress {
  path: string
  /** when the course changed last, an ISO date and time */
  changed?: string
  /** whether search engines are told of it */
  isListed: boolean
}

/**
 * The pages of all lessons. Only what can be read there is worth being found: free lessons that are written. The others show what
 * the course is made of; the browser adds the text for those who own it.
 */
export function lessonAddresses(courses: readonly CourseWithLessons[]): LessonAddress[] {
  const addresses = courses.flatMap(({slug, _updatedAt, curriculum, written}) =>
    toOutline(curriculum).flatMap(({lessons}) =>
      lessons.map((lesson) => ({
        path: `${LEARN_PATH}/${slug}/${lesson.slug}`,
        changed: _updatedAt,
        isListed: lesson.free && (written ?? []).includes(lesson.key),
      })),
    ),
  )
  return addresses.length > 0 ? addresses : [{path: NO_LESSON, isListed: false}]
}
