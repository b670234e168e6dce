import {discountPercent} from '@lectern/domain/money'
import {Link} from 'react-router-dom'
import type {Offer as OfferContent, OfferCourse} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editableSetting} from '~/lib/sanity/preview'
import {CourseFacts} from '~/features/courses/course-facts'
import {useOwns} from '~/features/enrollments/owned-courses'
import {ButtonLink} from '~/ui/button'
import {CheckIcon} from '~/ui/icons'
import {Price} from '~/ui/content/price'
import {Section} from '~/ui/layout/section'
import {Countdown} from './countdown'
import {timeLeft} from './time-left'
import {useClock} from './use-clock'

/** The limited-time offer; one with an end date counts down to it and then disappears. */
export function Offer({offer: {heading, text, endsAt, courses}}: {offer: OfferContent}) {
  const now = useClock(endsAt !== null)
  const left = endsAt !== null && now !== null ? timeLeft(Date.parse(endsAt) - now) : undefined
  if (courses.length === 0 || left === null) return null
  return (
    <Section
      id="offer"
      tone="sunken"
      heading={<span {...editableSetting('offer.heading')}>{heading}</span>}
      lead={text}
      aside={endsAt && <Countdown endsAt={endsAt} left={left} />}
    >
      <ul className="grid gap-8 lg:grid-cols-3 lg:gap-6 xl:gap-8">
        {courses.map((entry) => (
          <li key={entry.course.id} className="grid">
            <OfferCard entry={entry} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OfferCard({entry: {key, course, summary, highlights}}: {entry: OfferCourse}) {
  const owned = useOwns(course.id)
  const words = owned ? 'Go to course' : 'Enroll Now'
  const path = `/${owned ? 'learn' : 'course'}/${course.slug}`
  const percent = discountPercent(course.priceCents, course.originalPriceCents)
  return (
    <article
      className="group relative grid grid-rows-[auto_1fr_auto] overflow-hidden rounded border border-border bg-surface-raised"
      {...editableSetting(`offer.courses[_key=="${key}"]`)}
    >
      <div className="relative">
        <Picture
          image={course.image}
          aspect="wide"
          sizes="(width >= 64rem) 26rem, 92vw"
          decorative
          className=""
        />
        {percent > 0 && (
          <p className="absolute top-4 left-4 rounded bg-paper px-2.5 py-1 font-display text-sm font-bold text-accent-print">
            Save {percent}%
          </p>
        )}
      </div>
      <div className="grid content-start gap-3 p-6 xl:p-8">
        <p className="font-display text-sm text-ink-faint">
          {[course.instructor, course.level].filter(Boolean).join(' · ')}
        </p>
        <h3 className="text-2xl">
          <Link to={path} viewTransition className="card-link">
            {course.title}
          </Link>
        </h3>
        {summary !== '' && <p className="line-clamp-3 text-ink-soft">{summary}</p>}
        <CourseFacts course={course} />
        <ul className="mt-2 grid gap-2 border-t border-border pt-4">
          {highlights.map((highlight) => (
            <li key={highlight} className="grid grid-cols-[auto_1fr] gap-2.5 leading-snug">
              <CheckIcon className="mt-0.5 size-5 text-link" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 p-6 pt-0 xl:p-8 xl:pt-0">
        {owned ? (
          <span>You own this course</span>
        ) : (
          <Price cents={course.priceCents} originalCents={course.originalPriceCents} className="text-xl" />
        )}
        <ButtonLink
          variant="secondary"
          to={path}
          viewTransition
          className="relative"
          aria-label={`${words}: ${course.title}`}
        >
          {words}
        </ButtonLink>
      </div>
    </article>
  )
}
