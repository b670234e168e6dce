import type {CatalogueFilters} from '@lectern/domain/catalogue'
import type {Page} from '@lectern/domain/lists/listing'
import {useEffect, useRef} from 'react'
import {useRevalidator} from 'react-router-dom'
import type {CourseCard as Course} from '~/features/courses/model'
import {classNames} from '~/ui/class-names'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ErrorState} from '~/ui/feedback/error-state'
import {SearchIcon} from '~/ui/icons'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {Pagination} from '~/ui/navigation/pagination'
import {Loading} from '~/ui/feedback/skeleton'
import type {Fetched} from '~/lib/router/use-fetched'
import {COURSE_GRID, CourseCard} from '~/features/courses/course-card'
import {CourseCardSkeleton} from '~/features/courses/course-card-skeleton'
import type {CourseSearch} from './course-search'
import type {CatalogueControls} from './model'
import type {LoadedSearch} from './use-course-search'

interface CourseListProps {
  /** null until the required courses are loaded */
  shown: Page<Course> | null
  /** whether the missing courses failed to load */
  outdated: boolean
  /** the page, of a large catalogue */
  remote: Fetched<unknown>
  search: LoadedSearch<Pick<CourseSearch, 'offered' | 'suggested'>> | null | undefined
  controls: CatalogueControls
}

/** Element id of the list. */
export const COURSES = 'courses-found'

/** The filtered, sorted and paginated courses. */
export function CourseList(props: CourseListProps) {
  const {filters, untilKnown} = props.controls
  return (
    <div
      ref={useBackToTop(filters)}
      id={COURSES}
      tabIndex={-1}
      className={classNames('scroll-mt-28', untilKnown)}
    >
      <Courses {...props} />
    </div>
  )
}

function Courses({shown, outdated, remote, search, controls: {filters, chips, to, clear}}: CourseListProps) {
  const {revalidate, state} = useRevalidator()

  if (!shown && (outdated || remote.hasFailed))
    return (
      <ErrorState
        title="The courses could not be loaded"
        onRetry={remote.hasFailed ? remote.retry : () => void revalidate()}
        retrying={remote.isRetrying || state === 'loading'}
      >
        Please check your connection and try again.
      </ErrorState>
    )
  if (!shown)
    return (
      <Loading label="Loading courses" className={COURSE_GRID}>
        {Array.from({length: 6}, (_, index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </Loading>
    )
  const {offered, suggested} = besides(search, filters, chips.length)
  if (shown.total === 0)
    return (
      <div className="grid gap-10">
        {offered}
        <EmptyState
          icon={<SearchIcon />}
          title="No courses match your filters"
          action={
            <ClearFilters controls={COURSES} onClear={clear}>
              Clear all filters
            </ClearFilters>
          }
        >
          Try a wider price range, another level, or fewer words in the search.
        </EmptyState>
        {!offered && suggested}
      </div>
    )
  return (
    <>
      {offered && <div className="mb-12">{offered}</div>}
      <ul className={COURSE_GRID}>
        {shown.items.map((course, index) => (
          <li key={course.id} className="grid">
            <CourseCard course={course} first={index === 0} level={2} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-14"
        label="Courses"
        page={shown.page}
        pageCount={shown.pageCount}
        to={(page) => to({page})}
      />
    </>
  )
}

/** What a search finds besides the list: the offer's courses, which no other filter applies to, and suggestions. */
function besides(search: CourseListProps['search'], filters: CatalogueFilters, activeFilters: number) {
  if (!search || filters.search === '') return {}
  const {courses, OfferedCourses, SuggestedCourses} = search
  const offered = activeFilters === 1 ? courses.offered(filters.search) : []
  return {
    offered: offered.length > 0 && <OfferedCourses courses={offered} />,
    suggested: <SuggestedCourses courses={courses.suggested(filters.search)} />,
  }
}

/**
 * Scrolls to the top of the list when the page changes by its pagination; a change made in the filters doesn't
 * scroll.
 */
function useBackToTop({page}: CatalogueFilters) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const list = top.current
    if (list?.contains(document.activeElement)) list.scrollIntoView({block: 'start'})
  }, [page])
  return top
}
