import {centsFromDollars} from '@lectern/domain/money'
import type {OrderItem} from '@lectern/domain/order'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {parseResult, sanity} from '../services/sanity.ts'
import {cartCoursesQuery} from './queries.ts'

const coursesSchema = z.array(
  z.object({_id: z.string(), title: z.string().check(z.minLength(1)), price: z.number().check(z.positive())}),
)

/**
 * The courses of a cart at their published titles and prices (cents), in the cart's order.
 * @throws AppError `duplicate-course` or `unknown-course`, with the courses concerned; `unavailable` when Sanity does not
 *   answer, or a course has no title or no price
 */
export async function priceCart(courseIds: readonly string[]): Promise<OrderItem[]> {
  const repeated = courseIds.filter((id, index) => courseIds.indexOf(id) !== index)
  if (repeated.length > 0) throw new AppError('duplicate-course', {courseIds: [...new Set(repeated)]})
  const courses = new Map((await fetchCourses(courseIds)).map((course) => [course._id, course]))
  const unknown = courseIds.filter((id) => !courses.has(id))
  if (unknown.length > 0) throw new AppError('unknown-course', {courseIds: unknown})
  return courseIds.flatMap((id) => {
    const course = courses.get(id)
    return course
      ? [{courseId: id, courseTitle: course.title, priceCents: centsFromDollars(course.price)}]
      : []
  })
}

async function fetchCourses(ids: readonly string[]): Promise<z.infer<typeof coursesSchema>> {
  try {
    const client = await sanity()
    return parseResult(coursesSchema, await client.fetch(cartCoursesQuery, {ids}))
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}
