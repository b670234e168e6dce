import {courseInsights} from '@lectern/domain/learning/contracts'
import {ChartNoAxesColumn} from 'lucide-react'
import type {Route} from './+types/course-insights'
import {privateLoader} from '~/features/auth/private-loader'
import {LessonTable} from '~/features/staff/insights/lesson-table'
import {greatestStop, hardestQuestions, percentOf, type Stop} from '~/features/staff/insights/model'
import {QuestionList} from '~/features/staff/insights/question-list'
import {Stat, Stats} from '~/ui/content/stat'
import {StaffPage} from '~/layout/staff/staff-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'How a course is taken', noindex: true})

/** Loads the course's statistics; null when there is no such course. */
export const clientLoader = privateLoader(
  {title: 'Error loading insights', description: 'Please try again later'},
  async (_, {params: {course: courseId = ''}}) => {
    const [{call}, {callReason}, {loadCourseTitle}] = await Promise.all([
      import('~/lib/firebase/call'),
      import('~/lib/firebase/call-failure'),
      import('~/features/staff/insights/course-list'),
    ])
    try {
      const [insights, title] = await Promise.all([
        call(courseInsights, {courseId}),
        loadCourseTitle(courseId),
      ])
      return {insights, title}
    } catch (error) {
      if (callReason(error) === 'unknown-course' || callReason(error) === 'invalid-argument') return null
      throw error
    }
  },
)

const frame = {back: {to: '/admin/courses', label: 'How courses are taken'}}

const states = defineScreenStates(
  StaffPage,
  {...frame, title: 'Course'},
  <>
    <Stats>
      <Stat name="Began" />
      <Stat name="Completed" />
      <Stat name="Completed, of Those Who Began" />
    </Stats>
    <TableSkeleton label="Loading insights" rows={6} />
  </>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** How many learners started a course, where they stop, and which answers are wrong most often. */
export default function CourseInsights({loaderData}: Route.ComponentProps) {
  if (!loaderData)
    return (
      <StaffPage {...frame} title="Course">
        <EmptyState
          title="There is no such course"
          action={
            <ButtonLink to="/admin/courses" variant="secondary">
              All Courses
            </ButtonLink>
          }
        />
      </StaffPage>
    )
  const {insights, title} = loaderData
  const {started, completed, lessons} = insights
  const stop = greatestStop(lessons)
  return (
    <StaffPage {...frame} title={title}>
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
    </StaffPage>
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
