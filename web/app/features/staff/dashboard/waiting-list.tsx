import {MOST_WAITING} from '@lectern/domain/limits'
import {Link} from 'react-router-dom'
import type {Waiting} from './load-dashboard'
import {classNames} from '~/ui/class-names'

/** What waits, with the screen where it is done. */
const ITEMS: readonly {key: keyof Waiting; name: string; screen: string; query?: string}[] = [
  {key: 'returns', name: 'Returns to decide', screen: '/admin/returns', query: '?status=pending'},
  {key: 'problems', name: 'Problems', screen: '/admin/problems'},
  {key: 'disputes', name: 'Disputes', screen: '/admin/problems', query: '?kind=dispute'},
  {key: 'failedRefunds', name: 'Failed refunds', screen: '/admin/problems', query: '?kind=refund-failed'},
  {key: 'reviews', name: 'New reviews', screen: '/admin/reviews', query: '?state=new'},
  {key: 'questions', name: 'Questions to answer', screen: '/admin/questions', query: '?state=waiting'},
  {key: 'mails', name: 'Mails given up', screen: '/admin/outbox', query: '?show=given-up'},
]

/** What waits for staff, each a link to where it is done. */
export function WaitingList({waiting}: {waiting: Waiting}) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-border bg-border xs:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
      {ITEMS.map(({key, name, screen, query = ''}) => (
        <li key={key} className="bg-surface-raised">
          <Link
            to={screen + query}
            className="flex h-full min-h-14 items-baseline justify-between gap-3 px-4 py-3 font-display text-sm hover:bg-surface-sunken xl:flex-col-reverse xl:justify-end xl:gap-1"
          >
            <span className="text-ink-soft">{name}</span>
            <Count value={waiting[key]} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Count({value}: {value: number}) {
  return (
    <span
      className={classNames(
        'tabular text-2xl font-semibold',
        value > 0 ? 'text-accent-ink' : 'text-ink-faint',
      )}
    >
      {value > MOST_WAITING ? `${MOST_WAITING}+` : value}
    </span>
  )
}
