import {calendarDate} from './calendar-date'

/** The size of the drawing, which is stretched to the width there is. */
const WIDTH = 900
const HEIGHT = 160

interface DayPlotProps {
  title: string
  /** oldest first, of days in UTC */
  days: readonly {day: string; value: number}[]
  /** the values of as many days before */
  before: readonly number[]
  format: (value: number) => string
}

/** A figure day by day: a bar for each day, a line for the days of the period before, and the same as a table. */
export function DayPlot({title, days, before, format}: DayPlotProps) {
  const values = days.map(({value}) => value)
  const most = Math.max(...values, ...before, 1)
  const highest = Math.max(...values)
  const bestDay = days.find(({value}) => value === highest)
  const summary =
    highest === 0 || !bestDay
      ? 'Nothing in this period.'
      : `Most on ${calendarDate(bestDay.day)}: ${format(highest)}.`
  const step = WIDTH / days.length
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 font-display">
        <h3 className="text-lg font-semibold">{title}</h3>
        <span className="text-sm text-ink-faint">{summary}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-border-strong"
      >
        {days.map(({day, value}, index) => (
          <rect
            key={day}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={y(value)}
            height={HEIGHT - y(value)}
            className="fill-chosen forced-colors:fill-[CanvasText]"
          >
            <title>{`${calendarDate(day)}: ${format(value)}`}</title>
          </rect>
        ))}
        <polyline
          points={before.map((value, index) => `${(index + 0.5) * step},${y(value)}`).join(' ')}
          fill="none"
          strokeWidth={2}
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-faint forced-colors:stroke-[GrayText]"
        />
      </svg>
      <div aria-hidden className="tabular flex justify-between gap-4 text-xs text-ink-faint">
        <span>{calendarDate(days[0]?.day ?? '')}</span>
        <span>dotted: the {days.length} days before</span>
        <span>{calendarDate(days.at(-1)?.day ?? '')}</span>
      </div>
      <details className="group text-sm">
        <summary className="target link w-fit cursor-pointer">{title} as a table</summary>
        <table className="tabular mt-3 w-full max-w-lg">
          <caption className="sr-only">{title} by day, in UTC</caption>
          <thead className="text-left text-ink-faint">
            <tr>
              <th scope="col" className="py-2 pr-6 font-medium">
                Day
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({day, value}) => (
              <tr key={day} className="border-t border-border">
                <th scope="row" className="py-2 pr-6 text-left font-normal">
                  {calendarDate(day)}
                </th>
                <td className="py-2 text-right">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
