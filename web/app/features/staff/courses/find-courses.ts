import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

/** Among which courses staff choose: every published one, archived ones too, or those on sale. */
export type CourseChoice = 'published' | 'on-sale'

export interface FoundCourse {
  id: string
  title: string
}

const courseSuggestionsQuery = defineQuery(
  `*[_type == "course" && title match $beginning && ($choice == "published" || (defined(slug.current) && !defined(archivedAt)))]
    | order(title asc) [0...8] {_id, title}`,
)

const namedCourseQuery = defineQuery(
  `*[_type == "course" && (_id == $name || slug.current == $name || title == $name)
    && ($choice == "published" || (defined(slug.current) && !defined(archivedAt)))] | order(_id asc) [0]._id`,
)

/** A few courses with words that begin so. Throws ContentError, or the signal's reason. */
export async function suggestCourses(
  words: string,
  choice: CourseChoice,
  signal: AbortSignal,
): Promise<FoundCourse[]> {
  const parameters = {beginning: `${words}*`, choice}
  const found = await fetchContent(courseSuggestionsQuery, parameters, signal)
  return found.map(({_id, title}) => ({id: _id, title: text(title)}))
}

/** The id of a course that was named by its title, its address in the shop, or its id; null when there is none. Throws ContentError. */
export async function findCourseId(name: string, choice: CourseChoice): Promise<string | null> {
  const slug = /\/course\/([^/?#]+)/.exec(name)?.[1] ?? name.trim()
  return text(await fetchContent(namedCourseQuery, {name: slug, choice})) || null
}
