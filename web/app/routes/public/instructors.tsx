import {instructorsScreen} from '@lectern/domain/screens/instructors'
import {directoryFilters} from '@lectern/domain/instructors'
import {loadInstructors} from '~/features/instructors/directory/load-instructors'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {useSite} from '~/features/site/site-context'
import {DirectoryCard} from '~/features/instructors/directory/directory-card'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {useFilters} from '~/lib/router/use-filters'
import {SearchBox} from '~/ui/form/search-box'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Field} from '~/ui/form/field'
import {PageHeader} from '~/ui/layout/page-header'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {Pagination} from '~/ui/navigation/pagination'
import {Select} from '~/ui/form/select'
import type {Route} from './+types/instructors'

export const loader = () => loadInstructors()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/instructors/directory/load-instructors'),
  ({loadInstructors}, {signal}) => loadInstructors(signal),
)
export const shouldRevalidate = skipRevalidationOnSearchChange

export const meta: Route.MetaFunction = ({loaderData}) =>
  pageMeta({
    ...instructorsScreen,
    ...loaderData?.seo,
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Instructors', path: '/instructors'},
      ]),
    ],
  })

const RESULTS = 'instructors-found'

/** The instructor directory with search, sorting and pages. */
export default function Instructors({loaderData: {instructors}}: Route.ComponentProps) {
  const {tagline} = useSite()
  const {filters, sortField, untilKnown, to, change, clear} = useFilters(directoryFilters, undefined)
  const {items, page, pageCount, total} = directoryFilters.browse(instructors, filters)

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
            onChange={(search) => change({search}, {live: true})}
            controls={RESULTS}
            className="w-full sm:max-w-88"
          />
          <Field
            label={sortField.label}
            className="w-full grid-cols-[auto_1fr] items-center gap-x-3 sm:w-auto [&>label]:mb-0"
          >
            {(control) => (
              <Select
                {...control}
                options={sortField.options}
                value={sortField.value}
                onChange={(event) => change(sortField.set(event.currentTarget.value))}
              />
            )}
          </Field>
        </div>

        <div id={RESULTS} tabIndex={-1} className={classNames('grid gap-12', untilKnown)}>
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
                <ClearFilters controls={RESULTS} onClear={clear}>
                  Clear Filters
                </ClearFilters>
              }
            >
              {filters.search.trim() !== '' &&
                `Nobody’s name, title or biography matches “${filters.search.trim()}”.`}
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            to={(number) => to({page: number})}
            label="Instructors"
          />
        </div>
      </Container>
    </>
  )
}
