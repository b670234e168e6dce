import {Users} from 'lucide-react'
import type {ReactNode} from 'react'
import {privateLoader} from '~/features/auth/private-loader'
import {NotSold, SoldCard} from '~/features/gifts/sold-card'
import {BuySeatsForm} from '~/features/teams/buy-seats-form'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import type {Route} from './+types/buy-seats'

const TITLE = 'Buy for a team'

export const meta = () => pageMeta({title: TITLE, noindex: true})

/** What is bought, as it is sold now; null where it is not sold. */
export const clientLoader = privateLoader(
  {title: 'Error loading the course', description: 'Please try again later'},
  async (_, {params: {id = ''}}) => {
    const {loadSeats} = await import('~/features/teams/load-seats')
    return loadSeats(id)
  },
)

export const clientAction = routeActions(() => import('~/features/teams/buy-actions'))

/** A form with which seats of a course or a bundle are bought. */
export default function BuySeats({loaderData: {item, tiers}}: Route.ComponentProps) {
  if (!item)
    return (
      <Frame>
        <NotSold icon={<Users aria-hidden />} />
      </Frame>
    )
  return (
    <Frame>
      <SoldCard item={item} unit="each">
        <BuySeatsForm key={item.id} item={item} tiers={tiers} />
      </SoldCard>
    </Frame>
  )
}

const states = defineScreenStates(
  Frame,
  {},
  <Loading label="Loading what your team learns">
    <Card className="grid gap-6">
      <Skeleton className="h-14" />
      <Skeleton className="h-18" />
      <Skeleton className="h-11 w-40" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({children}: {children: ReactNode}) {
  return (
    <AccountPage
      title={TITLE}
      crumbs={[{label: 'Home', to: '/'}, {label: 'Courses', to: '/courses'}, {label: 'Team'}]}
    >
      {children}
    </AccountPage>
  )
}
