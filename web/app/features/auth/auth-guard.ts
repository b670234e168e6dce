import {createContext, redirect, replace, type RouterContextProvider} from 'react-router-dom'
import type {SessionUser} from '~/lib/firebase/session-user'
import {toast} from '~/ui/feedback/toast'
import {rememberReturnPath} from './return-path'
import {currentUser, refreshSession, sessionUser} from './session'

interface GuardArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Who is signed in, for the loaders and actions behind the sign-in guard. `context.get` throws elsewhere. */
export const userContext = createContext<SessionUser>()

/** The screen is for staff, and whoever is signed in is not. */
export class NotStaffError extends Error {
  override name = 'NotStaffError'
  /** the address of the account that is signed in */
  readonly email: string

  constructor(email: string) {
    super(`${email} is not a staff account.`)
    this.email = email
  }
}

/**
 * Middleware of everything behind the sign-in guard: waits until it is known who is signed in, and sends everyone else to
 * /auth, remembering the page they asked for. Throws SessionUnavailableError when the sign-in service cannot be loaded.
 */
export async function requireSignIn({request, context}: GuardArgs): Promise<void> {
  const user = await sessionUser()
  if (!user) throw redirectToSignIn(request)
  context.set(userContext, user)
}

/** Middleware of the staff screens. The functions and the rules refuse everyone else too. Throws NotStaffError. */
export async function requireStaff({request, context}: GuardArgs): Promise<void> {
  if (context.get(userContext).isStaff) return
  try {
    // Someone made staff a moment ago still carries a token from before.
    await refreshSession()
  } catch (error) {
    console.error('The account could not be asked for its role.', error)
  }
  const user = currentUser()
  if (!user) throw redirectToSignIn(request)
  if (!user.isStaff) throw new NotStaffError(user.email)
  context.set(userContext, user)
}

function redirectToSignIn(request: Request): Response {
  const {pathname, search} = new URL(request.url)
  rememberReturnPath(pathname + search)
  toast({title: 'Authentication required', description: 'Please sign in to access this page'})
  // A page that the browser is at already would lead here again when one goes back to it.
  const isThere = window.location.pathname + window.location.search === pathname + search
  return isThere ? replace('/auth') : redirect('/auth')
}
