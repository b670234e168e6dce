import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import type {Route} from './+types/course-list'
import {privateLoader} from '~/features/auth/private-loader'
import {courseListFilters} from '~/features/staff/insights/course-list-filters'
import {ListFilters} from '~/features/staff/list-filters'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {LoadError} from '~/layout/load-error'
import {pageMeta} from '~/lib/router/page-meta'
import {useFilters} from '~/lib/router/use-filters'
import {pluralize} from '~/ui/content/pluralize'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {Pagination} from '~/ui/navigation/pagination'

export const meta = () => pageMeta({title: 'How courses are taken', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading courses', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadCourseList} = await import('~/features/staff/insights/course-list')
    return loadCourseList(request)
  },
)

const RESULTS = 'courses-found'

/** The courses, a page at a time, each linking to its statistics. */
export default function CourseList({loaderData: {courses, total, page, pageCount}}: Route.ComponentProps) {
  const controls = useFilters(courseListFilters, undefined)
  const {filters, chips, change, clear, to} = controls
  if (total === 0 && chips.length === 0)
    return (
      <Frame>
        <EmptyState icon={<StaffIcon screen="course-list" />} title="No courses yet">
          A course stands here once it is published in the Studio.
        </EmptyState>
      </Frame>
    )
  const bar = (
    <ListFilters
      controls={controls}
      results={RESULTS}
      search={{
        label: 'Search courses...',
        value: filters.search,
        onChange: (search) => change({search}, {live: true}),
      }}
    />
  )
  return (
    <Frame filters={bar}>
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <output className="sr-only">{chips.length > 0 && `${pluralize(total, 'course')} found`}</output>
        {courses.length === 0 ? (
          <EmptyState
            title="No courses match your search"
            action={
              <ClearFilters controls={RESULTS} onClear={clear}>
                Clear all filters
              </ClearFilters>
            }
          />
        ) : (
          <ResponsiveTable caption="Courses" columns={['Course', 'Instructor', 'Lessons']}>
            {courses.map(({id, title, teacher, lessons, archived}) => (
              <Row key={id}>
                <Cell className="font-medium">
                  <span className="flex flex-wrap items-baseline gap-x-3">
                    <Link to={`/admin/courses/${id}`} className="target link">
                      {title}
                    </Link>
                    {archived && <Badge variant="secondary">Archived</Badge>}
                  </span>
                </Cell>
                <Cell label="Instructor">{teacher}</Cell>
                <Cell label="Lessons" className="tabular">
                  {lessons}
                </Cell>
              </Row>
            ))}
          </ResponsiveTable>
        )}
        <Pagination label="Courses" page={page} pageCount={pageCount} to={(page) => to({page})} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading courses" rows={6} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadError />
    </Frame>
  )
}

function Frame({filters, children}: {filters?: ReactNode; children: ReactNode}) {
  return (
    <StaffPage
      filters={filters}
      title="How courses are taken"
      lead="For each course: how many began it, where they stop, and which answers go wrong."
    >
      {children}
    </StaffPage>
  )
}
