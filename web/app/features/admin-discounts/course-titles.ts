import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'

const MOST = 8

const titleSuggestionsQuery = defineQuery(
  `*[_type == "course" && defined(slug.current) && !defined(archivedAt) && title match $title] | order(title asc) [0...$most] {_id, title}`,
)
const courseIdByTitleQuery = defineQuery(
  `*[_type == "course" && defined(slug.current) && !defined(archivedAt) && title == $title][0]._id`,
)

/** The titles of a few courses on sale that begin with these words. */
export async function findCourseTitles(words: string): Promise<string[]> {
  const found = await fetchContent(titleSuggestionsQuery, {title: `${words}*`, most: MOST})
  return found.flatMap(({title}) => title ?? [])
}

/** The id of the course on sale with exactly this title; undefined when there is none. */
export async function findCourseByTitle(title: string): Promise<string | undefined> {
  return (await fetchContent(courseIdByTitleQuery, {title})) ?? undefined
}
