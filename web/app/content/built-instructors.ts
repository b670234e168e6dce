import {once} from './built'
import {toInstructor, type Instructor} from './instructor'
import {allInstructorsQuery} from './instructor-queries'
import {fetchContent} from './sanity'

const allInstructors = once(() => fetchContent(allInstructorsQuery))

/** For the build: the instructor with that slug, out of one question for all of them. */
export async function builtInstructor(slug: string): Promise<Instructor> {
  const found = toInstructor((await allInstructors()).find((raw) => raw.slug === slug))
  if (!found) throw new Response(null, {status: 404})
  return found
}
