import {formatCents, sumCents} from '@lectern/domain/money'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {Link} from 'react-router-dom'
import type {Route} from './+types/teach'
import {privateLoader} from '~/features/auth/private-loader'
import {CourseTable} from '~/features/teaching/course-table'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {longDate} from '~/ui/content/dates'
import {Stat, Stats} from '~/ui/content/stat'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Teaching', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your courses', description: 'Please try again later'},
  async () => (await import('~/features/teaching/load-teaching')).loadOverview(),
)

const frame = {title: 'Overview', lead: 'What your courses have brought you.'}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading your courses" rows={4} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What a teacher's courses have brought, and as whom they teach. */
export default function Teach({
  loaderData: {name, slug, shareBps, since, courses, former},
}: Route.ComponentProps) {
  const all = [...courses, ...former]
  const earned = sumCents(all.map(({earnedCents}) => earnedCents))
  const givenBack = sumCents(all.map(({givenBackCents}) => givenBackCents))
  const sold = all.reduce((sum, {sales}) => sum + sales, 0)
  return (
    <StaffPage
      {...frame}
      lead={
        <>
          You teach as{' '}
          {slug === null ? (
            name
          ) : (
            <Link to={`/instructor/${slug}`} className="link">
              {name}
            </Link>
          )}{' '}
          since {longDate(since)}, and get {shareLabel(shareBps)} of what is paid for your courses, without
          tax.
        </>
      }
    >
      <Stats>
        <Stat name="Sales" value={sold} note="each course of a bundle counts" />
        <Stat name="Your share" value={formatCents(earned)} note="of what was paid, without tax" />
        <Stat
          name="Given back"
          value={formatCents(givenBack)}
          note="of your share, with returns and refunds"
        />
      </Stats>
      <CourseTable courses={courses} former={former} />
    </StaffPage>
  )
}
