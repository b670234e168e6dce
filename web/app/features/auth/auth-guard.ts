import {createContext, redirect, replace, type RouterContextProvider} from 'react-router-dom'
import type {SessionUser} from '~/lib/firebase/session-user'
import {dismissToast, toast} from '~/ui/feedback/toast'
import {rememberReturnPath} from './return-path'
import {currentUser, refreshSession, sessionUser} from './session'

/** The toast that asks to sign in; it goes once somebody has. */
let asked: number | undefined

interface GuardArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The signed-in user, for the loaders and actions behind the sign-in guard. `context.get` throws elsewhere. */
export const userContext = createContext<SessionUser>()

/** A screen for staff was requested by a user who is not. */
export class NotStaffError extends Error {
  override name = 'NotStaffError'
  /** the email address of the signed-in account */
  readonly email: string

  /** whom the screen is for */
  readonly audience: 'staff' | 'owners'

  constructor(email: string, audience: NotStaffError['audience'] = 'staff') {
    super(`${email} does not belong to ${audience}.`)
    this.email = email
    this.audience = audience
  }
}

/**
 * Middleware of all screens that need an account: waits until the session is known, and redirects to /auth when nobody is
 * signed in, remembering the requested page. Throws SessionUnavailableError when the sign-in service cannot be loaded.
 */
export async function requireSignIn({request, context}: GuardArgs): Promise<void> {
  const user = await sessionUser()
  if (!user) throw redirectToSignIn(request)
  if (asked !== undefined) dismissToast(asked)
  context.set(userContext, user)
}

/** Middleware of the staff screens. The functions and the Firestore rules also reject everyone else. Throws NotStaffError. */
export async function requireStaff({request, context}: GuardArgs): Promise<void> {
  if (context.get(userContext).isStaff) return
  try {
    // The token of a user who has just become staff may still be without the role.
    await refreshSession()
  } catch (error) {
    console.error('The account could not be asked for its role.', error)
  }
  const user = currentUser()
  if (!user) throw redirectToSignIn(request)
  if (!user.isStaff) throw new NotStaffError(user.email)
  context.set(userContext, user)
}

/** Middleware of the screens for owners, behind that of the staff screens. Throws NotStaffError. */
export async function requireOwner({context}: GuardArgs): Promise<void> {
  if (context.get(userContext).isOwner) return
  try {
    // The token of a user who has just become an owner may still be without the role.
    await refreshSession()
  } catch (error) {
    console.error('The account could not be asked for its role.', error)
  }
  const user = currentUser()
  if (!user?.isOwner) throw new NotStaffError(user?.email ?? '', 'owners')
  context.set(userContext, user)
}

function redirectToSignIn(request: Request): Response {
  const {pathname, search} = new URL(request.url)
  rememberReturnPath(pathname + search)
  asked = toast({title: 'Authentication required', description: 'Please sign in to access this page'})
  // When the browser is already at the guarded page, its history entry is replaced: going back to it would redirect here again.
  const isThere = window.location.pathname + window.location.search === pathname + search
  return isThere ? replace('/auth') : redirect('/auth')
}
