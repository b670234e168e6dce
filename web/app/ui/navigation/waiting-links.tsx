import {MOST_WAITING} from '@lectern/domain/limits'
import {Link} from 'react-router-dom'
import {classNames} from '~/ui/class-names'

interface WaitingLinksProps {
  items: readonly {
    name: string
    /** where it is done */
    to: string
    /** one more than `MOST_WAITING` stands for any higher number */
    count: number
  }[]
}

/** How much waits of each kind, as a link to where it is done. */
export function WaitingLinks({items}: WaitingLinksProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-border bg-border xs:grid-cols-2 md:grid-cols-3 xl:grid-flow-col xl:grid-cols-none xl:auto-cols-fr">
      {items.map(({name, to, count}) => (
        <li key={name} className="bg-surface-raised">
          <Link
            to={to}
            className="flex h-full min-h-14 items-baseline justify-between gap-3 px-4 py-3 font-display text-sm hover:bg-surface-sunken xl:flex-col-reverse xl:justify-end xl:gap-1"
          >
            <span className="text-ink-soft">{name}</span>
            <span
              className={classNames(
                'tabular text-2xl font-semibold',
                count > 0 ? 'text-accent-ink' : 'text-ink-faint',
              )}
            >
              {count > MOST_WAITING ? `${MOST_WAITING}+` : count}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
