import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

const instructorSuggestionsQuery = defineQuery(
  `*[_type == "instructor" && name match $beginning] | order(name asc) [0...8] {_id, name}`,
)

const namedInstructorQuery = defineQuery(
  `*[_type == "instructor" && (_id == $name || slug.current == $name || name == $name)] | order(_id asc) [0]._id`,
)

/** A few instructors with names that begin so. Throws ContentError, or the signal's reason. */
export async function suggestInstructors(words: string, signal: AbortSignal) {
  const found = await fetchContent(instructorSuggestionsQuery, {beginning: `${words}*`}, signal)
  return found.map(({_id, name}) => ({id: _id, title: text(name)}))
}

/** The id of an instructor that was named by name, address in the shop, or id; null when there is none. Throws ContentError. */
export async function findInstructorId(name: string): Promise<string | null> {
  const slug = /\/instructor\/([^/?#]+)/.exec(name)?.[1] ?? name.trim()
  return text(await fetchContent(namedInstructorQuery, {name: slug})) || null
}
