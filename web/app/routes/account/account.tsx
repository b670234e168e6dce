import {useSearchParams} from 'react-router-dom'
import {AccountPage} from '~/features/account/account-page'
import {OrdersPanel} from '~/features/orders/orders-panel'
import {ProfilePanel} from '~/features/account/profile-panel'
import {ReturnsPanel} from '~/features/orders/returns-panel'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {pageMeta} from '~/lib/router/page-meta'
import {Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Your account', noindex: true})
export const handle = {Skeleton: AccountSkeleton}

const tabs = ['orders', 'returns', 'profile'] as const
type TabId = (typeof tabs)[number]

/** Orders, returns and profile at a glance. The tab stands in the address. */
export default function Account() {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((tab) => tab === query.get('tab')) ?? 'orders'
  return (
    <AccountPage title="Your account">
      <Tabs<TabId>
        label="Account"
        value={tab}
        onChange={(tab) => setQuery(tab === 'orders' ? {} : {tab}, {replace: true, preventScrollReset: true})}
        tabs={[
          {id: 'orders', label: 'My Orders', content: <OrdersPanel />},
          {id: 'returns', label: 'My Returns', content: <ReturnsPanel />},
          {id: 'profile', label: 'Profile', content: <ProfilePanel />},
        ]}
      />
    </AccountPage>
  )
}

function AccountSkeleton() {
  return (
    <AccountPage title="Your account">
      <Skeleton className="h-12 w-80 max-w-full" />
      <TableSkeleton label="Loading your account" />
    </AccountPage>
  )
}
