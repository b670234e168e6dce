import {useOutletContext} from 'react-router'
import type {SessionUser} from './session'

/** Who is signed in, on a screen behind the guard. */
export function useUser(): SessionUser {
  return useOutletContext<SessionUser>()
}
