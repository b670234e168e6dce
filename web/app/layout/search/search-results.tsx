import {Link} from 'react-router-dom'
import {KINDS, type ResultGroup, type SiteEntry} from './site-search'
import type {SearchHit} from '~/lib/search/search-index'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {Spinner} from '~/ui/feedback/spinner'

interface SearchResultsProps {
  /** what is searched for */
  words: string
  groups: readonly ResultGroup[]
  isLoading: boolean
  /** when what is searched could not be fetched */
  onRetry: (() => void) | undefined
  /** what has some of the words, when nothing has all */
  similar: readonly SearchHit<SiteEntry>[]
}

const SIMILAR = 4

/** The list under the field of the search, and what stands there in its place. */
export function SearchResults(props: SearchResultsProps) {
  const {words, groups} = props
  const total = groups.reduce((sum, {results}) => sum + results.length, 0)
  return (
    <div className="overflow-y-auto overscroll-contain p-2">
      {groups.map(({kind, results}) => (
        <section key={kind} aria-label={KINDS[kind]}>
          <h2 className="px-3 pt-3 pb-1 text-sm font-medium text-ink-soft">{KINDS[kind]}</h2>
          <ul>
            {results.map((entry) => (
              <li key={entry.id}>
                <Result entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div aria-live="polite" className="px-3 font-display text-sm text-ink-soft">
        {total > 0 ? <span className="sr-only">{pluralize(total, 'result')}</span> : <InPlace {...props} />}
      </div>
      {words !== '' && (
        <Link
          to={`/courses?q=${encodeURIComponent(words)}`}
          className="mt-2 flex min-h-11 items-center border-t border-border px-3 font-display text-sm font-medium text-link"
        >
          Show courses for “{words}”
        </Link>
      )}
    </div>
  )
}

function Result({entry: {to, title, note}}: {entry: SiteEntry}) {
  return (
    <Link
      to={to}
      className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded px-3 py-2.5 font-display leading-snug -outline-offset-2 hover:bg-surface-sunken focus-visible:bg-surface-sunken"
    >
      <span className="font-medium">{title}</span>
      {note !== '' && <span className="text-sm text-ink-soft">{note}</span>}
    </Link>
  )
}

/** What stands there while nothing is found. */
function InPlace({words, isLoading, onRetry, similar}: SearchResultsProps) {
  if (onRetry)
    return (
      <div className="grid justify-items-start gap-3 py-4">
        <p>The search could not be loaded. Please check your connection.</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  if (isLoading)
    return (
      <p className="flex items-center gap-3 py-4">
        <Spinner className="size-4" />
        Loading the search…
      </p>
    )
  if (words === '') return <p className="py-4">Type a few letters of what you look for.</p>
  return (
    <div className="grid gap-1 py-4">
      <p>Nothing has all of these words.</p>
      {similar.length > 0 && (
        <ul aria-label="Perhaps one of these">
          {similar.slice(0, SIMILAR).map(({entry}) => (
            <li key={entry.id}>
              <Link to={entry.to} className="inline-flex min-h-11 items-center font-medium text-link">
                {entry.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
