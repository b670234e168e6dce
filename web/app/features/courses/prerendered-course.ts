import {bySlugOrNumber} from '~/lib/sanity/ids/by-slug-or-number'
import {memoize} from '~/lib/sanity/memoize'
import {toBundleCard} from './bundles/model'
import {allBundlesQuery} from './bundles/queries'
import {toCourse} from './detail/model'
import {toCourseCard} from './model'
import {allCoursesQuery} from './detail/queries'
import {loadCourse, type CoursePage} from './load-course'
import {withoutNulls} from '~/lib/sanity/parse'
import {relatedFinder} from './related-courses'
import {fetchContent} from '~/lib/sanity/client'

const everything = memoize(async () => {
  const [raw, bundles] = await Promise.all([fetchContent(allCoursesQuery), fetchContent(allBundlesQuery)])
  return {
    byId: bySlugOrNumber(raw),
    bundles: withoutNulls(bundles.map(toBundleCard)),
    related: relatedFinder(withoutNulls(raw.filter(({listing}) => listing !== 'offer').map(toCourseCard))),
  }
})

/** Build only: the course with that slug or number, from queries shared by all pages. */
export async function prerenderCourse(id: string, url: URL): Promise<CoursePage> {
  // In development every URL reaches this loader, including other ids of a course; the API resolves them all.
  if (import.meta.env.DEV) return loadCourse(id, url)
  const {byId, bundles, related} = await everything()
  const course = toCourse(byId.get(id))
  if (!course) throw new Response(null, {status: 404})
  return {
    course,
    bundles: bundles.filter(({courses}) => courses.some(({id}) => id === course.id)),
    related: related(course),
  }
}
