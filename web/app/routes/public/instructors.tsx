import {
  browseInstructors,
  changeDirectoryFilters,
  INSTRUCTOR_SORTS,
  parseDirectoryFilters,
  serializeDirectoryFilters,
  type DirectoryFilters,
  type InstructorSort,
} from '@lectern/domain/instructors'
import {useRef} from 'react'
import {loadInstructors} from '~/features/instructors/load-instructors'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {useSite} from '~/features/site/site-context'
import {DirectoryCard} from '~/features/instructors/directory-card'
import {skipRevalidationOnSearchChange, useQueryParams} from '~/lib/router/use-query-params'
import {SearchBox} from '~/ui/form/search-box'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {Button} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Field} from '~/ui/form/field'
import {PageHeader} from '~/ui/layout/page-header'
import {Pagination} from '~/ui/navigation/pagination'
import {Select} from '~/ui/form/select'
import type {Route} from './+types/instructors'

export const loader = () => loadInstructors()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/instructors/load-instructors'),
  ({loadInstructors}, {signal}) => loadInstructors(signal),
)
export const shouldRevalidate = skipRevalidationOnSearchChange

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Instructors',
    description:
      'The people who teach here: what they do for a living, and the courses they have made of it.',
    path: '/instructors',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Instructors', path: '/instructors'},
      ]),
    ],
  })

const sortLabels: Record<InstructorSort, string> = {
  name: 'Name',
  title: 'Title',
  rating: 'Highest Rated',
  students: 'Most Students',
}

const RESULTS = 'instructors-found'

/** Everyone who teaches here, to search, to sort and to page through. */
export default function Instructors({loaderData: instructors}: Route.ComponentProps) {
  const {tagline} = useSite()
  const results = useRef<HTMLDivElement>(null)
  const {params, change, untilKnown} = useQueryParams()
  const filters = parseDirectoryFilters(params)
  const {items, page, pageCount, total} = browseInstructors(instructors, filters)

  const clear = () => {
    change(new URLSearchParams())
    // The button is gone; the focus stays with what it acted on.
    results.current?.focus({preventScroll: true})
  }
  const ask = (asked: Partial<DirectoryFilters>, live = false) =>
    change(serializeDirectoryFilters(changeDirectoryFilters(filters, asked)), {live})

  return (
    <>
      <PageHeader
        title="Instructors"
        lead={tagline}
        crumbs={[{label: 'Home', to: '/'}, {label: 'Instructors'}]}
      />
      <Container className="grid gap-10 pb-section">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-border pb-6">
          <SearchBox
            label="Search instructors..."
            value={filters.search}
            onChange={(search) => ask({search}, true)}
            controls={RESULTS}
            className="w-full sm:max-w-88"
          />
          <Field label="Sort by" className="w-full grid-cols-[auto_1fr] items-center gap-3 sm:w-auto">
            {(control) => (
              <Select
                {...control}
                value={filters.sort}
                onChange={(event) => ask({sort: asSort(event.currentTarget.value)})}
              >
                {INSTRUCTOR_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {sortLabels[sort]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>

        <div ref={results} id={RESULTS} tabIndex={-1} className={classNames('grid gap-12', untilKnown)}>
          <output className="sr-only">
            {filters.search.trim() !== '' && `${pluralize(total, 'instructor')} found`}
          </output>
          {items.length > 0 ? (
            <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12 lg:gap-y-20">
              {items.map((instructor, index) => (
                <li key={instructor.id}>
                  <DirectoryCard instructor={instructor} first={index < 3} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="No instructors found"
              action={
                <Button variant="secondary" onClick={clear}>
                  Clear Filters
                </Button>
              }
            >
              {filters.search.trim() !== '' &&
                `Nobody’s name, title or biography matches “${filters.search.trim()}”.`}
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            to={(number) => ({search: `${serializeDirectoryFilters({...filters, page: number})}`})}
            label="Instructors"
          />
        </div>
      </Container>
    </>
  )
}

function asSort(value: string): InstructorSort {
  return INSTRUCTOR_SORTS.find((sort) => sort === value) ?? 'name'
}
