import {formatFigure, type FigureName} from './figures'
import type {DayFigures} from './load-dashboard'
import {DayPlot} from '~/ui/content/day-plot'

const PLOTS: readonly {figure: FigureName; title: string}[] = [
  {figure: 'revenueCents', title: 'Revenue'},
  {figure: 'newLearners', title: 'New learners'},
  {figure: 'activeLearners', title: 'Active learners'},
  {figure: 'coursesFinished', title: 'Courses finished'},
]

interface PlotsProps {
  days: readonly DayFigures[]
  before: readonly DayFigures[]
}

/** The figures day by day. Fetched after the numbers are shown. */
export function Plots({days, before}: PlotsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {PLOTS.map(({figure, title}) => (
        <DayPlot
          key={figure}
          title={title}
          days={days.map((day) => ({day: day.day, value: day[figure]}))}
          before={before.map((day) => day[figure])}
          format={(value) => formatFigure(figure, value)}
        />
      ))}
    </div>
  )
}
