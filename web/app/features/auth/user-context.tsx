import {createContext, use, type ReactNode} from 'react'
import type {SessionUser} from '~/lib/firebase/session-user'

const UserContext = createContext<SessionUser | null>(null)

/** Tells the screens behind the sign-in guard who is signed in; null while that is not known. */
export function UserProvider({user, children}: {user: SessionUser | null; children: ReactNode}) {
  return <UserContext value={user}>{children}</UserContext>
}

/** Who is signed in. Throws outside the sign-in guard; loaders there ask their `context` for `userContext`. */
export function useUser(): SessionUser {
  const user = use(UserContext)
  if (!user) throw new Error('useUser must be used within a UserProvider, behind the sign-in guard')
  return user
}
