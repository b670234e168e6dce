import {ShieldX} from 'lucide-react'
import {useEffect, useState} from 'react'
import {Outlet, useMatches, useNavigate, useRevalidator} from 'react-router-dom'
import type {Route} from './+types/layout'
import {IdentityUnconfirmedError, NotStaffError, requireSignIn} from '~/features/auth/auth-guard'
import {IdentityHost} from '~/features/auth/identity/identity-host'
import {isSigningOut, isSessionExpected, SessionUnavailableError, useSession} from '~/features/auth/session'
import {UserProvider} from '~/features/auth/user-context'
import {AccountSkeleton} from '~/layout/account/account-skeleton'
import {confirmIdentity} from '~/lib/firebase/identity'
import {Button, ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ErrorState} from '~/ui/feedback/error-state'
import {Container} from '~/ui/layout/container'

/** React Router runs middleware only for routes with a loader, so every screen in this layout has one. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (args) => {
    // Every screen reads from Firestore, so its chunk is preloaded while the session is checked.
    if (isSessionExpected()) void import('~/lib/firebase/firestore').catch(() => {})
    return requireSignIn(args)
  },
]

/** The layout of all screens behind the sign-in guard. */
export default function SignedIn() {
  const {user} = useSession()
  const hasEnded = useEndOfSession()
  return (
    <UserProvider user={user}>
      {hasEnded ? <AccountSkeleton /> : <Outlet />}
      <IdentityHost />
    </UserProvider>
  )
}

/**
 * Whether the signed-in user has changed since the guard ran; the guard is then run again. After signing out, the
 * home page is opened instead.
 */
function useEndOfSession(): boolean {
  const {status, user} = useSession()
  const {revalidate} = useRevalidator()
  const navigate = useNavigate()
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined
  const uid = user?.uid ?? null
  const [allowedUid, setAllowedUid] = useState(uid)
  if (allowedUid === null && uid !== null) setAllowedUid(uid)
  const hasEnded = allowedUid !== uid || (status === 'signed-out' && isLoaded)

  useEffect(() => {
    if (!hasEnded) return
    if (uid === null && isSigningOut()) void navigate('/', {replace: true})
    else void revalidate().then(() => setAllowedUid(uid))
  }, [hasEnded, uid, revalidate, navigate])

  return hasEnded
}

/** Handles the errors of both guards: when a guard throws on the first load, only this boundary is rendered. */
export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  useEndOfSession()
  if (error instanceof NotStaffError) return <StaffOnly error={error} />
  if (error instanceof IdentityUnconfirmedError) return <IdentityUnconfirmed error={error} />
  if (error instanceof SessionUnavailableError) return <SessionUnavailable />
  throw error
}

function IdentityUnconfirmed({error: {reason}}: {error: IdentityUnconfirmedError}) {
  const {revalidate, state} = useRevalidator()
  const confirm = async () => {
    if (await confirmIdentity(reason)) await revalidate()
  }
  return (
    <Container narrow className="py-section">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        title="Please sign in again"
        action={
          <Button onClick={() => void confirm()} pending={state === 'loading'}>
            Sign in again
          </Button>
        }
      >
        A sign-in opens the back office for twelve hours.
      </EmptyState>
      <IdentityHost />
    </Container>
  )
}

function SessionUnavailable() {
  return (
    <Container narrow className="py-section">
      <ErrorState
        level={1}
        title="We could not reach the sign-in service"
        // Browsers do not fetch a failed module again in the same document, so the document has to be reloaded.
        onRetry={() => window.location.reload()}
      >
        Please check your connection and try again.
      </ErrorState>
    </Container>
  )
}

const audiences = {
  staff: {account: 'a staff account', to: '/account', label: 'Go to your account'},
  owners: {account: 'the account of an owner', to: '/admin/orders', label: 'Go to the orders'},
  teachers: {account: 'the account of a teacher', to: '/account', label: 'Go to your account'},
} as const

function StaffOnly({error: {email, audience, hasEnded}}: {error: NotStaffError}) {
  const {account, to, label} = audiences[audience]
  return (
    <Container narrow className="py-section">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        title={hasEnded ? 'Your access to the back office has ended' : `This page is for ${audience}`}
        action={
          <ButtonLink to={to} variant="secondary">
            {label}
          </ButtonLink>
        }
      >
        You are signed in as {email}, which is not {account}
        {hasEnded && ' any more'}.
      </EmptyState>
    </Container>
  )
}
