import {Link, useViewTransitionState} from 'react-router-dom'
import type {CourseCard} from './model'
import {Picture} from '~/lib/sanity/picture'

interface BookCoverProps {
  course: CourseCard
  /** heading level */
  level?: 2 | 3
  /** disables the view transition, for course pages, where another cover already has it */
  still?: boolean
}

/** A course drawn as a book: cover art above a band with title and instructor. */
export function BookCover({course, level = 2, still = false}: BookCoverProps) {
  const Heading = `h${level}` as const
  const to = `/course/${course.slug}`
  const leaving = useViewTransitionState(to)
  return (
    <article className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded bg-paper text-on-paper shadow-card transition-[translate,box-shadow] duration-180 hover:-translate-y-2 hover:shadow-lift">
      <div className={leaving && !still ? 'view-transition-cover' : undefined}>
        <Picture
          image={course.image}
          aspect="square"
          sizes="(width >= 64rem) 18rem, 45vw"
          decorative
          className=""
        />
      </div>
      <div className="grid min-h-28 content-start gap-1.5 p-3.5 max-[22rem]:px-2.5 lg:p-4">
        <Heading className="text-base leading-[1.15] tracking-tight">
          <Link
            to={to}
            prefetch="intent"
            viewTransition={!still}
            className="-outline-offset-4 after:absolute after:inset-0"
          >
            {course.title}
          </Link>
        </Heading>
        <p className="font-display text-xs text-on-paper-soft">{course.instructor}</p>
      </div>
    </article>
  )
}
