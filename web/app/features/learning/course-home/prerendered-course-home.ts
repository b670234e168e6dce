import {memoize} from '~/lib/sanity/memoize'
import {fetchContent} from '~/lib/sanity/client'
import {loadCourseHome} from './load-course-home'
import {toCourseHome, type CourseHome} from './model'
import {courseHomesQuery} from '~/features/learning/queries'

const everything = memoize(
  async () => new Map((await fetchContent(courseHomesQuery)).map((course) => [course.slug, course])),
)

/** Build only: the course with that slug, from one query shared by all pages. */
export async function prerenderCourseHome(slug: string, url: URL): Promise<CourseHome> {
  // In development every URL reaches this loader, including other ids of a course; the API resolves them all.
  if (import.meta.env.DEV) return loadCourseHome(slug, url)
  const home = toCourseHome((await everything()).get(slug))
  if (!home) throw new Response(null, {status: 404})
  return home
}
