import {PERIODS, type Period} from '@lectern/domain/statistics/contracts'
import {ChoiceLinks} from '~/ui/navigation/choice-links'
import {periodPath} from './period'

/** Links to the dashboard with another period. */
export function PeriodLinks({period}: {period: Period}) {
  const links = PERIODS.map((days) => ({
    to: periodPath(days),
    label: `${days} days`,
    isChosen: days === period,
  }))
  return <ChoiceLinks label="Period" links={links} />
}
