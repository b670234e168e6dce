import {noProgress, standingIn, type Standing} from '@lectern/domain/learning/progress'
import {titledCourses} from '@lectern/domain/orders/lines'
import {fetchCoursesById, type OwnedCourse} from '~/features/courses/courses-by-id'
import {listEnrollments, type Enrollment} from '~/features/enrollments/enrollments'
import {listOrders} from '~/features/orders/orders'
import type {CourseHome} from './course-home/model'
import {listProgress} from './progress'

/** A course the learner owns, with the data its card shows. */
export interface EnrolledCourse extends Enrollment {
  /** the current content; null when it is no longer published */
  course: OwnedCourse | null
  /** of a course that is not published: as its owner is told it, or else that at the time of purchase */
  title: string
  /** path of its learning page, which owners can open even when the course is no longer published */
  path: string
  /** null when the outline is unknown or not written yet */
  standing: Standing | null
  /** when the learner last opened it, ms since the epoch; null if never */
  lastAt: number | null
}

/**
 * Loads the courses a learner owns, latest purchase first, with their content in one query. Those that are not published, or whose date was
 * put off, are asked for one by one; where one is not there any more it has the title in the order.
 */
export async function loadEnrolledCourses(uid: string): Promise<EnrolledCourse[]> {
  const enrollments = await listEnrollments(uid)
  const [courses, progress] = await Promise.all([
    fetchCoursesById(enrollments.map(({courseId}) => courseId)),
    listProgress(uid),
  ])
  const own = new Set(enrollments.map(({courseId}) => courseId))
  void import('./offline/kept-lessons').then(({discardLessons}) => discardLessons((id) => !own.has(id)))
  const missing = enrollments.flatMap(({courseId}) => (courses.has(courseId) ? [] : [courseId]))
  const [orders, homes] = await Promise.all([
    missing.length === 0 ? [] : listOrders(uid),
    unpublishedHomes(missing),
  ])
  const sold = orders.flatMap(({items}) => items.flatMap(titledCourses))
  const titles = new Map(sold.map(({courseId, title}) => [courseId, title]))
  return enrollments.map((enrollment) => {
    const {courseId} = enrollment
    const course = courses.get(courseId) ?? null
    const known = course ?? homes.get(courseId)
    const learned = progress.get(courseId) ?? noProgress
    const {inOrder = false} = known ?? {}
    const opening = {inOrder, since: enrollment.opensFrom, now: Date.now()}
    const standing = known && standingIn(known.outline, learned, opening)
    return {
      ...enrollment,
      course,
      title: known?.title || (titles.get(courseId) ?? 'A course of yours'),
      path: `/learn/${course?.slug ?? courseId}`,
      standing: standing?.lessons ? standing : null,
      lastAt: learned.at?.time ?? null,
    }
  })
}

/** Unpublished courses by id, as the function tells their owner; those that it does not have, or could not be asked for, are left out. */
async function unpublishedHomes(ids: readonly string[]): Promise<ReadonlyMap<string, CourseHome>> {
  const homes = await Promise.all(
    ids.map(async (id) => {
      try {
        const {loadUnpublishedHome} = await import('./course-home/own-course')
        return await loadUnpublishedHome(id)
      } catch (error) {
        console.error('A course that is not published could not be loaded.', error)
        return null
      }
    }),
  )
  return new Map(homes.flatMap((home) => (home ? [[home.id, home] as const] : [])))
}

/** The course the learner opened last and has not completed; null when there is none. */
export function currentCourse(courses: readonly EnrolledCourse[]): EnrolledCourse | null {
  const begun = courses.filter(({lastAt, standing}) => lastAt !== null && standing?.isComplete === false)
  return begun.toSorted((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0))[0] ?? null
}
