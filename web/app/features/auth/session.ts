import {useSyncExternalStore} from 'react'
import type {SessionUser} from '~/lib/firebase/session-user'
import {toast} from '~/ui/feedback/toast'
import {onSignedInFlag, readSignedInFlag, writeSignedInFlag} from './signed-in-flag'

export interface Session {
  /** `unknown` until Firebase has answered; without the local flag it is never asked, and nobody is signed in */
  status: 'unknown' | 'signed-out' | 'signed-in'
  user: SessionUser | null
  /** what the local flag says: enough for the header to draw the right menu before Firebase has answered */
  expected: boolean
}

const NOT_KNOWN: Session = {status: 'unknown', user: null, expected: false}
const SIGNED_OUT: Session = {status: 'signed-out', user: null, expected: false}

let session: Session | undefined
let started: Promise<void> | undefined
/** Set while somebody leaves on purpose, so that nobody asks them to sign in. */
let leaving = false
const listeners = new Set<() => void>()

function set(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function get(): Session {
  session ??= readSignedInFlag() ? {...NOT_KNOWN, expected: true} : SIGNED_OUT
  return session
}

function publish(user: SessionUser | null) {
  writeSignedInFlag(user !== null)
  if (user) leaving = false
  set(user ? {status: 'signed-in', user, expected: true} : SIGNED_OUT)
}

/**
 * Loads Firebase's auth and follows who is signed in. Resolves when the first answer is there; may be called any number
 * of times. After a failure to load it is still not known who is there, and the next call tries again.
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

/** Another tab signed in: this one hears of it by the flag. (Signing out reaches it through Firebase itself.) */
function followFlag() {
  if (readSignedInFlag()) void startSession()
}

let stopFollowing: (() => void) | undefined

function subscribe(onChange: () => void) {
  stopFollowing ??= onSignedInFlag(followFlag)
  listeners.add(onChange)
  if (get().expected) void startSession()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    stopFollowing?.()
    stopFollowing = undefined
  }
}

/** Who is signed in. On the server, and in the page's first paint, not known. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, get, () => NOT_KNOWN)
}

/** The sign-in service cannot be loaded, so it is not known who is signed in. */
export class SessionUnavailableError extends Error {
  override name = 'SessionUnavailableError'
}

/** Who is signed in, once that is known. Throws SessionUnavailableError; asked again, it tries again. */
export async function sessionUser(): Promise<SessionUser | null> {
  if (get().status === 'unknown') await startSession()
  const {status, user} = get()
  if (status === 'unknown') throw new SessionUnavailableError('The sign-in service could not be loaded.')
  return user
}

/** Whether somebody is signed in as far as the local flag says, also before it is known who. */
export function isSessionExpected(): boolean {
  return get().expected
}

/** Who is signed in, as far as is known just now. */
export function currentUser(): SessionUser | null {
  return get().user
}

/** Takes over what changed in the account itself: its name, its verified address, its role. */
export async function refreshSession(): Promise<void> {
  const auth = await import('~/lib/firebase/auth')
  publish(await auth.reloadUser())
}

/** Whether the person is leaving on purpose. */
export function isLeaving(): boolean {
  return leaving
}

/** Signs out and says so. */
export async function signOut(): Promise<void> {
  leaving = true
  try {
    const auth = await import('~/lib/firebase/auth')
    await auth.signOut()
    publish(null)
    toast({title: 'Signed out', description: 'You have been successfully signed out.'})
  } catch (error) {
    leaving = false
    console.error('Signing out failed.', error)
    toast({title: 'Error', description: 'Failed to sign out. Please try again.', variant: 'destructive'})
  }
}
