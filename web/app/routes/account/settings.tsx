import type {ReactNode} from 'react'
import {
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import type {Route} from './+types/settings'
import {AccountPanel} from '~/features/account/account-panel'
import {NotificationsPanel, NotificationsSkeleton} from '~/features/account/notifications-panel'
import {OwnDataPanel} from '~/features/account/own-data-panel'
import {SecurityPanel} from '~/features/account/security-panel'
import type {MailSettings} from '~/features/account/settings'
import {privateLoader} from '~/features/auth/private-loader'
import {AccountPage} from '~/layout/account/account-page'
import {LoadError} from '~/layout/load-error'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useMergedData} from '~/lib/router/use-merged-data'
import {tabOf, useTabParam} from '~/lib/router/use-tab-param'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Settings', noindex: true})

const tabs = ['notifications', 'security', 'account'] as const
type TabId = (typeof tabs)[number]

interface SettingsData {
  settings?: MailSettings
  leaving?: {closesAt: number | null}
}

const loadSettings = privateLoader<SettingsData>(
  {title: 'Error loading settings', description: 'Could not load your preferences'},
  async ({uid}) => {
    const {readSettings} = await import('~/features/account/settings')
    return {settings: await readSettings(uid)}
  },
)

const loadLeaving = privateLoader<SettingsData>(
  {title: 'Error loading your account', description: 'We could not see whether it is to be deleted'},
  async ({uid}) => {
    const {readClosesAt} = await import('~/features/auth/leaving')
    return {leaving: {closesAt: await readClosesAt(uid)}}
  },
)

/** Loads what the open tab shows. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<SettingsData> {
  switch (tabOf(tabs, new URL(args.request.url).searchParams)) {
    case 'notifications':
      return loadSettings(args)
    case 'account':
      return loadLeaving(args)
    case 'security':
      return {}
  }
}

/** Also once somebody has subscribed in the footer: that is one of the switches. */
export const shouldRevalidate = ({formAction, defaultShouldRevalidate}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || formAction === '/newsletter/subscribe'

export const clientAction = routeActions([
  () => import('~/features/account/actions'),
  () => import('~/features/account/passkeys/actions'),
])

/** Tabs for mails, password and account. */
export default function SettingsScreen({loaderData}: Route.ComponentProps) {
  const {settings, leaving} = useMergedData<SettingsData>(loaderData)
  return (
    <SettingsTabs
      notifications={settings && <NotificationsPanel saved={settings} />}
      ownData={leaving && <OwnDataPanel closesAt={leaving.closesAt} />}
    />
  )
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
  const tab = tabOf(tabs, query)
  return (
    <SettingsTabs
      notifications={tab === 'notifications' && <LoadError />}
      ownData={tab === 'account' && <LoadError />}
    />
  )
}

interface SettingsTabsProps {
  notifications: ReactNode
  /** nothing while it is not known whether the account is to be deleted: whoever is leaving is not offered to */
  ownData: ReactNode
}

function SettingsTabs({notifications, ownData}: SettingsTabsProps) {
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
          {
            id: 'account',
            label: 'Account',
            content: <AccountPanel>{ownData || <OwnDataSkeleton />}</AccountPanel>,
          },
        ]}
      />
    </AccountPage>
  )
}

function OwnDataSkeleton() {
  return (
    <Loading label="Loading your account">
      <Skeleton className="h-48" />
    </Loading>
  )
}
