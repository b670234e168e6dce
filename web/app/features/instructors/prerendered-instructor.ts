import {memoize} from '~/lib/sanity/memoize'
import {toInstructor, type Instructor} from './model'
import {allInstructorsQuery} from './queries'
import {loadInstructor} from './load-instructors'
import {fetchContent} from '~/lib/sanity/client'

const allInstructors = memoize(() => fetchContent(allInstructorsQuery))

/** For the build: the instructor with that slug, out of one question for all of them. */
export async function builtInstructor(slug: string, url: URL): Promise<Instructor> {
  // While developing every address comes here, also the other names of a thing: the API knows them all.
  if (import.meta.env.DEV) return loadInstructor(slug, url)
  const found = toInstructor((await allInstructors()).find((raw) => raw.slug === slug))
  if (!found) throw new Response(null, {status: 404})
  return found
}
