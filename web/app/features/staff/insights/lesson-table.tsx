import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {ProgressBar} from '~/ui/content/progress-bar'
import {percentOf, type Insights} from './model'

/** Lesson by lesson: how many of those who began opened it, how many have done it, and what it took them against what the outline says. */
export function LessonTable({insights: {started, lessons}}: {insights: Insights}) {
  return (
    <ResponsiveTable
      caption="Lessons"
      columns={['Lesson', 'Opened', 'Done', 'Minutes', 'Opened, of those who began']}
    >
      {lessons.map(({key, title, opened, done, minutes, takenMinutes}, index) => (
        <Row key={key}>
          <Cell className="font-medium sm:max-w-88">
            <span>
              <span className="tabular text-ink-faint">{index + 1}. </span>
              {title}
            </span>
          </Cell>
          <Cell label="Opened" className="tabular">
            {opened.toLocaleString('en-US')}
          </Cell>
          <Cell label="Done" className="tabular">
            {done.toLocaleString('en-US')}
          </Cell>
          <Cell label="Minutes" className="tabular">
            <span>
              {takenMinutes ?? '–'} <span className="text-ink-faint">of {minutes}</span>
            </span>
          </Cell>
          <Cell label="Of those who began">
            <span className="flex w-full max-w-40 items-center gap-3 sm:w-40">
              <ProgressBar percent={percentOf(opened, started)} label={`Opened ${title}`} />
              <span className="tabular w-12 shrink-0 text-right">{percentOf(opened, started)}%</span>
            </span>
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
