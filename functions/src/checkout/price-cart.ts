import {coursePriceAt} from '@lectern/domain/content/course-price'
import {lineOfCourse, type OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {sanity} from '../services/sanity.ts'
import {cartCoursesQuery} from './queries.ts'

const courseSchema = z.object({
  _id: z.string(),
  title: z.string().check(z.minLength(1)),
  // Less than a cent is nothing.
  price: z.number().check(z.gte(0.005)),
  originalPrice: z.nullish(z.number()),
  offerEndsAt: z.nullish(z.string()),
})
type PricedCourse = z.infer<typeof courseSchema>

/**
 * The lines of a cart: its courses at their published titles and present prices (cents), in the cart's order.
 * @throws AppError `duplicate-course` or `unknown-course`, with the courses concerned: also those without a title or a price,
 *   which nobody can buy; `unavailable` when Sanity does not answer
 */
export async function priceCart(courseIds: readonly string[]): Promise<OrderLine[]> {
  const repeated = courseIds.filter((id, index) => courseIds.indexOf(id) !== index)
  if (repeated.length > 0) throw new AppError('duplicate-course', {courseIds: [...new Set(repeated)]})
  const courses = new Map((await fetchCourses(courseIds)).map((course) => [course._id, course]))
  const unknown = courseIds.filter((id) => !courses.has(id))
  if (unknown.length > 0) throw new AppError('unknown-course', {courseIds: unknown})
  const now = clock.now()
  return courseIds.flatMap((courseId, index) => {
    const course = courses.get(courseId)
    if (!course) return []
    const {priceCents} = coursePriceAt(course, now)
    return [lineOfCourse({courseId, courseTitle: course.title, priceCents}, index)]
  })
}

async function fetchCourses(ids: readonly string[]): Promise<PricedCourse[]> {
  try {
    const client = await sanity()
    const found = await client.fetch(cartCoursesQuery, {ids})
    return found.flatMap((course) => courseSchema.safeParse(course).data ?? [])
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}
