import {formatCents} from '@lectern/domain/money'
import {startOf} from '@lectern/domain/statistics/days'
import {pluralize} from '~/ui/content/pluralize'
import {Stat, Stats} from '~/ui/content/stat'
import type {PayoutRun} from './payouts'

/** Short, so that it stands beside its name on a phone. */
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'})

/** The newest run: what it pays, and what waits. */
export function RunStats({run}: {run: PayoutRun}) {
  const {period, isPlanned, payouts, amountCents, waiting, waitingCents} = run
  return (
    <Stats>
      <Stat
        name="Newest run"
        value={day.format(startOf(period))}
        note={isPlanned ? 'has gone through all teachers' : 'is going through the teachers'}
      />
      <Stat name="It pays" value={formatCents(amountCents)} note={`to ${pluralize(payouts, 'teacher')}`} />
      <Stat
        name="Waits for an account"
        value={formatCents(waitingCents)}
        note={`of ${pluralize(waiting, 'teacher')} whom Stripe does not pay out, or who are paused`}
      />
    </Stats>
  )
}
