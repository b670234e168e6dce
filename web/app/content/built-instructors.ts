import {once} from './built'
import {toInstructor, type Instructor} from './instructor'
import {allInstructorsQuery} from './instructor-queries'
import {loadInstructor} from './instructors'
import {fetchContent} from './sanity'

const allInstructors = once(() => fetchContent(allInstructorsQuery))

/** For the build: the instructor with that slug, out of one question for all of them. */
export async function builtInstructor(slug: string, url: URL): Promise<Instructor> {
  // While developing every address comes here, also the other names of a thing: the API knows them all.
  if (import.meta.env.DEV) return loadInstructor(slug, url)
  const found = toInstructor((await allInstructors()).find((raw) => raw.slug === slug))
  if (!found) throw new Response(null, {status: 404})
  return found
}
