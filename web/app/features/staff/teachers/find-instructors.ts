import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'
import * as z from 'zod/mini'

const instructorSuggestionsQuery = defineQuery(
  `*[_type == "instructor" && name match $beginning] | order(name asc) [0...8] {_id, name}`,
)

const namedInstructorQuery = defineQuery(
  `*[_type == "instructor" && (_id == $name || slug.current == $name || name == $name)] | order(_id == $name desc, _id asc) [0...2]._id`,
)

/** The hidden field of a form about a teacher of the list: `instructor` is their id, also where the content does not have them any more. */
export const knownInstructor = z.optional(z.literal('yes'))

/** A few instructors with names that begin so. Throws ContentError, or the signal's reason. */
export async function suggestInstructors(words: string, signal: AbortSignal) {
  const found = await fetchContent(instructorSuggestionsQuery, {beginning: `${words}*`}, signal)
  return found.map(({_id, name}) => ({id: _id, title: text(name)}))
}

/**
 * The instructor that was named by name, address in the shop, or id; or why none is meant: there is none, or several have the name. An id
 * means its own, whatever others are called. Throws ContentError.
 */
export async function findInstructor(name: string): Promise<{instructorId: string} | {mistake: string}> {
  const named = /\/instructor\/([^/?#]+)/.exec(name)?.[1] ?? name.trim()
  const [first, second] = await fetchContent(namedInstructorQuery, {name: named})
  if (first === undefined) return {mistake: 'The content has no instructor of this name or address.'}
  if (second !== undefined && first !== named)
    return {mistake: 'Several instructors have this name. Please give the address of the page, or the id.'}
  return {instructorId: first}
}
