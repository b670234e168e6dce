import {defineQuery} from 'groq'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {courseCardFields, coursesOnSale} from '../courses/queries'
import {listEnrollments} from '~/features/enrollments/enrollments'
import {withoutNulls} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

/** Listed courses except the owned ones; those in the same categories first, then by popularity. */
const suggestionsQuery = defineQuery(`*[${coursesOnSale} && listing != "offer" && !(_id in $owned)]
  | order(select(category._ref in *[_type == "course" && _id in $bought].category._ref => 0, 1) asc, studentsCount desc, _id asc)
  [0...3] {${courseCardFields}}`)

/**
 * Loads at most three suggestions based on the courses just bought, excluding all courses the learner owns. Empty
 * when the content API is unreachable.
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
