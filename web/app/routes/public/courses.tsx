import {catalogueFilters} from '@lectern/domain/catalogue'
import {useId, useMemo, useState} from 'react'
import {browseCatalogue} from '~/features/courses/catalogue/browse-catalogue'
import {CategoryCards} from '~/features/courses/catalogue/category-cards'
import {COURSES, CourseList} from '~/features/courses/catalogue/course-list'
import {FilterPanel} from '~/features/courses/catalogue/filter-panel'
import {useCourseSearch} from '~/features/courses/catalogue/use-course-search'
import {WhyLearn} from '~/features/courses/catalogue/why-learn'
import {forBuiltPage, loadCatalogue} from '~/features/courses/catalogue/model'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {useFilters} from '~/lib/router/use-filters'
import {SearchBox} from '~/ui/form/search-box'
import {absolute, breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {Button} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {Field} from '~/ui/form/field'
import {FilterIcon} from '~/ui/icons'
import {FilterChips} from '~/ui/navigation/filter-chips'
import {Select} from '~/ui/form/select'
import type {Route} from './+types/courses'

export const loader = async () => forBuiltPage(await loadCatalogue())

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/courses/catalogue/model'),
  ({loadCatalogue}, {signal}) => loadCatalogue(signal),
  (built) => ({...built, outdated: true}),
)

export const shouldRevalidate = skipRevalidationOnSearchChange

export function meta({loaderData, matches: [root]}: Route.MetaArgs) {
  if (!loaderData) return pageMeta({title: 'Courses', path: '/courses'})
  const {courses, total, categories} = loaderData
  const {tagline, access} = root.loaderData
  const names = categories.map(({name}) => name).join(', ')
  return pageMeta({
    title: 'Courses',
    description: [tagline, access, `${pluralize(total, 'course')} in ${names}`].filter(Boolean).join('. '),
    path: '/courses',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Courses', path: '/courses'},
      ]),
      {
        '@type': 'ItemList',
        itemListElement: courses.slice(0, 12).map(({slug}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: absolute(`/course/${slug}`),
        })),
      },
    ],
  })
}

/** The catalogue: search, filters and sorting over a grid of courses. */
export default function CoursesScreen({loaderData: catalogue}: Route.ComponentProps) {
  const {categories, whyLearn} = catalogue
  const controls = useFilters(catalogueFilters, catalogue)
  const {filters, chips, sortField, untilKnown, change, clear} = controls
  const [panelOpen, setPanelOpen] = useState(false)
  const panelId = useId()
  const [searching, setSearching] = useState(false)
  const search = useCourseSearch(searching || filters.search !== '')
  const shown = useMemo(
    () => browseCatalogue(catalogue, filters, search && search.courses),
    [catalogue, filters, search],
  )

  return (
    <>
      <Container className="grid gap-10 pt-8 pb-section lg:gap-12 lg:pt-12">
        <header className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_30rem]">
          <h1 className="text-5xl tracking-tighter lg:text-6xl">Courses</h1>
          <SearchBox
            label="Search courses..."
            size="lg"
            value={filters.search}
            onFocus={() => setSearching(true)}
            onChange={(search) => change({search}, {live: true})}
          />
        </header>
        <CategoryCards categories={categories} controls={controls} />
        <noscript>
          Filters and further pages need JavaScript. Every course is in the <a href="/sitemap">sitemap</a>.
        </noscript>
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p
              aria-live="polite"
              className={classNames('tabular min-w-28 font-display text-base font-medium', untilKnown)}
            >
              {shown ? pluralize(shown.total, 'course') : 'Looking…'}
            </p>
            <div className="flex grow items-center justify-end gap-3">
              <Field label={sortField.label} hideLabel className="max-sm:grow">
                {(control) => (
                  <Select
                    {...control}
                    options={sortField.options}
                    value={sortField.value}
                    onChange={(event) => change(sortField.set(event.currentTarget.value))}
                  />
                )}
              </Field>
              <Button
                variant="secondary"
                aria-expanded={panelOpen}
                aria-controls={panelId}
                onClick={() => setPanelOpen(!panelOpen)}
              >
                <FilterIcon />
                Filters
              </Button>
            </div>
          </div>
          <FilterPanel id={panelId} open={panelOpen} controls={controls} />
          <FilterChips chips={chips} controls={COURSES} onChange={change} onClear={clear} />
        </div>
        <CourseList
          shown={shown}
          outdated={catalogue.outdated === true}
          search={search}
          controls={controls}
        />
      </Container>
      <WhyLearn reasons={whyLearn} />
    </>
  )
}
