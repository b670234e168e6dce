import type {ReactNode} from 'react'
import {useSearchParams, type ClientLoaderFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/account'
import {ProfileCard, ProfileCardSkeleton} from '~/features/account/profile-card'
import {privateLoader} from '~/features/auth/private-loader'
import type {Profile} from '~/features/auth/profile'
import {useUser} from '~/features/auth/user-context'
import type {OrderHistory} from '~/features/orders/order-history'
import {OrdersPanel} from '~/features/orders/orders-panel'
import type {ReturnRequest} from '~/features/orders/returns'
import {ReturnsPanel} from '~/features/orders/returns-panel'
import {AccountPage} from '~/layout/account/account-page'
import {LoadError} from '~/layout/load-error'
import {pageMeta} from '~/lib/router/page-meta'
import {useMergedData} from '~/lib/router/use-merged-data'
import {tabOf, useTabParam} from '~/lib/router/use-tab-param'
import {Skeleton} from '~/ui/feedback/skeleton'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Your account', noindex: true})

/** The data of each tab. */
interface TabData {
  orders: OrderHistory
  returns: readonly ReturnRequest[]
  profile: Profile
}
type TabId = keyof TabData

const tabs = ['orders', 'returns', 'profile'] as const satisfies readonly TabId[]
const LATER = 'Please try again later'

const loaders = {
  orders: privateLoader<Partial<TabData>>(
    {title: 'Error loading orders', description: LATER},
    async ({uid}) => {
      const {loadOrderHistory} = await import('~/features/orders/order-history')
      return {orders: await loadOrderHistory(uid)}
    },
  ),
  returns: privateLoader<Partial<TabData>>(
    {title: 'Error loading returns', description: LATER},
    async ({uid}) => {
      const {listReturns} = await import('~/features/orders/returns')
      return {returns: await listReturns(uid)}
    },
  ),
  profile: privateLoader<Partial<TabData>>(
    {title: 'Error loading profile', description: LATER},
    async (user) => {
      const {readProfile} = await import('~/features/auth/profile')
      return {profile: await readProfile(user)}
    },
  ),
}

/** Loads the data of the tab in the URL. */
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loaders[tabOf(tabs, new URL(args.request.url).searchParams)](args)

/** Tabs with orders, returns and profile. */
export default function Account({loaderData}: Route.ComponentProps) {
  const {email} = useUser()
  const {orders, returns, profile} = useMergedData(loaderData)
  return (
    <AccountTabs
      panels={{
        orders: orders && <OrdersPanel {...orders} />,
        returns: returns && <ReturnsPanel returns={returns} />,
        profile: profile && <ProfileCard profile={profile} email={email} />,
      }}
    />
  )
}

export function HydrateFallback() {
  return (
    <AccountPage title="Your account">
      <Skeleton className="h-12 w-80 max-w-full" />
      <TableSkeleton label="Loading your account" />
    </AccountPage>
  )
}

export function ErrorBoundary() {
  const [query] = useSearchParams()
  return <AccountTabs panels={{[tabOf(tabs, query)]: <LoadError />}} />
}

/** The tabs; one whose panel is not loaded shows its skeleton. */
function AccountTabs({panels}: {panels: Partial<Record<TabId, ReactNode>>}) {
  const [tab, chooseTab] = useTabParam(tabs)
  return (
    <AccountPage title="Your account">
      <Tabs<TabId>
        label="Account"
        value={tab}
        onChange={chooseTab}
        tabs={[
          {
            id: 'orders',
            label: 'My Orders',
            content: panels.orders ?? <TableSkeleton label="Loading your orders" />,
          },
          {
            id: 'returns',
            label: 'My Returns',
            content: panels.returns ?? <TableSkeleton label="Loading your returns" rows={2} />,
          },
          {id: 'profile', label: 'Profile', content: panels.profile ?? <ProfileCardSkeleton />},
        ]}
      />
    </AccountPage>
  )
}
