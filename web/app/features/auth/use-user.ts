import {useOutletContext} from 'react-router-dom'
import type {SessionUser} from '~/lib/firebase/session-user'

/** Who is signed in, on a screen behind the guard. */
export function useUser(): SessionUser {
  return useOutletContext<SessionUser>()
}
