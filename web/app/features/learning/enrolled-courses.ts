import {noProgress, standingIn, type Standing} from '@lectern/domain/learning/progress'
import {titledCourses} from '@lectern/domain/orders/lines'
import {fetchCoursesById, type OwnedCourse} from '~/features/courses/courses-by-id'
import {listEnrollments, type Enrollment} from '~/features/enrollments/enrollments'
import {listOrders} from '~/features/orders/orders'
import {listProgress} from './progress'

/** A course the learner owns, with the data its card shows. */
export interface EnrolledCourse extends Enrollment {
  /** the current content; null when it is no longer published */
  course: OwnedCourse | null
  /** the title at the time of purchase when the course is no longer published */
  title: string
  /** path of its learning page, which owners can open even when the course is no longer published */
  path: string
  /** null when the outline is unknown or not written yet */
  standing: Standing | null
  /** when the learner last opened it, ms since the epoch; null if never */
  lastAt: number | null
}

/**
 * Loads the courses a learner owns, latest purchase first, with their content in one query. A course that is no
 * longer published falls back to the title in the order.
 */
export async function loadEnrolledCourses(uid: string): Promise<EnrolledCourse[]> {
  const enrollments = await listEnrollments(uid)
  const [courses, progress] = await Promise.all([
    fetchCoursesById(enrollments.map(({courseId}) => courseId)),
    listProgress(uid),
  ])
  const own = new Set(enrollments.map(({courseId}) => courseId))
  void import('./offline/kept-lessons').then(({discardLessons}) => discardLessons((id) => !own.has(id)))
  const areAllPublished = enrollments.every(({courseId}) => courses.has(courseId))
  const orders = areAllPublished ? [] : await listOrders(uid)
  const sold = orders.flatMap(({items}) => items.flatMap(titledCourses))
  const titles = new Map(sold.map(({courseId, title}) => [courseId, title]))
  return enrollments.map((enrollment) => {
    const {courseId} = enrollment
    const course = courses.get(courseId) ?? null
    const learned = progress.get(courseId) ?? noProgress
    const {inOrder = false} = course ?? {}
    const opening = {inOrder, since: enrollment.opensFrom, now: Date.now()}
    const standing = course && standingIn(course.outline, learned, opening)
    return {
      ...enrollment,
      course,
      title: course?.title ?? titles.get(courseId) ?? 'A course of yours',
      path: `/learn/${course?.slug ?? courseId}`,
      standing: standing && standing.lessons > 0 ? standing : null,
      lastAt: learned.at?.time ?? null,
    }
  })
}

/** The course the learner opened last and has not completed; null when there is none. */
export function currentCourse(courses: readonly EnrolledCourse[]): EnrolledCourse | null {
  const begun = courses.filter(({lastAt, standing}) => lastAt !== null && standing?.isComplete === false)
  return begun.toSorted((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0))[0] ?? null
}
