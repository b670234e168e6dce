import {Link} from 'react-router-dom'
import {Picture} from '~/lib/sanity/picture'
import {ContinueLink} from './continue-link'
import type {EnrolledCourse} from './enrolled-courses'
import {StandingBar} from './standing-bar'

/** The course the learner is currently taking, with a link to continue. */
export function CurrentCourseCard({enrolled}: {enrolled: EnrolledCourse}) {
  const {course, title, path, standing} = enrolled
  return (
    <section
      aria-labelledby="current-course"
      className="grid gap-x-6 gap-y-5 overflow-hidden rounded border border-border bg-surface-raised p-5 sm:grid-cols-[9rem_1fr] sm:p-6"
    >
      <Picture
        image={course?.image ?? null}
        aspect="cover"
        sizes="9rem"
        decorative
        className="rounded max-sm:hidden"
      />
      <div className="grid content-center gap-4">
        <div className="grid gap-1">
          <p className="font-display text-sm text-ink-faint">You are in</p>
          <h2 id="current-course" className="text-xl leading-snug">
            <Link to={path} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h2>
          {standing?.next && <p className="text-ink-soft">Next: {standing.next.title}</p>}
        </div>
        {standing && <StandingBar standing={standing} title={title} />}
        <div>
          <ContinueLink enrolled={enrolled} variant="primary" />
        </div>
      </div>
    </section>
  )
}
