import {memoize} from '~/lib/sanity/memoize'
import {toInstructor, type Instructor} from './model'
import {allInstructorsQuery} from './queries'
import {loadInstructor} from './load-instructors'
import {fetchContent} from '~/lib/sanity/client'

const allInstructors = memoize(() => fetchContent(allInstructorsQuery))

/** Build only: the instructor with that slug, from one query shared by all instructors. */
export async function prerenderInstructor(slug: string, url: URL): Promise<Instructor> {
  // The dev server also requests other ids (a number, a document id), which only the API resolves.
  if (import.meta.env.DEV) return loadInstructor(slug, url)
  const found = toInstructor((await allInstructors()).find((raw) => raw.slug === slug))
  if (!found) throw new Response(null, {status: 404})
  return found
}
