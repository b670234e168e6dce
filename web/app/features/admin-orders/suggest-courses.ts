import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

const suggestionsQuery = defineQuery(
  `*[_type == "course" && title match $beginning] | order(title asc) [0...8] {_id, title}`,
)

export interface SuggestedCourse {
  id: string
  title: string
}

/** A few courses with words that begin so. Throws ContentError. */
export async function suggestCourses(typed: string, signal: AbortSignal): Promise<SuggestedCourse[]> {
  const courses = await fetchContent(suggestionsQuery, {beginning: `${typed}*`}, signal)
  return courses.map(({_id, title}) => ({id: _id, title: text(title)}))
}
