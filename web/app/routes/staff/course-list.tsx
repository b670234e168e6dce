import {Link} from 'react-router-dom'
import type {Route} from './+types/course-list'
import {courseListFilters} from '~/features/staff/insights/course-list-filters'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'

const list = defineList({
  list: 'courses',
  title: 'How courses are taken',
  lead: 'For each course: how many began it, where they stop, and which answers go wrong.',
  words: {
    empty: {
      icon: <StaffIcon screen="course-list" />,
      title: 'No courses yet',
      words: 'A course stands here once it is published in the Studio.',
    },
    none: {title: 'No courses match your search'},
  },
  filters: courseListFilters,
  search: 'Search courses...',
  load: async (read) => (await import('~/features/staff/insights/course-list')).loadCourseList(read),
  file: {
    Course: ({title}) => title,
    Id: ({id}) => id,
    Instructor: ({teacher}) => teacher,
    Lessons: ({lessons}) => lessons,
    Archived: ({archived}) => (archived ? 'yes' : 'no'),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary

/** The courses by title, a page at a time, each linking to its statistics. */
export default function CourseList({loaderData: page}: Route.ComponentProps) {
  return (
    <list.Screen page={page}>
      <ResponsiveTable caption="Courses" columns={['Course', 'Instructor', 'Lessons']}>
        {page.items.map(({id, title, teacher, lessons, archived}) => (
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
    </list.Screen>
  )
}
