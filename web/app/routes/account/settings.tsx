import type {Settings} from '@lectern/domain/settings'
import type {ReactNode} from 'react'
import {useSearchParams, type ClientLoaderFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/settings'
import {AccountPanel} from '~/features/account/account-panel'
import {
  fetchNotificationsAction,
  NotificationsPanel,
  NotificationsSkeleton,
} from '~/features/account/notifications-panel'
import {
  fetchChangePasswordAction,
  fetchOfferPasswordAction,
  SecurityPanel,
} from '~/features/account/security-panel'
import {privateLoader} from '~/features/auth/private-loader'
import {AccountPage} from '~/layout/account/account-page'
import {LoadError} from '~/layout/load-error'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useMergedData} from '~/lib/router/use-merged-data'
import {tabOf, useTabParam} from '~/lib/router/use-tab-param'
import {Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Settings', noindex: true})

const tabs = ['notifications', 'security', 'account'] as const
type TabId = (typeof tabs)[number]

const loadSettings = privateLoader<{settings?: Settings}>(
  {title: 'Error loading settings', description: 'Could not load your preferences'},
  async ({uid}) => {
    const {readSettings} = await import('~/features/account/settings')
    return {settings: await readSettings(uid)}
  },
)

/** Only the first tab has data to load. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<{settings?: Settings}> {
  const tab = tabOf(tabs, new URL(args.request.url).searchParams)
  return tab === 'notifications' ? loadSettings(args) : {}
}

export const clientAction = routeActions({
  notifications: fetchNotificationsAction,
  'change-password': fetchChangePasswordAction,
  'offer-password': fetchOfferPasswordAction,
})

/** Tabs for mails, password and account. */
export default function SettingsScreen({loaderData}: Route.ComponentProps) {
  const {settings} = useMergedData(loaderData)
  return <SettingsTabs notifications={settings && <NotificationsPanel saved={settings} />} />
}

export function HydrateFallback() {
  return (
    <AccountPage title="Settings">
      <Skeleton className="mb-8 h-12 w-80 max-w-full" />
      <NotificationsSkeleton />
    </AccountPage>
  )
}

export function ErrorBoundary() {
  const [query] = useSearchParams()
  return <SettingsTabs notifications={tabOf(tabs, query) === 'notifications' && <LoadError />} />
}

function SettingsTabs({notifications}: {notifications: ReactNode}) {
  const [tab, chooseTab] = useTabParam(tabs)
  return (
    <AccountPage title="Settings">
      <Tabs<TabId>
        label="Settings"
        value={tab}
        onChange={chooseTab}
        tabs={[
          {id: 'notifications', label: 'Notifications', content: notifications || <NotificationsSkeleton />},
          {id: 'security', label: 'Security', content: <SecurityPanel />},
          {id: 'account', label: 'Account', content: <AccountPanel />},
        ]}
      />
    </AccountPage>
  )
}
