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

/** The courses of a learner with their progress; staff give one, and take back what was given. */
export function CourseSection({uid, details: {courses}, titles}: LearnerPage) {
  const [giving, setGiving] = useState(false)
  const [withdrawing, setWithdrawing] = useState<string | null>(null)
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
          {courses.map(({courseId, since, grant, bought, lessonsDone, lastActiveAt, certificateId}) => (
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
          ))}
        </ResponsiveTable>
      )}
      <ReasonDialog
        open={giving}
        onClose={() => setGiving(false)}
        title="Give a course?"
        description="It becomes theirs without an order, nothing is charged, and they are told by mail."
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
    </section>
  )
}
