import {fetchCoursesById} from '~/features/courses/courses-by-id'
import {coursesOf} from '@lectern/domain/order'
import type {Order} from './orders'

/** Course slugs by course id. */
export type CourseSlugs = ReadonlyMap<string, string>

/** Fetches the slugs of an order's published courses. Empty when the content API is unreachable. */
export async function loadCourseSlugs({items}: Order): Promise<CourseSlugs> {
  try {
    const courses = await fetchCoursesById(coursesOf(items))
    return new Map([...courses].map(([id, {slug}]) => [id, slug]))
  } catch (error) {
    console.error('The pages of the courses of the order could not be found.', error)
    return new Map()
  }
}
