import {formatCents} from '@lectern/domain/money'
import type {DayFigures} from './load-teaching'
import {comparedWith} from '~/ui/content/compared-with'
import {Stat, Stats} from '~/ui/content/stat'

interface FiguresProps {
  days: readonly DayFigures[]
  before: readonly DayFigures[]
}

const count = (value: number) => value.toLocaleString('en-US')

/** What the courses of a teacher have brought in a period, each figure with what it was in the period before. */
export function Figures({days, before}: FiguresProps) {
  const stat = (valueOf: (day: DayFigures) => number, format: (value: number) => string) => {
    const sumOf = (some: readonly DayFigures[]) => some.reduce((sum, day) => sum + valueOf(day), 0)
    const now = sumOf(days)
    return {value: format(now), note: comparedWith(sumOf(before), now, format)}
  }
  return (
    <Stats>
      <Stat name="Sales" {...stat(({sales}) => sales, count)} />
      <Stat name="Your share" {...stat(({earnedCents}) => earnedCents, formatCents)} />
      <Stat name="Given back" {...stat(({givenBackCents}) => givenBackCents, formatCents)} />
    </Stats>
  )
}
