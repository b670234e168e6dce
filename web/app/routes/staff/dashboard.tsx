import type {ReactNode} from 'react'
import type {Route} from './+types/dashboard'
import {privateLoader} from '~/features/auth/private-loader'
import {BestCourses} from '~/features/staff/dashboard/best-courses'
import {FigureList} from '~/features/staff/dashboard/figure-list'
import {periodOf} from '~/features/staff/dashboard/period'
import {PeriodLinks} from '~/features/staff/dashboard/period-links'
import {WaitingList} from '~/features/staff/dashboard/waiting-list'
import {StaffPage} from '~/layout/staff/staff-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {Button} from '~/ui/button'
import {Skeleton} from '~/ui/feedback/skeleton'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Dashboard', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading the dashboard', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadDashboard} = await import('~/features/staff/dashboard/load-dashboard')
    return loadDashboard(periodOf(new URL(request.url)))
  },
)

const fetchPlots = () => import('~/features/staff/dashboard/plots')

const frame = {title: 'Dashboard', lead: 'What waits for you, and how the shop is doing.'}

const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading the dashboard" rows={6} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What waits for staff, and how the shop is doing. */
export default function Dashboard({
  loaderData: {waiting, period, days, before, courses},
}: Route.ComponentProps) {
  const plots = useDeferredModule(fetchPlots)
  const download = async () => (await import('~/features/staff/dashboard/csv')).downloadFigures(days)
  return (
    <StaffPage {...frame}>
      <Section id="waiting" title="What waits">
        <WaitingList waiting={waiting} />
      </Section>
      <Section
        id="figures"
        title={`The last ${period} days`}
        aside={
          <Button variant="secondary" size="sm" onClick={() => void download()}>
            Download as CSV
          </Button>
        }
      >
        <PeriodLinks path="/admin" period={period} />
        <FigureList days={days} before={before} />
        <p className="measure text-sm text-ink-faint">
          Compared with the {period} days before. Days begin at midnight UTC, and today is among them.
        </p>
      </Section>
      <Section id="days" title="Day by day">
        {plots ? <plots.Plots days={days} before={before} /> : <Skeleton className="h-72 w-full" />}
      </Section>
      <Section id="courses" title="Best courses">
        <BestCourses courses={courses} />
      </Section>
    </StaffPage>
  )
}

interface SectionProps {
  id: string
  title: string
  /** beside the title */
  aside?: ReactNode
  children: ReactNode
}

function Section({id, title, aside, children}: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
