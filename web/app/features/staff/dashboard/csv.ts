import {FIGURES, type FigureName} from './figures'
import type {DayFigures} from './load-dashboard'
import {csvLine} from '~/ui/csv'
import {downloadFile} from '~/ui/download-file'

const columns = Object.keys(FIGURES) as FigureName[]

/** The name of a column; a day's active learners are a number of its own, and money is in dollars. */
function headingOf(figure: FigureName): string {
  if (figure === 'activeLearners') return 'Active learners'
  return FIGURES[figure].money ? `${FIGURES[figure].name} (USD)` : FIGURES[figure].name
}

/** The figures of days as a table for spreadsheets: a line a day, money in dollars with two decimals. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const lines = days.map((day) => [
    day.day,
    ...columns.map((figure) =>
      FIGURES[figure].money ? (day[figure] / 100).toFixed(2) : String(day[figure]),
    ),
  ])
  return [['Day (UTC)', ...columns.map(headingOf)], ...lines].map(csvLine).join('')
}

/** Downloads the figures of days as a file. */
export function downloadFigures(days: readonly DayFigures[]): void {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return
  downloadFile(`lectern-${first.day}-to-${last.day}.csv`, 'text/csv', figuresCsv(days))
}
