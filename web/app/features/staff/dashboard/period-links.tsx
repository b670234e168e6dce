import {PERIODS, type Period} from '@lectern/domain/statistics/contracts'
import {ChoiceLinks} from '~/ui/navigation/choice-links'
import {periodPath} from './period'

/** Links to a screen with another period. */
export function PeriodLinks({path, period}: {path: string; period: Period}) {
  const links = PERIODS.map((days) => ({
    to: periodPath(path, days),
    label: `${days} days`,
    isChosen: days === period,
  }))
  return <ChoiceLinks label="Period" links={links} />
}
