import {coursesScreen} from '@lectern/domain/screens/courses'
import {BundleRow} from '~/features/courses/bundles/bundle-row'
import {CatalogueBrowser} from '~/features/courses/catalogue/catalogue-browser'
import {courseListJsonLd} from '~/features/courses/catalogue/course-list-json-ld'
import {forBuiltPage, loadCatalogue} from '~/features/courses/catalogue/model'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {pluralize} from '~/ui/content/pluralize'
import type {Route} from './+types/courses'

export const loader = async () => forBuiltPage(await loadCatalogue())

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/courses/catalogue/load-courses'),
  ({loadAllCourses}, {url, signal}) => loadAllCourses(url, signal),
  (built) => ({...built, outdated: true}),
)

export const shouldRevalidate = skipRevalidationOnSearchChange

export function meta({loaderData, matches: [root]}: Route.MetaArgs) {
  if (!loaderData) return pageMeta(coursesScreen)
  const {courses, total, categories, seo} = loaderData
  const {tagline, access} = root.loaderData
  const names = categories.map(({name}) => name).join(', ')
  return pageMeta({
    ...coursesScreen,
    description: [tagline, access, `${pluralize(total, 'course')} in ${names}`].filter(Boolean).join('. '),
    ...seo,
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Courses', path: '/courses'},
      ]),
      courseListJsonLd(courses),
    ],
  })
}

/** The catalogue: search, filters and sorting over a grid of courses. */
export default function CoursesScreen({loaderData: catalogue}: Route.ComponentProps) {
  return (
    <CatalogueBrowser
      catalogue={catalogue}
      title="Courses"
      besides={<BundleRow bundles={catalogue.bundles} />}
    />
  )
}
