import {fetchCoursesById, type OwnedCourse} from '~/features/courses/courses-by-id'
import {listOrders} from '~/features/orders/orders'
import {listEnrollments} from '~/features/enrollments/enrollments'

/** A course that somebody owns, as its card shows it. */
export interface EnrolledCourse {
  courseId: string
  orderId: string
  /** ms since the epoch */
  purchasedAt: number
  /** as it is now; null when it is no longer published */
  course: OwnedCourse | null
  /** as it was when it was bought, where the course itself can no longer say */
  title: string
}

/**
 * The courses a learner owns, latest purchase first, with their content in one query. A title from the order stands in for a
 * course that is no longer published.
 */
export async function loadEnrolledCourses(uid: string): Promise<EnrolledCourse[]> {
  const enrollments = await listEnrollments(uid)
  const courses = await fetchCoursesById(enrollments.map(({courseId}) => courseId))
  const areAllPublished = enrollments.every(({courseId}) => courses.has(courseId))
  const orders = areAllPublished ? [] : await listOrders(uid)
  const titles = new Map(
    orders.flatMap(({items}) => items.map(({courseId, courseTitle}) => [courseId, courseTitle])),
  )
  return enrollments.map((enrollment) => {
    const course = courses.get(enrollment.courseId) ?? null
    const title = course?.title ?? titles.get(enrollment.courseId) ?? 'A course of yours'
    return {...enrollment, course, title}
  })
}
