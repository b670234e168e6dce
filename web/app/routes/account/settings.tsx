import {useSearchParams} from 'react-router-dom'
import {AccountPage} from '~/features/account/account-page'
import {AccountPanel} from '~/features/account/account-panel'
import {NotificationsPanel} from '~/features/account/notifications-panel'
import {SecurityPanel} from '~/features/account/security-panel'
import {pageMeta} from '~/lib/router/page-meta'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Settings', noindex: true})
export const handle = {Skeleton: SettingsSkeleton}

const tabs = ['notifications', 'security', 'account'] as const
type TabId = (typeof tabs)[number]

/** Mails, password, address. The tab stands in the address. */
export default function SettingsScreen() {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((tab) => tab === query.get('tab')) ?? 'notifications'
  return (
    <AccountPage title="Settings">
      <Tabs<TabId>
        label="Settings"
        value={tab}
        onChange={(tab) =>
          setQuery(tab === 'notifications' ? {} : {tab}, {replace: true, preventScrollReset: true})
        }
        tabs={[
          {id: 'notifications', label: 'Notifications', content: <NotificationsPanel />},
          {id: 'security', label: 'Security', content: <SecurityPanel />},
          {id: 'account', label: 'Account', content: <AccountPanel />},
        ]}
      />
    </AccountPage>
  )
}

function SettingsSkeleton() {
  return (
    <AccountPage title="Settings">
      <Loading label="Loading your settings" className="grid gap-8">
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="h-72" />
      </Loading>
    </AccountPage>
  )
}
