import {Link} from 'react-router-dom'
import {Picture} from '~/lib/sanity/picture'
import {ButtonLink} from '~/ui/button'
import {Skeleton} from '~/ui/feedback/skeleton'
import {longDate} from '~/ui/content/dates'
import type {EnrolledCourse} from './enrolled-courses'

/** A course that somebody owns. */
export function EnrolledCourseCard({enrolled}: {enrolled: EnrolledCourse}) {
  const {course, title, purchasedAt} = enrolled
  const path = course && `/course/${course.slug}`
  return (
    <li className="flex flex-col overflow-hidden rounded border border-border bg-surface-raised">
      <Picture
        image={course?.image ?? null}
        aspect="wide"
        sizes="(width < 40rem) 100vw, 30rem"
        className="rounded-none"
        decorative
      />
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <h2 className="text-xl leading-snug">
          {path ? (
            <Link to={path} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {course?.summary && <p className="line-clamp-3 text-ink-soft">{course.summary}</p>}
        {!course && <p className="text-ink-soft">This course is no longer listed in the shop.</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <p className="font-display text-sm text-ink-faint">Purchased on {longDate(purchasedAt)}</p>
          {path && (
            <ButtonLink to={path} variant="secondary" aria-label={`View Course: ${title}`}>
              View Course
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

export function EnrolledCourseCardSkeleton() {
  return (
    <div className="overflow-hidden rounded border border-border bg-surface-raised">
      <Skeleton className="aspect-wide rounded-none" />
      <div className="grid gap-4 p-6">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-16" />
        <Skeleton className="h-11 w-2/5" />
      </div>
    </div>
  )
}
