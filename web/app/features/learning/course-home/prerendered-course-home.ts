import {memoize} from '~/lib/sanity/memoize'
import {fetchContent} from '~/lib/sanity/client'
import {loadCourseHome} from './load-course-home'
import {toCourseHome, type CourseHome} from './model'
import {courseHomesQuery} from '~/features/learning/queries'

const everything = memoize(
  async () => new Map((await fetchContent(courseHomesQuery)).map((course) => [course.slug, course])),
)

/** For the build: the course with that slug, out of one question for all of them. */
export async function prerenderCourseHome(slug: string, url: URL): Promise<CourseHome> {
  // While developing every address comes here, also the other names of a thing: the API knows them all.
  if (import.meta.env.DEV) return loadCourseHome(slug, url)
  const home = toCourseHome((await everything()).get(slug))
  if (!home) throw new Response(null, {status: 404})
  return home
}
