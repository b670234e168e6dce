import {shareLabel} from '@lectern/domain/teachers/teacher'
import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import type {Route} from './+types/teach'
import {privateLoader} from '~/features/auth/private-loader'
import {PeriodLinks} from '~/features/staff/dashboard/period-links'
import {periodOf} from '~/features/staff/dashboard/period'
import {CourseTable} from '~/features/teaching/course-table'
import {Figures} from '~/features/teaching/figures'
import {PayoutNotice} from '~/features/teaching/payout-notice'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {longDate} from '~/ui/content/dates'
import {pluralize} from '~/ui/content/pluralize'
import {Stat, Stats} from '~/ui/content/stat'
import {Skeleton} from '~/ui/feedback/skeleton'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {WaitingLinks} from '~/ui/navigation/waiting-links'

export const meta = () => pageMeta({title: 'Teaching', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your courses', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadOverview} = await import('~/features/teaching/load-teaching')
    return loadOverview(periodOf(new URL(request.url)))
  },
)

const fetchPlots = () => import('~/features/teaching/plots')

const frame = {title: 'Overview', lead: 'What waits for you, and what your courses have brought.'}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading your courses" rows={4} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What waits for a teacher, what their courses have brought, and as whom they teach. */
export default function Teach({loaderData}: Route.ComponentProps) {
  const {name, slug, shareBps, since, payouts, waiting, period, days, before} = loaderData
  const {learners, rating, courses, former} = loaderData
  const plots = useDeferredModule(fetchPlots)
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
      <PayoutNotice standing={payouts} />
      <WaitingLinks
        items={[
          {name: 'Questions to answer', to: '/teach/questions?state=open', count: waiting.questions},
          {name: 'Work to look at', to: '/teach/work?state=waiting', count: waiting.work},
          {name: 'Reviews without an answer', to: '/teach/reviews', count: waiting.reviews},
        ]}
      />
      <Section id="figures" title={`The last ${period} days`}>
        <PeriodLinks path="/teach" period={period} />
        <Figures days={days} before={before} />
        {plots ? <plots.Plots days={days} before={before} /> : <Skeleton className="h-72 w-full" />}
        <p className="measure text-sm text-ink-faint">
          Compared with the {period} days before. Days begin at midnight UTC, and today is among them. Each
          course of a bundle counts as a sale.
        </p>
      </Section>
      <Section id="courses" title="Your courses">
        <Stats>
          <Stat name="Learners who began" value={learners.begun} />
          <Stat name="Finished" value={learners.finished} />
          <Stat
            name="Rating"
            value={rating?.average.toFixed(1) ?? null}
            note={rating ? `of ${pluralize(rating.count, 'review')}` : 'no reviews yet'}
          />
        </Stats>
        <CourseTable courses={courses} former={former} />
      </Section>
    </StaffPage>
  )
}

function Section({id, title, children}: {id: string; title: string; children: ReactNode}) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
