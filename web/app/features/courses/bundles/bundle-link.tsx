import {formatCents} from '@lectern/domain/money'
import {Link} from 'react-router-dom'
import type {BundleCard} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {classNames} from '~/ui/class-names'
import {pluralize} from '~/ui/content/pluralize'

interface BundleLinkProps {
  bundle: BundleCard
  /** over its title, where it stands by itself */
  label?: string
}

/** A bundle in one line: its picture, what it holds, its price, and what it saves. The whole box links to its page. */
export function BundleLink({bundle, label}: BundleLinkProps) {
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
