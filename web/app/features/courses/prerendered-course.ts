import {memoize} from '~/lib/sanity/memoize'
import {toCourse, toCourseCard} from './model'
import {allCoursesQuery} from './queries'
import {loadCourse, type CoursePage} from './load-course'
import {withoutNulls} from '~/lib/sanity/parse'
import {relatedFinder} from './related-courses'
import {fetchContent} from '~/lib/sanity/client'

const everything = memoize(async () => {
  const raw = await fetchContent(allCoursesQuery)
  return {
    bySlug: new Map(raw.map((course) => [course.slug, course])),
    related: relatedFinder(withoutNulls(raw.filter(({listing}) => listing !== 'offer').map(toCourseCard))),
  }
})

/** Build only: the course with that slug, from one query shared by all pages. */
export async function prerenderCourse(slug: string, url: URL): Promise<CoursePage> {
  // In development every URL reaches this loader, including other ids of a course; the API resolves them all.
  if (import.meta.env.DEV) return loadCourse(slug, url)
  const {bySlug, related} = await everything()
  const course = toCourse(bySlug.get(slug))
  if (!course) throw new Response(null, {status: 404})
  return {course, related: related(course)}
}
