import {bySlugOrNumber} from '~/lib/sanity/ids/by-slug-or-number'
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
    byId: bySlugOrNumber(raw),
    related: relatedFinder(withoutNulls(raw.filter(({listing}) => listing !== 'offer').map(toCourseCard))),
  }
})

/** Build only: the course with that slug or number, from one query shared by all pages. */
export async function prerenderCourse(id: string, url: URL): Promise<CoursePage> {
  // In development every URL reaches this loader, including other ids of a course; the API resolves them all.
  if (import.meta.env.DEV) return loadCourse(id, url)
  const {byId, related} = await everything()
  const course = toCourse(byId.get(id))
  if (!course) throw new Response(null, {status: 404})
  return {course, related: related(course)}
}
