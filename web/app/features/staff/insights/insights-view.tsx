import {ChartNoAxesColumn} from 'lucide-react'
import {pluralize} from '~/ui/content/pluralize'
import {Stat, Stats} from '~/ui/content/stat'
import {EmptyState} from '~/ui/feedback/empty-state'
import {LessonTable} from './lesson-table'
import {greatestStop, hardestQuestions, percentOf, type Insights, type Stop} from './model'
import {QuestionList} from './question-list'

/** How many learners started a course, where they stop, and which answers are wrong most often. */
export function InsightsView({insights}: {insights: Insights}) {
  const {started, completed, lessons} = insights
  const stop = greatestStop(lessons)
  return (
    <>
      <Stats>
        <Stat name="Began" value={started} />
        <Stat name="Completed" value={completed} />
        <Stat name="Completed, of Those Who Began" value={percentOf(completed, started)} unit="%" />
      </Stats>
      {started === 0 ? (
        <EmptyState icon={<ChartNoAxesColumn aria-hidden />} title="Nobody has begun this course yet">
          Once somebody opens a lesson, it is counted here.
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="lessons" className="grid gap-5">
            <h2 id="lessons" className="text-2xl">
              Where people stop
            </h2>
            {stop && <GreatestStop stop={stop} />}
            <LessonTable insights={insights} />
          </section>
          <section aria-labelledby="questions" className="grid gap-5">
            <h2 id="questions" className="text-2xl">
              Which answers go wrong
            </h2>
            <QuestionList questions={hardestQuestions(lessons)} />
          </section>
        </>
      )}
    </>
  )
}

function GreatestStop({stop: {lesson, next, people}}: {stop: Stop}) {
  return (
    <p className="measure">
      Most stop after <strong>{lesson.title}</strong>: {pluralize(lesson.opened, 'learner')} opened it, and{' '}
      {people} fewer the one after it, {next.title}.
    </p>
  )
}
