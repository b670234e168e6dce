import {Suspense, useState} from 'react'
import {useSession} from '~/features/auth/session'
import {ButtonLink} from '~/ui/button'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {MenuTriggerButton} from '~/ui/navigation/menu-trigger'
import {AccountLink} from './account-link'

const AccountMenu = lazyPart(() => import('./account-menu'), AccountLink)

/** The Account menu of a signed-in user, or the link to sign in. */
export function UserMenu() {
  const {status, expected} = useSession()
  if (status === 'signed-in' || expected) return <DeferredAccountMenu />
  return (
    <ButtonLink to="/auth" variant="secondary" className="ml-2">
      Sign In
    </ButtonLink>
  )
}

/** The Account menu; until its code has loaded its button alone, whose focus and press are passed on. */
function DeferredAccountMenu() {
  const [isFocused, setFocused] = useState(false)
  const [isPressed, setPressed] = useState(false)
  return (
    <Suspense
      fallback={
        <MenuTriggerButton
          label="Account"
          aria-haspopup="menu"
          aria-busy={isPressed}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          // The menu may replace it between the two.
          onMouseDown={() => setPressed(true)}
          onClick={() => setPressed(true)}
        />
      }
    >
      <AccountMenu wasFocused={isFocused} wasPressed={isPressed} />
    </Suspense>
  )
}
