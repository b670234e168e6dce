import {bySlugOrNumber} from '~/lib/sanity/ids/by-slug-or-number'
import {memoize} from '~/lib/sanity/memoize'
import {fetchContent} from '~/lib/sanity/client'
import {loadCourseHome} from './load-course-home'
import {toCourseHome, type CourseHome} from './model'
import {courseHomesQuery} from '~/features/learning/queries'

const everything = memoize(async () => bySlugOrNumber(await fetchContent(courseHomesQuery)))

/** Build only: the course with that slug or number, from one query shared by all pages. */
export async function prerenderCourseHome(id: string, url: URL): Promise<CourseHome> {
  // In development every URL reaches this loader, including other ids of a course; the API resolves them all.
  if (import.meta.env.DEV) return loadCourseHome(id, url)
  const home = toCourseHome((await everything()).get(id))
  if (!home) throw new Response(null, {status: 404})
  return home
}
