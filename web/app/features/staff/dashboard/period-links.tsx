import {PERIODS, type Period} from '@lectern/domain/statistics/contracts'
import {Link} from 'react-router-dom'
import {periodPath} from './period'
import {classNames} from '~/ui/class-names'

/** Links to the dashboard with another period. */
export function PeriodLinks({period}: {period: Period}) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-2">
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={periodPath(days)}
          preventScrollReset
          aria-current={days === period ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded border px-4 font-display text-sm font-medium transition-colors',
            days === period
              ? 'border-chosen bg-chosen text-on-chosen'
              : 'border-border-strong hover:border-ink',
          )}
        >
          {days} days
        </Link>
      ))}
    </nav>
  )
}
