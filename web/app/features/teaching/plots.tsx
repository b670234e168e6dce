import {formatCents} from '@lectern/domain/money'
import type {DayFigures} from './load-teaching'
import {DayPlot} from '~/ui/content/day-plot'

interface PlotsProps {
  days: readonly DayFigures[]
  before: readonly DayFigures[]
}

/** Share and sales day by day. Fetched after the numbers are shown. */
export function Plots({days, before}: PlotsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <DayPlot
        title="Your share"
        days={days.map(({day, earnedCents}) => ({day, value: earnedCents}))}
        before={before.map(({earnedCents}) => earnedCents)}
        format={formatCents}
      />
      <DayPlot
        title="Sales"
        days={days.map(({day, sales}) => ({day, value: sales}))}
        before={before.map(({sales}) => sales)}
        format={(value) => value.toLocaleString('en-US')}
      />
    </div>
  )
}
