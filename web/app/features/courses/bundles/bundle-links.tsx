import {formatCents} from '@lectern/domain/money'
import {Link} from 'react-router-dom'
import type {BundleCard} from './model'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {classNames} from '~/ui/class-names'
import {pluralize} from '~/ui/content/pluralize'

/** Bundles above the catalogue. Where there is room they stand in the line of what is over the list, so that its first row stays in sight. */
export function BundleRow({bundles}: {bundles: readonly BundleCard[]}) {
  if (bundles.length === 0) return null
  return (
    <section
      aria-label="Bundles"
      className="overflow-x-auto [scrollbar-width:none] max-lg:-mx-gutter max-lg:w-[calc(100%+2*var(--gutter))] max-lg:px-gutter lg:order-1 lg:min-w-0 lg:flex-1"
    >
      <ul className="flex w-max gap-3 p-px lg:mx-auto">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="grid">
            <BundleLink bundle={bundle} />
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
          <BundleLink bundle={bundle} label="Part of the bundle" />
        </li>
      ))}
    </ul>
  )
}

interface BundleLinkProps {
  bundle: BundleCard
  /** over its title, where it stands by itself */
  label?: string
}

/** A bundle in one line: its picture, what it holds, its price, and what it saves. The whole box links to its page. */
function BundleLink({bundle, label}: BundleLinkProps) {
  const {id, slug, title, image, courses, priceCents, originalPriceCents} = bundle
  const savedCents = originalPriceCents - priceCents
  return (
    <div
      {...editable('bundle', id, 'title')}
      className={classNames(
        'group relative grid items-center overflow-hidden rounded border border-border bg-surface-raised pr-3.5 font-display transition-colors hover:border-border-strong',
        label ? 'grid-cols-[6rem_1fr] gap-x-4' : 'min-h-11 grid-cols-[3.75rem_1fr] gap-x-3',
      )}
    >
      <Picture image={image} aspect="cover" sizes="6rem" decorative className="size-full" />
      <div className={label ? 'grid gap-0.5 py-3' : 'leading-tight'}>
        {label && <p className="text-xs text-ink-faint">{label}</p>}
        <h2 className={label ? 'text-lg leading-snug' : 'text-sm leading-tight whitespace-nowrap'}>
          <Link to={`/bundles/${slug}`} prefetch="intent" className="card-link">
            {title}
          </Link>
        </h2>
        <p
          className={classNames(
            'tabular flex flex-wrap gap-x-2 text-ink-soft',
            label ? 'text-sm' : 'text-xs whitespace-nowrap',
          )}
        >
          {pluralize(courses.length, 'course')}
          <span className="font-semibold text-ink">{formatCents(priceCents)}</span>
          {savedCents > 0 && <span className="text-accent-ink">saves {formatCents(savedCents)}</span>}
        </p>
      </div>
    </div>
  )
}
