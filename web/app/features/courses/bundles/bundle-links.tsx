import {formatCents} from '@lectern/domain/money'
import {Link} from 'react-router-dom'
import type {BundleCard} from './model'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {classNames} from '~/ui/class-names'
import {pluralize} from '~/ui/content/pluralize'

/** Bundles above the catalogue: a row that leaves the first courses in sight. */
export function BundleRow({bundles}: {bundles: readonly BundleCard[]}) {
  if (bundles.length === 0) return null
  return (
    <section aria-label="Bundles" className="-mx-gutter overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex gap-4 p-px lg:gap-6">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="grid min-w-[min(20rem,85%)] flex-1">
            <BundleLink bundle={bundle} label="Bundle" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The bundles of which a course is part, on its page; none of which the learner owns all courses. */
export function BundlesOfCourse({bundles}: {bundles: readonly BundleCard[]}) {
  const owned = useOwnedCourses()
  const others = bundles.filter(({courses}) => courses.some(({id}) => !owned.has(id)))
  if (others.length === 0) return null
  return (
    <ul aria-label="Bundles with this course" className="no-print grid gap-4">
      {others.map((bundle) => (
        <li key={bundle.id} className="grid">
          <BundleLink bundle={bundle} label="Part of the bundle" className="bg-surface-raised" />
        </li>
      ))}
    </ul>
  )
}

interface BundleLinkProps {
  bundle: BundleCard
  /** over its title */
  label: string
  className?: string
}

/** A bundle in one line: its picture, what it holds, its price, and what it saves. The whole box links to its page. */
function BundleLink({bundle, label, className}: BundleLinkProps) {
  const {id, slug, title, image, courses, priceCents, originalPriceCents} = bundle
  const savedCents = originalPriceCents - priceCents
  return (
    <div
      {...editable('bundle', id, 'title')}
      className={classNames(
        'group relative grid grid-cols-[5.5rem_1fr] items-center gap-4 overflow-hidden rounded border border-border pr-4 transition-colors hover:border-border-strong',
        className,
      )}
    >
      <Picture image={image} aspect="cover" sizes="5.5rem" decorative className="h-full" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 font-display">
        <div>
          <p className="text-xs text-ink-faint">{label}</p>
          <h2 className="text-base leading-snug">
            <Link to={`/bundles/${slug}`} prefetch="intent" className="card-link">
              {title}
            </Link>
          </h2>
        </div>
        <p className="tabular text-sm text-ink-soft">
          {pluralize(courses.length, 'course')}{' '}
          <span className="font-semibold whitespace-nowrap text-ink">{formatCents(priceCents)}</span>{' '}
          {savedCents > 0 && (
            <span className="whitespace-nowrap text-accent-ink">saves {formatCents(savedCents)}</span>
          )}
        </p>
      </div>
    </div>
  )
}
