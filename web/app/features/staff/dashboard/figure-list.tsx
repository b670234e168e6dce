import {comparison, FIGURES, formatFigure, totalOf, type FigureName} from './figures'
import type {DayFigures} from './load-dashboard'
import {Stat, Stats} from '~/ui/content/stat'

interface FigureListProps {
  days: readonly DayFigures[]
  before: readonly DayFigures[]
}

/** The figures of a period, each with what it was in the period before. */
export function FigureList({days, before}: FigureListProps) {
  const stat = (figure: FigureName) => {
    const [now, earlier] = [totalOf(figure, days), totalOf(figure, before)]
    return {value: formatFigure(figure, now), note: comparison(figure, now, earlier)}
  }
  const refunds = totalOf('refunds', days)
  const begun = totalOf('coursesBegun', days)
  const refunded = stat('refundedCents')
  const finished = stat('coursesFinished')
  return (
    <Stats>
      <Stat name={FIGURES.revenueCents.name} {...stat('revenueCents')} />
      <Stat name={FIGURES.orders.name} {...stat('orders')} />
      <Stat name="Refunds" value={refunds} note={`${refunded.value}; ${refunded.note}`} />
      <Stat name={FIGURES.newLearners.name} {...stat('newLearners')} />
      <Stat name={FIGURES.activeLearners.name} {...stat('activeLearners')} />
      <Stat
        name={FIGURES.coursesFinished.name}
        value={finished.value}
        note={`${begun.toLocaleString('en-US')} begun; ${finished.note}`}
      />
    </Stats>
  )
}
