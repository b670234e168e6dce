import {Users} from 'lucide-react'
import {Link} from 'react-router-dom'
import {privateLoader} from '~/features/auth/private-loader'
import {HeldSeats} from '~/features/teams/held-seats'
import type {Teams} from '~/features/teams/load-team'
import {TeamPanel} from '~/features/teams/team-panel'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {AFTER} from '~/lib/router/use-cursor-pages'
import {ButtonLink} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import type {Route} from './+types/team'

const TITLE = 'Teams'
const frame = {title: TITLE, crumbs: [{label: 'Account', to: '/account'}, {label: TITLE}]}

export const meta = () => pageMeta({title: TITLE, noindex: true})

/** The teams that somebody owns or manages, one of them with its members, and the seats that they have been given. */
export const clientLoader = privateLoader(
  {title: 'Error loading your teams', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadTeams} = await import('~/features/teams/load-team')
    const {searchParams} = new URL(request.url)
    return loadTeams(searchParams.get('team'), searchParams.get(AFTER))
  },
)

export const clientAction = routeActions(() => import('~/features/teams/actions'))

/** Teams and seats. */
export default function TeamScreen({loaderData: {teams, held, teamId, team}}: Route.ComponentProps) {
  return (
    <AccountPage {...frame}>
      {teams.length > (team ? 1 : 0) && <OtherTeams teams={teams} current={teamId} />}
      {team && teamId !== null ? (
        <TeamPanel teamId={teamId} team={team} />
      ) : (
        (teamId !== null || held.length === 0) && (
          <EmptyState
            icon={<Users aria-hidden />}
            title={teamId === null ? 'You have no team' : 'You do not manage this team'}
            action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
          >
            Choose a course or a bundle, and there “Buy for a team”.
          </EmptyState>
        )
      )}
      {held.length > 0 && <HeldSeats held={held} />}
    </AccountPage>
  )
}

function OtherTeams({teams, current}: {teams: Teams['teams']; current: string | null}) {
  return (
    <nav aria-label="Your teams">
      <ul className="grid gap-2">
        {teams.map(({teamId, title, used, seats}) => (
          <li key={teamId} className="flex flex-wrap justify-between gap-x-6">
            <Link
              to={`?team=${teamId}`}
              className="link wrap-anywhere"
              aria-current={teamId === current ? 'page' : undefined}
            >
              {title}
            </Link>
            <span className="tabular text-ink-soft">
              {used} of {pluralize(seats, 'seat')} used
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const states = defineScreenStates(
  AccountPage,
  frame,
  <Loading label="Loading your teams">
    <div className="grid gap-8">
      <Skeleton className="h-24" />
      <Card className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-40" />
      </Card>
    </div>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary
