import {defineQuery} from 'groq'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {courseCardFields, coursesOnSale} from '../courses/queries'
import {listEnrollments} from '~/features/enrollments/enrollments'
import {withoutNulls} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

/** Courses of the catalogue other than those one has; those of the same categories first, then the most popular. */
const suggestionsQuery = defineQuery(`*[${coursesOnSale} && listing != "offer" && !(_id in $owned)]
  | order(select(category._ref in *[_type == "course" && _id in $bought].category._ref => 0, 1) asc, studentsCount desc, _id asc)
  [0...3] {${courseCardFields}}`)

/**
 * At most three courses to go on with: none of those that have just been bought, which decide what fits, and none that the
 * learner owned before. No courses where they cannot be had.
 */
export async function loadSuggestions(uid: string, bought: readonly string[]): Promise<CourseCard[]> {
  try {
    const owned = await listEnrollments(uid)
    const excluded = new Set([...owned.map(({courseId}) => courseId), ...bought])
    const raw = await fetchContent(suggestionsQuery, {bought, owned: [...excluded]})
    return withoutNulls(raw.map(toCourseCard))
  } catch (error) {
    console.error('There are no courses to suggest.', error)
    return []
  }
}
