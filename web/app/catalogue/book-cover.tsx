import {Link, useViewTransitionState} from 'react-router'
import type {CourseCard} from '~/content/course'
import {Picture} from '~/content/picture'

/** A course as a book on a shelf: its cover art over a paper band with title and author. */
export function BookCover({course, first = false}: {course: CourseCard; first?: boolean}) {
  const to = `/course/${course.slug}`
  const leaving = useViewTransitionState(to)
  return (
    <article className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded bg-paper text-on-paper shadow-card transition-[translate,box-shadow] duration-180 hover:-translate-y-2 hover:shadow-lift">
      <div className={leaving ? 'view-transition-cover' : undefined}>
        <Picture
          image={course.image}
          aspect="square"
          sizes="(width >= 64rem) 13rem, 42vw"
          first={first}
          decorative
          className=""
        />
      </div>
      <div className="grid min-h-28 content-start gap-1.5 p-3.5 lg:p-4">
        <h2 className="text-base leading-[1.15] tracking-tight">
          <Link to={to} viewTransition className="-outline-offset-4 after:absolute after:inset-0">
            {course.title}
          </Link>
        </h2>
        <p className="font-display text-xs text-on-paper-soft">{course.instructor}</p>
      </div>
    </article>
  )
}
