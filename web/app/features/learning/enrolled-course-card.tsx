import {Link} from 'react-router-dom'
import {Picture} from '~/lib/sanity/picture'
import {ButtonLink} from '~/ui/button'
import {Skeleton} from '~/ui/feedback/skeleton'
import {longDate} from '~/ui/content/dates'
import {ContinueLink} from './continue-link'
import type {EnrolledCourse} from './enrolled-courses'
import {StandingBar} from './standing-bar'

interface EnrolledCourseCardProps {
  enrolled: EnrolledCourse
  /** whether this is the course the learner is currently taking */
  current: boolean
}

/** A course the learner owns: progress and a link to continue. */
export function EnrolledCourseCard({enrolled, current}: EnrolledCourseCardProps) {
  const {course, title, path, purchasedAt, standing, certificateId} = enrolled
  return (
    <li className="flex flex-col overflow-hidden rounded border border-border bg-surface-raised">
      <Picture
        image={course?.image ?? null}
        aspect="wide"
        sizes="(width < 40rem) 100vw, 30rem"
        className="rounded-none"
        decorative
      />
      <div className="flex flex-1 flex-col gap-4 p-5 sm:p-6">
        <h2 className="text-xl leading-snug">
          <Link to={path} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        {course?.summary && <p className="line-clamp-3 text-ink-soft">{course.summary}</p>}
        {!course && (
          <p className="text-ink-soft">This course is no longer listed in the shop. It stays yours.</p>
        )}
        {course?.archived && <p className="text-ink-soft">This course is no longer sold. It stays yours.</p>}
        <div className="mt-auto grid gap-4 pt-2">
          {standing && <StandingBar standing={standing} title={title} />}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
            <ContinueLink enrolled={enrolled} variant={current ? 'primary' : 'secondary'} />
            {certificateId !== null && (
              <ButtonLink
                to={`/certificates/${certificateId}`}
                variant="quiet"
                aria-label={`Certificate: ${title}`}
              >
                Certificate
              </ButtonLink>
            )}
            {course && (
              <ButtonLink to={`/course/${course.slug}`} variant="quiet" aria-label={`View Course: ${title}`}>
                View Course
              </ButtonLink>
            )}
          </div>
          <p className="font-display text-sm text-ink-faint">Purchased on {longDate(purchasedAt)}</p>
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
        <Skeleton className="h-9" />
        <Skeleton className="h-11 w-2/5" />
      </div>
    </div>
  )
}
