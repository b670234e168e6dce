import {LEARN_PATH} from '@lectern/domain/page-addresses'
import {toOutline, type StoredSections} from '@lectern/domain/learning/outline'

/**
 * Placeholder page that is built when there are no lessons, because React Router rejects a prerendered route's loader
 * without any page. It renders as Not Found.
 */
const NO_LESSON = `${LEARN_PATH}/none/none`

interface CourseWithLessons {
  slug: string | null
  _updatedAt: string
  curriculum: StoredSections
  /** keys of the lessons that have content */
  written: readonly (string | null)[] | null
}

interface LessonAddress {
  path: string
  /** when the course was last changed, ISO date-time */
  changed?: string
  /** whether it is listed for search engines */
  isListed: boolean
}

/** Of more lessons than these only the listed ones are built, because a build writes about 150 pages a second. */
export const MOST_LESSONS = 10_000

/**
 * The pages of all lessons. Only free lessons with content are listed, as the others can't be read there: those pages
 * show the course outline, and the browser adds the body for owners. Pages that are not built are rendered in the browser.
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
  const built = addresses.length > MOST_LESSONS ? addresses.filter(({isListed}) => isListed) : addresses
  return built.length > 0 ? built : [{path: NO_LESSON, isListed: false}]
}
