import {isRouteErrorResponse} from 'react-router-dom'
import {CatalogueBrowser} from '~/features/courses/catalogue/catalogue-browser'
import {CategoryNotFound, CategoryText, NoCoursesYet} from '~/features/courses/catalogue/category-parts'
import {courseListJsonLd} from '~/features/courses/catalogue/course-list-json-ld'
import {forBuiltPage} from '~/features/courses/catalogue/model'
import {loadCategory} from '~/features/courses/catalogue/load-courses'
import {BrowseInstead} from '~/layout/browse-instead/browse-instead'
import {ErrorScreen} from '~/layout/error-screen'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {editable} from '~/lib/sanity/preview'
import {pluralize} from '~/ui/content/pluralize'
import {Breadcrumb} from '~/ui/navigation/breadcrumb'
import type {Route} from './+types/category'

export async function loader({params, url}: Route.LoaderArgs) {
  const {category, catalogue} = await loadCategory(params.id, url)
  return {category, catalogue: forBuiltPage(catalogue)}
}

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/courses/catalogue/load-courses'),
  ({loadCategory}, {params, url, signal}) => loadCategory(params.id ?? '', url, signal),
  ({category, catalogue}) => ({category, catalogue: {...catalogue, outdated: true}}),
)

export const shouldRevalidate = skipRevalidationOnSearchChange

export function meta({loaderData, error}: Route.MetaArgs) {
  if (!loaderData) return missingMeta(error, 'Category Not Found')
  const {category, catalogue} = loaderData
  const path = `/courses/${category.slug}`
  const courses = catalogue.courses.map(({title}) => title)
  return pageMeta({
    title: `${category.name} Courses`,
    description: [
      category.description,
      courses.length > 0 && `${pluralize(catalogue.total, 'course')}: ${courses.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
    ...category.seo,
    path,
    noindex: catalogue.total === 0,
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Courses', path: '/courses'},
        {label: category.name, path},
      ]),
      courseListJsonLd(catalogue.courses),
    ],
  })
}

/** The page of a category: what its courses are about, and the courses with search, filters and sorting. */
export default function CategoryScreen({loaderData: {category, catalogue}}: Route.ComponentProps) {
  return (
    <CatalogueBrowser
      // Another category is another list, with its own history of filters.
      key={category.slug}
      catalogue={catalogue}
      category={category}
      title={`${category.name} Courses`}
      before={<Breadcrumb items={[{label: 'Courses', to: '/courses'}, {label: category.name}]} />}
      lead={
        <p className="measure text-lg text-ink-soft" {...editable('category', category.id, 'description')}>
          {category.description}
        </p>
      }
      empty={<NoCoursesYet category={category} />}
    >
      <CategoryText category={category} />
    </CatalogueBrowser>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <>
      <CategoryNotFound />
      <BrowseInstead />
    </>
  )
}
