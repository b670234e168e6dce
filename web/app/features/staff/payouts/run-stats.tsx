import {formatCents} from '@lectern/domain/money'
import {pluralize} from '~/ui/content/pluralize'
import {Stat, Stats} from '~/ui/content/stat'
import {runDay} from './payout-filters'
import type {StaffPayouts} from './payouts'

/** A run: what it pays, and what waits. */
export function RunStats({run}: {run: NonNullable<StaffPayouts['run']>}) {
  const {period, isNewest, isPlanned, payouts, amountCents, waiting, waitingCents} = run
  return (
    <Stats>
      <Stat
        name={isNewest ? 'Newest run' : 'Run'}
        value={runDay(period)}
        note={isPlanned ? 'has gone through all teachers' : 'is going through the teachers'}
      />
      <Stat name="It pays" value={formatCents(amountCents)} note={`to ${pluralize(payouts, 'teacher')}`} />
      <Stat
        name={isNewest ? 'Waits for an account' : 'Waited for an account'}
        value={formatCents(waitingCents)}
        note={`of ${pluralize(waiting, 'teacher')} whom Stripe ${isNewest ? 'does' : 'did'} not pay out, or who ${isNewest ? 'are' : 'were'} paused`}
      />
    </Stats>
  )
}
