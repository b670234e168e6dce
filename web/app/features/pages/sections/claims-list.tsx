import type {Claims} from '../content-page'
import {editableSetting} from '~/lib/sanity/preview'

const words: Record<keyof Claims, string> = {
  students: 'students',
  instructors: 'instructors',
  rating: 'average rating',
}

/** Three statistics about the site, from the site settings. */
export function ClaimsList({claims}: {claims: Claims}) {
  const known = (['students', 'instructors', 'rating'] as const).filter((claim) => claims[claim] !== '')
  if (known.length === 0) return null
  return (
    <dl className="grid grid-cols-3 gap-6 lg:grid-cols-1 lg:gap-10">
      {known.map((claim) => (
        <div
          key={claim}
          className="flex flex-col gap-1 border-t border-border-strong pt-4"
          {...editableSetting(`claims.${claim}`)}
        >
          <dt className="font-display text-sm text-ink-soft">{words[claim]}</dt>
          <dd className="tabular order-first font-display text-2xl font-semibold tracking-tight lg:text-4xl">
            {claims[claim]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
