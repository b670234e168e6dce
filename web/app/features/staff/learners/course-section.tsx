import {useState} from 'react'
import {Link} from 'react-router-dom'
import {FormField} from '~/lib/forms/form-field'
import {Button} from '~/ui/button'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {EmptyState} from '~/ui/feedback/empty-state'
import {CourseInput} from '~/features/staff/courses/course-input'
import type {LearnerPage} from './learner-details'
import {ReasonDialog} from './reason-dialog'

type LearnerCourse = Pick<LearnerPage['details']['courses'][number], 'courseId' | 'sectionsOpened'>

/** The courses of a learner with their progress; staff give one, take back what was given, and open sections that wait for their day. */
export function CourseSection({uid, details: {courses}, titles}: LearnerPage) {
  const [giving, setGiving] = useState(false)
  const [withdrawing, setWithdrawing] = useState<string | null>(null)
  const [opening, setOpening] = useState<LearnerCourse | null>(null)
  const titleOf = (courseId: string) => titles.get(courseId)?.title || 'A course that is not published'
  return (
    <section aria-labelledby="courses" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="courses" className="text-2xl">
          Courses
        </h2>
        <Button variant="secondary" onClick={() => setGiving(true)}>
          Give a Course
        </Button>
      </div>
      {courses.length === 0 ? (
        <EmptyState level={3} title="No courses yet">
          What they buy, or are given, stands here.
        </EmptyState>
      ) : (
        <ResponsiveTable
          caption="Courses"
          columns={['Course', 'Since', 'Lessons done', 'Last active', 'From', 'Actions']}
        >
          {courses.map(
            ({courseId, since, grant, bought, lessonsDone, lastActiveAt, certificateId, ...course}) => (
              <Row key={courseId}>
                <Cell label="Course" className="font-medium">
                  {titleOf(courseId)}
                </Cell>
                <Cell label="Since">
                  <RelativeTime ms={Date.parse(since)} />
                </Cell>
                <Cell label="Lessons done" className="tabular">
                  {lessonsDone}
                  {titles.has(courseId) && ` of ${titles.get(courseId)?.lessons}`}
                </Cell>
                <Cell label="Last active">
                  {lastActiveAt === null ? 'Not begun' : <RelativeTime ms={Date.parse(lastActiveAt)} />}
                </Cell>
                <Cell label="From">
                  <span className="grid justify-items-end gap-1 sm:justify-items-start">
                    {bought && <Badge>Order</Badge>}
                    {course.sectionsOpened && <Badge variant="secondary">All sections open</Badge>}
                    {grant && <Badge variant="secondary">Given</Badge>}
                    {grant && <span className="max-w-[28ch] text-sm text-ink-faint">{grant.reason}</span>}
                  </span>
                </Cell>
                <Cell>
                  <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                    {certificateId !== null && (
                      <Link to={`/certificates/${certificateId}`} className="link target font-medium">
                        Certificate
                      </Link>
                    )}
                    {(course.sectionsOpened || titles.get(courseId)?.waits) && (
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={`${course.sectionsOpened ? 'Let Sections Wait' : 'Open All Sections'}: ${titleOf(courseId)}`}
                        onClick={() => setOpening({courseId, ...course})}
                      >
                        {course.sectionsOpened ? 'Let Sections Wait' : 'Open All Sections'}
                      </Button>
                    )}
                    {grant && (
                      <Button
                        variant="destructive"
                        size="sm"
                        aria-label={`Withdraw ${titleOf(courseId)}`}
                        onClick={() => setWithdrawing(courseId)}
                      >
                        Withdraw
                      </Button>
                    )}
                  </span>
                </Cell>
              </Row>
            ),
          )}
        </ResponsiveTable>
      )}
      <ReasonDialog
        open={giving}
        onClose={() => setGiving(false)}
        title="Give a course?"
        description="It becomes theirs without an order, nothing is charged, and they are told by mail. They can read the reason in the download of their data."
        actions={() => import('./actions')}
        intent="grantCourse"
        values={{uid}}
        submitLabel="Give Course"
        pendingLabel="Giving..."
      >
        <FormField name="course" label="Course" hint="Its title, or its address in the shop.">
          {(control) => <CourseInput {...control} choice="published" />}
        </FormField>
      </ReasonDialog>
      <ReasonDialog
        open={withdrawing !== null}
        onClose={() => setWithdrawing(null)}
        title={`Withdraw ${withdrawing === null ? 'the course' : titleOf(withdrawing)}?`}
        description="They can no longer open it, and a certificate of it is withdrawn. Their progress and notes stay. If they have also paid for it, they keep it."
        actions={() => import('./actions')}
        intent="withdrawGrant"
        values={{uid, courseId: withdrawing ?? ''}}
        submitLabel="Withdraw Course"
        pendingLabel="Withdrawing..."
        variant="destructive"
      />
      <ReasonDialog
        open={opening !== null}
        onClose={() => setOpening(null)}
        title={`${opening?.sectionsOpened ? 'Let sections wait again in' : 'Open all sections of'} ${titleOf(opening?.courseId ?? '')}?`}
        description={
          opening?.sectionsOpened
            ? 'Sections whose day has not come are closed to them again. What they have done stays.'
            : 'They need not wait for the days of its sections any more, and are told by mail. You can take this back.'
        }
        actions={() => import('./actions')}
        intent="openSections"
        values={{
          uid,
          courseId: opening?.courseId ?? '',
          sections: opening?.sectionsOpened ? 'waiting' : 'open',
        }}
        submitLabel={opening?.sectionsOpened ? 'Let Sections Wait' : 'Open All Sections'}
        pendingLabel="Saving..."
      />
    </section>
  )
}
