import {Link} from 'react-router-dom'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ArrowRightIcon} from '~/ui/icons'
import type {HelpResult} from './help-search'

/** The results of a search of the help. */
export function HelpResults({results}: {results: readonly HelpResult[]}) {
  return results.length === 0 ? (
    <EmptyState
      title="No answers found"
      action={
        <ButtonLink to="/contact" variant="secondary">
          Write to us
        </ButtonLink>
      }
    >
      Try another word, or ask us.
    </EmptyState>
  ) : (
    <ul className="divide-y divide-border border-y border-border">
      {results.map(({key, title, text, to}) => (
        <li key={key} className="group relative grid gap-1.5 py-6 sm:pr-12">
          <h2 className="text-xl">
            <Link to={to} className="card-link">
              {title}
            </Link>
          </h2>
          <p className="measure text-ink-soft">{text}</p>
          <ArrowRightIcon className="absolute top-7 right-2 size-5 text-ink-faint max-sm:hidden" />
        </li>
      ))}
    </ul>
  )
}
