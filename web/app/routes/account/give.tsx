import {Gift} from 'lucide-react'
import type {ReactNode} from 'react'
import {privateLoader} from '~/features/auth/private-loader'
import {GiveForm} from '~/features/gifts/give-form'
import {NotSold, SoldCard} from '~/features/gifts/sold-card'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import type {Route} from './+types/give'

const TITLE = 'Give a course'

export const meta = () => pageMeta({title: TITLE, noindex: true})

/** What is given, as it is sold now; null where it is not sold. */
export const clientLoader = privateLoader(
  {title: 'Error loading the course', description: 'Please try again later'},
  async (_, {params: {id = ''}}) => {
    const {loadSold} = await import('~/features/gifts/load-sold')
    return {item: await loadSold(id)}
  },
)

export const clientAction = routeActions(() => import('~/features/gifts/give-actions'))

/** A form with which a course or a bundle is given to somebody else. */
export default function Give({loaderData: {item}}: Route.ComponentProps) {
  if (!item)
    return (
      <Frame>
        <NotSold icon={<Gift aria-hidden />} />
      </Frame>
    )
  return (
    <Frame title={item.kind === 'bundle' ? 'Give a bundle' : TITLE}>
      <SoldCard item={item}>
        <GiveForm key={item.id} item={item} />
      </SoldCard>
    </Frame>
  )
}

const states = defineScreenStates(
  Frame,
  {},
  <Loading label="Loading what you give">
    <Card className="grid gap-6">
      <Skeleton className="h-14" />
      <Skeleton className="h-18" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11 w-40" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({title = TITLE, children}: {title?: string; children: ReactNode}) {
  return (
    <AccountPage
      title={title}
      crumbs={[{label: 'Home', to: '/'}, {label: 'Courses', to: '/courses'}, {label: 'Gift'}]}
    >
      {children}
    </AccountPage>
  )
}
