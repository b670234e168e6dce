import {CART_STORAGE_KEY, DISCOUNT_STORAGE_KEY, SAVED_STORAGE_KEY} from '@lectern/domain/cart'
import {CHECKLISTS_STORAGE_KEY} from '@lectern/domain/learning/checklists'
import type {SessionUser} from '~/lib/firebase/session-user'
import {toast, type ToastOptions} from '~/ui/feedback/toast'
import {createStore, useStore} from '~/ui/store'
import {onSignedInFlag, readSignedInFlag, writeSignedInFlag} from './signed-in-flag'

export interface Session {
  /** `unknown` until Firebase has responded; without the local flag Firebase is not loaded, and the user is signed out */
  status: 'unknown' | 'signed-out' | 'signed-in'
  user: SessionUser | null
  /** the local flag: lets the header show the right menu before Firebase has responded */
  expected: boolean
}

const NOT_KNOWN: Session = {status: 'unknown', user: null, expected: false}
const SIGNED_OUT: Session = {status: 'signed-out', user: null, expected: false}

/** Before the user is known: what the local flag says, as it is read first. */
let flagged: Session | undefined
let started: Promise<void> | undefined
/** Set while the user signs out, so that the guard does not ask to sign in. */
let signingOut = false
let stopFollowing: (() => void) | undefined
const known = createStore<Session | null>(null, {
  start: () => (stopFollowing = onSignedInFlag(followFlag)),
  stop: () => stopFollowing?.(),
})

function get(): Session {
  flagged ??= readSignedInFlag() ? {...NOT_KNOWN, expected: true} : SIGNED_OUT
  return known.get() ?? flagged
}

function publish(user: SessionUser | null) {
  writeSignedInFlag(user !== null)
  if (user) signingOut = false
  // The first answer of a page is nobody, too, where the sign-in service answers with an error of its own: that is no sign-out.
  else if (signingOut || known.get()?.user) void forgetKept()
  known.set(user ? {status: 'signed-in', user, expected: true} : SIGNED_OUT)
}

/**
 * Loads Firebase Auth and subscribes to its user. Resolves with the first answer; may be called several times. When loading
 * fails the status stays `unknown`, and the next call tries again.
 */
export function startSession(): Promise<void> {
  started ??= import('~/lib/firebase/auth')
    .then((auth) => auth.watchUser(publish))
    .catch((error: unknown) => {
      console.error('The sign-in service could not be loaded.', error)
      started = undefined
    })
  return started
}

/** Detects by the flag that another tab has signed in. (Firebase itself reports sign-outs.) */
function followFlag() {
  if (readSignedInFlag()) void startSession()
}

function subscribe(onChange: () => void) {
  const stop = known.subscribe(onChange)
  if (get().expected) void startSession()
  return stop
}

/** The session; `unknown` on the server and in the page's first render. */
export function useSession(): Session {
  return useStore({subscribe, get}, NOT_KNOWN)
}

/** The sign-in service cannot be loaded, so the user is unknown. */
export class SessionUnavailableError extends Error {
  override name = 'SessionUnavailableError'
}

/** The signed-in user, once known. Throws SessionUnavailableError; the next call tries again. */
export async function sessionUser(): Promise<SessionUser | null> {
  if (get().status === 'unknown') await startSession()
  const {status, user} = get()
  if (status === 'unknown') throw new SessionUnavailableError('The sign-in service could not be loaded.')
  return user
}

/** Whether the local flag says that a user is signed in, even before the user is known. */
export function isSessionExpected(): boolean {
  return get().expected
}

/** The signed-in user; null when there is none, or none is known yet. */
export function currentUser(): SessionUser | null {
  return get().user
}

/** Reloads the account's name, verification and role. */
export async function refreshSession(): Promise<void> {
  const auth = await import('~/lib/firebase/auth')
  publish(await auth.reloadUser())
}

/** The longest that signing out waits for `sendBeforeSignOut`, in ms: a network that does not answer keeps nobody signed in. */
const LONGEST_SEND_MS = 2_000
const beforeSignOut = new Set<() => Promise<void>>()

/** Has something sent before its user signs out: without their token it would wait until they sign in with this browser again. */
export function sendBeforeSignOut(send: () => Promise<void>): void {
  beforeSignOut.add(send)
}

/** Whether the user is signing out. */
export function isSigningOut(): boolean {
  return signingOut
}

const SIGNED_OUT_TOAST: ToastOptions = {
  title: 'Signed out',
  description: 'You have been successfully signed out.',
}

/** Signs out, and shows a toast. */
export async function signOut(farewell = SIGNED_OUT_TOAST): Promise<void> {
  try {
    const auth = await import('~/lib/firebase/auth')
    const sent = Promise.allSettled([...beforeSignOut].map((send) => send()))
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LONGEST_SEND_MS))])
    signingOut = true
    await auth.signOut()
    publish(null)
    forget(CART_STORAGE_KEY)
    forget(SAVED_STORAGE_KEY)
    forget(DISCOUNT_STORAGE_KEY)
    forget(CHECKLISTS_STORAGE_KEY)
    toast(farewell)
  } catch (error) {
    signingOut = false
    console.error('Signing out failed.', error)
    toast({title: 'Error', description: 'Failed to sign out. Please try again.', variant: 'destructive'})
  }
}

/**
 * Whoever uses this computer next finds neither the cart nor what was saved for later, no discount code, and no ticks of exercises. The
 * event tells it to this tab, as the browser does to the others.
 */
function forget(key: string) {
  try {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', {key}))
  } catch {
    // Without storage they last until the page is reloaded.
  }
}

/** Nor the lessons that could be read without a network. */
async function forgetKept() {
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // Where a page is not served over HTTPS, or storage is blocked, nothing is kept.
  }
}
