import {Link} from 'react-router-dom'
import type {Course} from './model'
import {editable} from '~/lib/sanity/preview'
import {Breadcrumb} from '~/ui/navigation/breadcrumb'
import {CourseFacts} from '~/features/courses/course-facts'
import {categoryCrumb} from './category-crumb'

/** The top of a course page: breadcrumb, category, title, instructor and facts. */
export function CourseHeader({course}: {course: Course}) {
  const {id, title, categoryName, level, instructor, instructorSlug} = course
  return (
    <div className="grid content-start gap-6">
      <Breadcrumb
        items={[
          {label: 'Home', to: '/'},
          {label: 'Courses', to: '/courses'},
          ...categoryCrumb(course),
          {label: title},
        ]}
      />
      <div className="grid gap-5 pt-2 lg:pt-8">
        <p className="font-display text-base font-medium text-accent-ink">
          {[categoryName, level].filter(Boolean).join(' · ')}
        </p>
        <h1 {...editable('course', id, 'title')} className="text-4xl tracking-tighter lg:text-5xl">
          {title}
        </h1>
        {instructor !== '' && (
          <p className="text-lg">
            <span className="text-ink-soft">Taught by </span>
            {instructorSlug ? (
              <Link to={`/instructor/${instructorSlug}`} className="link font-medium">
                {instructor}
              </Link>
            ) : (
              instructor
            )}
          </p>
        )}
        <CourseFacts course={course} className="text-base" />
      </div>
    </div>
  )
}
