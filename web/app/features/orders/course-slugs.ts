import {fetchCoursesById} from '~/features/courses/courses-by-id'
import type {Order} from './orders'

/** The slug of each course's page, by the course's id. */
export type CourseSlugs = ReadonlyMap<string, string>

/** Where the courses of an order have their pages: those that are published. None when the content cannot be had. */
export async function loadCourseSlugs({items}: Order): Promise<CourseSlugs> {
  try {
    const courses = await fetchCoursesById(items.map(({courseId}) => courseId))
    return new Map([...courses].map(([id, {slug}]) => [id, slug]))
  } catch (error) {
    console.error('The pages of the courses of the order could not be found.', error)
    return new Map()
  }
}
