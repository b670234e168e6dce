import {Link} from 'react-router-dom'
import type {LinkedCourse} from './course-search'
import {ArrowRightIcon} from '~/ui/icons'

interface FoundProps {
  courses: readonly LinkedCourse[]
}

/**
 * The courses listed as home page offer that a search finds: they are sold, and not in the catalogue's list. The heading is true
 * before, in and after an offer.
 */
export function OfferedCourses({courses}: FoundProps) {
  return <CourseLinks heading="Outside the catalogue" courses={courses} />
}

/** Other courses, for a search that finds none. */
export function SuggestedCourses({courses}: FoundProps) {
  return <CourseLinks heading="Perhaps one of these" courses={courses} />
}

function CourseLinks({heading, courses}: FoundProps & {heading: string}) {
  if (courses.length === 0) return null
  return (
    <section aria-label={heading} className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="divide-y divide-border border-y border-border">
        {courses.map(({id, slug, title, people}) => (
          <li key={id} className="group relative flex min-h-14 items-center gap-4 py-3">
            <span className="grid grow gap-x-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
              <Link to={`/course/${slug}`} className="card-link font-display leading-snug font-semibold">
                {title}
              </Link>
              <span className="text-sm text-ink-soft">{people}</span>
            </span>
            <ArrowRightIcon className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
