import {noProgress, standingIn, type Standing} from '@lectern/domain/learning/progress'
import {fetchCoursesById, type OwnedCourse} from '~/features/courses/courses-by-id'
import {listEnrollments, type Enrollment} from '~/features/enrollments/enrollments'
import {listOrders} from '~/features/orders/orders'
import {listProgress} from './progress'

/** A course that somebody owns, as its card shows it. */
export interface EnrolledCourse extends Enrollment {
  /** as it is now; null when it is no longer published */
  course: OwnedCourse | null
  /** as it was when it was bought, where the course itself can no longer say */
  title: string
  /** its home for whoever owns it: also of one that is no longer published */
  path: string
  /** null where the outline is not known, or not written yet */
  standing: Standing | null
  /** when its learner was in it last, ms since the epoch; null before that */
  lastAt: number | null
}

/**
 * The courses a learner owns, latest purchase first, with their content in one query. A title from the order stands in for a
 * course that is no longer published.
 */
export async function loadEnrolledCourses(uid: string): Promise<EnrolledCourse[]> {
  const enrollments = await listEnrollments(uid)
  const [courses, progress] = await Promise.all([
    fetchCoursesById(enrollments.map(({courseId}) => courseId)),
    listProgress(uid),
  ])
  const areAllPublished = enrollments.every(({courseId}) => courses.has(courseId))
  const orders = areAllPublished ? [] : await listOrders(uid)
  const titles = new Map(
    orders.flatMap(({items}) => items.map(({courseId, courseTitle}) => [courseId, courseTitle])),
  )
  return enrollments.map((enrollment) => {
    const {courseId} = enrollment
    const course = courses.get(courseId) ?? null
    const own = progress.get(courseId) ?? noProgress
    const standing = course && standingIn(course.outline, own)
    return {
      ...enrollment,
      course,
      title: course?.title ?? titles.get(courseId) ?? 'A course of yours',
      path: `/learn/${course?.slug ?? courseId}`,
      standing: standing && standing.lessons > 0 ? standing : null,
      lastAt: own.at?.time ?? null,
    }
  })
}

/** The course that its learner was in last, and has not done yet; null where there is none. */
export function currentCourse(courses: readonly EnrolledCourse[]): EnrolledCourse | null {
  const begun = courses.filter(({lastAt, standing}) => lastAt !== null && standing?.isComplete === false)
  return begun.toSorted((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0))[0] ?? null
}
