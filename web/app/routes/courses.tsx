import {browse, SORTS, type CatalogueSort} from '@lectern/domain/catalogue'
import {useId, useMemo, useState} from 'react'
import type {ShouldRevalidateFunctionArgs} from 'react-router'
import {CategoryCards} from '~/catalogue/category-cards'
import {CourseList} from '~/catalogue/course-list'
import {FilterChips} from '~/catalogue/filter-chips'
import {FilterPanel} from '~/catalogue/filter-panel'
import {sortWords} from '~/catalogue/filter-words'
import {SearchBox} from '~/catalogue/search-box'
import {useCatalogueFilters} from '~/catalogue/use-catalogue-filters'
import {WhyLearn} from '~/catalogue/why-learn'
import {forBuiltPage, loadCatalogue} from '~/content/catalogue'
import {refreshing} from '~/content/refreshing'
import {absolute, breadcrumbJsonLd, pageMeta} from '~/shell/page-meta'
import {Button} from '~/ui/button'
import {Container} from '~/ui/container'
import {Field} from '~/ui/field'
import {FilterIcon} from '~/ui/icons'
import {Select} from '~/ui/select'
import type {Route} from './+types/courses'

export const loader = async () => forBuiltPage(await loadCatalogue())

export const clientLoader = refreshing(
  () => import('~/content/catalogue'),
  ({loadCatalogue}, {signal}) => loadCatalogue(signal),
)

/** Filtering happens here, over what is there: only coming to the page asks for it anew. */
export const shouldRevalidate = ({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function meta({loaderData}: Route.MetaArgs) {
  const courses = loaderData?.courses ?? []
  return pageMeta({
    title: 'Courses',
    description: `${loaderData?.total ?? 'All'} courses in marketing, programming, data, design and more, taught by people who do the work. Pay once, keep them for life.`,
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
export default function CoursesScreen({loaderData: {courses, categories, whyLearn}}: Route.ComponentProps) {
  const slugs = useMemo(() => categories.map(({slug}) => slug), [categories])
  const controls = useCatalogueFilters(slugs)
  const {filters, change} = controls
  const [panelOpen, setPanelOpen] = useState(false)
  const panelId = useId()
  const {total} = useMemo(() => browse(courses, filters), [courses, filters])

  return (
    <>
      <Container className="grid gap-10 pt-8 pb-section lg:gap-12 lg:pt-12">
        <header className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_30rem]">
          <h1 className="text-5xl tracking-tighter lg:text-6xl">Courses</h1>
          <SearchBox
            label="Search courses"
            placeholder="Search by title or instructor"
            value={filters.search}
            onSearch={(search) => change({search}, {live: true})}
          />
        </header>
        <CategoryCards categories={categories} controls={controls} />
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p aria-live="polite" className="tabular font-display text-base font-medium">
              {total === 1 ? '1 course' : `${total} courses`}
            </p>
            <div className="flex grow items-center justify-end gap-3">
              <Field label="Sort by" hideLabel className="max-sm:grow">
                {(control) => (
                  <Select
                    {...control}
                    value={filters.sort}
                    onChange={(event) => change({sort: event.currentTarget.value as CatalogueSort})}
                  >
                    {SORTS.map((sort) => (
                      <option key={sort} value={sort}>
                        {sortWords[sort]}
                      </option>
                    ))}
                  </Select>
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
          {panelOpen && <FilterPanel id={panelId} categories={categories} controls={controls} />}
          <FilterChips categories={categories} controls={controls} />
        </div>
        <CourseList courses={courses} controls={controls} />
      </Container>
      <WhyLearn reasons={whyLearn} />
    </>
  )
}
