import {createContext, use, type ReactNode} from 'react'
import type {SessionUser} from '~/lib/firebase/session-user'

const UserContext = createContext<SessionUser | null>(null)

/** Provides the signed-in user to the screens behind the sign-in guard; null while it is unknown. */
export function UserProvider({user, children}: {user: SessionUser | null; children: ReactNode}) {
  return <UserContext value={user}>{children}</UserContext>
}

/** The signed-in user. Throws outside the sign-in guard. Loaders use `context.get(userContext)` instead. */
export function useUser(): SessionUser {
  const user = use(UserContext)
  if (!user) throw new Error('useUser must be used within a UserProvider, behind the sign-in guard')
  return user
}
