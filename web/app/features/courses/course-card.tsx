import {Link, useViewTransitionState} from 'react-router-dom'
import type {CourseCard as Course} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {AddToCart} from './add-to-cart'
import {CourseFacts} from './course-facts'
import {CoursePrice} from './course-price'
import {SaveButton} from './save-button'

/** The classes of a grid of cards. */
export const COURSE_GRID = 'grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-18'

interface CourseCardProps {
  course: Course
  /** set for cards above the fold, whose images load eagerly */
  first?: boolean
  /** heading level: one below the heading above the list */
  level?: 2 | 3
}

/** A course in a list. The whole card links to the course; its button adds the course to the cart. */
export function CourseCard({course, first = false, level = 3}: CourseCardProps) {
  const to = `/course/${course.slug}`
  const leaving = useViewTransitionState(to)
  const Heading = `h${level}` as const
  return (
    <article
      {...editable('course', course.id, 'title')}
      className="group relative grid grid-rows-[auto_1fr_auto] gap-y-4"
    >
      <div className={leaving ? 'view-transition-cover' : 'card-cover'}>
        <Picture
          image={course.image}
          aspect="cover"
          sizes="(width >= 80rem) 25rem, (width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw"
          first={first}
          decorative
        />
      </div>
      <SaveButton course={course} />
      <div className="grid content-start gap-2">
        <p className="font-display text-sm text-ink-faint">
          {[course.categoryName, course.level].filter(Boolean).join(' · ')}
        </p>
        <Heading className="text-xl">
          <Link to={to} prefetch="intent" viewTransition className="card-link">
            {course.title}
          </Link>
        </Heading>
        {course.instructor !== '' && <p className="text-base text-ink-soft">{course.instructor}</p>}
        <CourseFacts course={course} className="pt-1" />
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-border pt-3">
        <CoursePrice course={course} />
        <AddToCart
          course={course}
          words={['Add to Cart', 'Added']}
          variant="secondary"
          size="sm"
          className="z-10"
        />
      </div>
    </article>
  )
}
