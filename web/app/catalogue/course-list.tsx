import {browse, type CatalogueFilters} from '@lectern/domain/catalogue'
import {useEffect, useMemo, useRef} from 'react'
import type {CourseCard as Course} from '~/content/course'
import {Button} from '~/ui/button'
import {EmptyState} from '~/ui/empty-state'
import {SearchIcon} from '~/ui/icons'
import {Pagination} from '~/ui/pagination'
import {CourseCard} from './course-card'
import {NO_FILTERS} from './filter-words'
import type {FilterControls} from './use-catalogue-filters'

/** The courses that pass the filters, sorted, a page at a time. */
export function CourseList({courses, controls}: {courses: readonly Course[]; controls: FilterControls}) {
  const {filters, to, change} = controls
  const shown = useMemo(() => browse(courses, filters), [courses, filters])
  const top = useBackToTop(filters)

  if (shown.total === 0)
    return (
      <EmptyState
        level={2}
        icon={<SearchIcon />}
        title="No courses match your filters"
        action={
          <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
            Clear all filters
          </Button>
        }
      >
        Try a wider price range, another level, or fewer words in the search.
      </EmptyState>
    )
  return (
    <div ref={top} className="scroll-mt-28">
      <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-18">
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
    </div>
  )
}

/** On another page of the list one starts at its top. */
function useBackToTop({page}: CatalogueFilters) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    top.current?.scrollIntoView({block: 'start'})
  }, [page])
  return top
}
