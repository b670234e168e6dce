import {bySlugOrNumber} from '~/lib/sanity/ids/by-slug-or-number'
import {memoize} from '~/lib/sanity/memoize'
import {toInstructor, type Instructor} from './model'
import {allInstructorsQuery} from './queries'
import {loadInstructor} from './load-instructor'
import {fetchContent} from '~/lib/sanity/client'

const allInstructors = memoize(async () => bySlugOrNumber(await fetchContent(allInstructorsQuery)))

/** Build only: the instructor with that slug or number, from one query shared by all instructors. */
export async function prerenderInstructor(id: string, url: URL): Promise<Instructor> {
  // The dev server also requests other ids (a document id, a former slug), which only the API resolves.
  if (import.meta.env.DEV) return loadInstructor(id, url)
  const found = toInstructor((await allInstructors()).get(id))
  if (!found) throw new Response(null, {status: 404})
  return found
}
