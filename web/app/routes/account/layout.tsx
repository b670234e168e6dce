import type {ComponentType} from 'react'
import {Outlet, useMatches} from 'react-router-dom'
import {RequireSession} from '~/features/auth/require-session'
import {AccountSkeleton} from '~/features/account/account-skeleton'

/** What a guarded route's `handle` holds: its own shape, for while it is not known who is there. */
export interface GuardedHandle {
  Skeleton: ComponentType
}

/** Everything behind the sign-in guard. */
export default function SignedIn() {
  const handle = useMatches().at(-1)?.handle as Partial<GuardedHandle> | undefined
  const Skeleton = handle?.Skeleton ?? AccountSkeleton
  return <RequireSession skeleton={<Skeleton />}>{(user) => <Outlet context={user} />}</RequireSession>
}
