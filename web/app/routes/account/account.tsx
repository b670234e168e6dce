import type {ReactNode} from 'react'
import {useSearchParams, type ClientLoaderFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/account'
import {ProfileCard, ProfileCardSkeleton} from '~/features/account/profile-card'
import {userContext} from '~/features/auth/auth-guard'
import {privateLoader} from '~/features/auth/private-loader'
import type {Profile} from '~/features/auth/profile'
import {useUser} from '~/features/auth/user-context'
import {CurrentCourseCard} from '~/features/learning/current-course-card'
import type {EnrolledCourse} from '~/features/learning/enrolled-courses'
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

/** Loads the course the learner is currently taking. On failure the account is shown without it. */
async function loadCurrentCourse({context}: ClientLoaderFunctionArgs): Promise<EnrolledCourse | null> {
  try {
    const {currentCourse, loadEnrolledCourses} = await import('~/features/learning/enrolled-courses')
    return currentCourse(await loadEnrolledCourses(context.get(userContext).uid))
  } catch (error) {
    console.error('The current course could not be loaded.', error)
    return null
  }
}

/** Loads the data of the tab in the URL, and the course the learner is currently taking. */
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const [shown, current] = await Promise.all([
    loaders[tabOf(tabs, new URL(args.request.url).searchParams)](args),
    loadCurrentCourse(args),
  ])
  return {...shown, current}
}

/** The account screen: the course the learner is currently taking, and tabs with orders, returns and profile. */
export default function Account({loaderData}: Route.ComponentProps) {
  const {email} = useUser()
  const {orders, returns, profile, current} = useMergedData(loaderData)
  return (
    <AccountTabs
      current={current}
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

interface AccountTabsProps {
  panels: Partial<Record<TabId, ReactNode>>
  current?: EnrolledCourse | null
}

/** The tabs; one whose panel is not loaded shows its skeleton. */
function AccountTabs({panels, current}: AccountTabsProps) {
  const [tab, chooseTab] = useTabParam(tabs)
  return (
    <AccountPage title="Your account">
      {current && <CurrentCourseCard enrolled={current} />}
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
