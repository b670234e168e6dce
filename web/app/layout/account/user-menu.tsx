import {lazy, Suspense} from 'react'
import {useSession} from '~/features/auth/session'
import {ButtonLink} from '~/ui/button'
import {MenuTriggerButton} from '~/ui/navigation/menu-trigger'

const AccountMenu = lazy(() => import('./account-menu'))

/** The Account menu of a signed-in user, or the link to sign in. */
export function UserMenu() {
  const {status, expected} = useSession()
  if (status !== 'signed-in' && !expected)
    return (
      <ButtonLink to="/auth" variant="secondary" className="ml-2">
        Sign In
      </ButtonLink>
    )
  return (
    <Suspense fallback={<MenuTriggerButton label="Account" disabled />}>
      <AccountMenu />
    </Suspense>
  )
}
