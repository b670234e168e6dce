import {STAFF_SIGN_IN_MS} from '@lectern/domain/staff/sign-in'
import {createContext, redirect, replace, type RouterContextProvider} from 'react-router-dom'
import {confirmIdentity, type IdentityReason} from '~/lib/firebase/identity'
import type {SessionUser} from '~/lib/firebase/session-user'
import {dismissToast, toast} from '~/ui/feedback/toast'
import {rememberReturnPath} from './return-path'
import {currentUser, refreshSession, sessionUser} from './session'

/** The toast that asks to sign in; it goes once somebody has. */
let asked: number | undefined

export interface GuardArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The signed-in user, for the loaders and actions behind the sign-in guard. `context.get` throws elsewhere. */
export const userContext = createContext<SessionUser>()

/** A screen for staff, owners or teachers was requested by a user who is not. */
export class NotStaffError extends Error {
  override name = 'NotStaffError'
  /** the email address of the signed-in account */
  readonly email: string

  /** whom the screen is for */
  readonly audience: 'staff' | 'owners' | 'teachers'

  /** whether the account was let in before, in this tab */
  readonly hasEnded: boolean

  constructor(email: string, audience: NotStaffError['audience'] = 'staff', hasEnded = false) {
    super(`${email} does not belong to ${audience}.`)
    this.email = email
    this.audience = audience
    this.hasEnded = hasEnded
  }
}

/** Whoever asks for a screen has to show again who they are. */
export class IdentityUnconfirmedError extends Error {
  override name = 'IdentityUnconfirmedError'
  readonly reason: IdentityReason

  constructor(reason: IdentityReason) {
    super(`A screen of staff wants ${reason}.`)
    this.reason = reason
  }
}

/** The uid of whom the staff screens were shown to. */
let shownTo: string | undefined

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
  const known = context.get(userContext)
  // The token of a user who has just become staff may still be without the role.
  const user = known.isStaff ? known : await renewedUser()
  if (!user) throw redirectToSignIn(request)
  assertStaff(user)
  context.set(userContext, await recentlySignedIn(user))
  shownTo = user.uid
}

/** Staff whose sign-in has not ended: functions and rules refuse any other. Throws IdentityUnconfirmedError. */
async function recentlySignedIn(user: SessionUser): Promise<SessionUser> {
  if (Date.now() - user.signedInAt <= STAFF_SIGN_IN_MS) return user
  const renewed = (await confirmIdentity('sign-in-again')) ? currentUser() : null
  if (!renewed) throw new IdentityUnconfirmedError('sign-in-again')
  return renewed
}

/**
 * For a screen whose data was refused to somebody with a role: asks whether they still have it.
 * @throws NotStaffError where they do not
 */
export async function confirmStaff(): Promise<void> {
  const user = await renewedUser()
  if (user) assertStaff(user)
}

function assertStaff({uid, email, isStaff}: SessionUser): void {
  if (!isStaff) throw new NotStaffError(email, 'staff', shownTo === uid)
}

/** The signed-in user with a new token; as known before where the sign-in service does not answer. */
export async function renewedUser(): Promise<SessionUser | null> {
  try {
    await refreshSession()
  } catch (error) {
    console.error('The account could not be asked for its role.', error)
  }
  return currentUser()
}

/** Middleware of the screens for owners, behind that of the staff screens. Throws NotStaffError. */
export async function requireOwner({context}: GuardArgs): Promise<void> {
  if (context.get(userContext).isOwner) return
  // The token of a user who has just become an owner may still be without the role.
  const user = await renewedUser()
  if (!user?.isOwner) throw new NotStaffError(user?.email ?? '', 'owners')
  context.set(userContext, user)
}

export function redirectToSignIn(request: Request): Response {
  const {pathname, search} = new URL(request.url)
  rememberReturnPath(pathname + search)
  asked = toast({title: 'Authentication required', description: 'Please sign in to access this page'})
  // When the browser is already at the guarded page, its history entry is replaced: going back to it would redirect here again.
  const isThere = window.location.pathname + window.location.search === pathname + search
  return isThere ? replace('/auth') : redirect('/auth')
}
