import {announcementDetails} from '@lectern/domain/mail/newsletter-contracts'
import {Link} from 'react-router-dom'
import type {Route} from './+types/announce'
import {privateLoader} from '~/features/auth/private-loader'
import {AnnouncementCard, type AnnouncementDetails} from '~/features/staff/announce/announcement-card'
import type {WaitingCourse} from '~/features/staff/announce/waiting-courses'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {exactTime} from '~/ui/content/dates'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Announce a course', noindex: true})

/** One course, or the list of those that wait; null for a course that cannot be announced. */
type Announcing =
  | {courseId: string; details: AnnouncementDetails | null}
  | {waiting: readonly WaitingCourse[]}

export const clientLoader = privateLoader(
  {title: 'Error loading announcements', description: 'Please try again later'},
  async (_, {request}): Promise<Announcing> => {
    const courseId = new URL(request.url).searchParams.get('course')
    if (courseId === null) {
      const {loadWaitingCourses} = await import('~/features/staff/announce/waiting-courses')
      return {waiting: await loadWaitingCourses()}
    }
    const [{call}, {callReason}] = await Promise.all([
      import('~/lib/firebase/call'),
      import('~/lib/firebase/call-failure'),
    ])
    try {
      return {courseId, details: await call(announcementDetails, {courseId})}
    } catch (error) {
      if (['unknown-course', 'invalid-argument'].includes(callReason(error))) return {courseId, details: null}
      throw error
    }
  },
)

export const clientAction = routeActions(() => import('~/features/staff/announce/actions'))

const frame = {
  title: 'Announce a course',
  lead: 'Publishing a course mails nobody. Learners hear of it when you say so, once.',
}

const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading announcements" rows={3} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** Where staff decide that learners hear of a course; publishing one mails nobody. */
export default function Announce({loaderData}: Route.ComponentProps) {
  if ('waiting' in loaderData)
    return (
      <StaffPage {...frame}>
        <WaitingCourses courses={loaderData.waiting} />
      </StaffPage>
    )
  const {courseId, details} = loaderData
  return (
    <StaffPage {...frame}>
      {details ? (
        <AnnouncementCard key={courseId} courseId={courseId} details={details} />
      ) : (
        <EmptyState
          title="This course cannot be announced"
          action={
            <ButtonLink to="/admin/announce" variant="secondary">
              Courses to announce
            </ButtonLink>
          }
        >
          It is not published, its day of sale has not come, or it is archived.
        </EmptyState>
      )}
    </StaffPage>
  )
}

function WaitingCourses({courses}: {courses: readonly WaitingCourse[]}) {
  if (courses.length === 0)
    return (
      <EmptyState icon={<StaffIcon screen="announce" />} title="No course waits to be announced">
        A course stands here once it is published. Any other can be announced from the Studio: open it, and
        choose Announce beside Publish.
      </EmptyState>
    )
  return (
    <ResponsiveTable
      caption="Courses that nobody has been told of"
      columns={['Course', 'Published', 'Actions']}
    >
      {courses.map(({id, title, publishedAt, onSaleFrom}) => (
        <Row key={id}>
          <Cell className="font-medium">{title}</Cell>
          <Cell label="Published">
            <RelativeTime ms={publishedAt} />
          </Cell>
          <Cell>
            {onSaleFrom === null ? (
              <Link
                to={`/admin/announce?course=${id}`}
                aria-label={`Announce ${title}`}
                className="target link font-medium"
              >
                Announce
              </Link>
            ) : (
              `On sale from ${exactTime(onSaleFrom)}`
            )}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
