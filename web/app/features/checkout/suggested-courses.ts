import {defineQuery} from 'groq'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {courseCardFields} from '../courses/queries'
import {present} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

/** Courses of the catalogue other than those one has; those of the same categories first, then the most popular. */
const suggestionsQuery =
  defineQuery(`*[_type == "course" && listing != "offer" && defined(slug.current) && !(_id in $owned)]
  | order(select(category._ref in *[_type == "course" && _id in $bought].category._ref => 0, 1) asc, studentsCount desc, _id asc)
  [0...3] {${courseCardFields}}`)

/**
 * At most three courses to go on with.
 * @param bought ids of what has just been bought; it decides what fits
 * @param owned ids of everything one has, that is not to be suggested
 */
export async function fetchSuggestions(
  bought: readonly string[],
  owned: readonly string[],
): Promise<CourseCard[]> {
  const excluded = [...new Set([...owned, ...bought])]
  const raw = await fetchContent(suggestionsQuery, {
    bought,
    owned: excluded,
  })
  return present(raw.map(toCourseCard))
}
