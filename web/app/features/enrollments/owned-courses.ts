import {useSyncExternalStore} from 'react'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'

const NONE: ReadonlySet<string> = new Set()

/** The courses of whoever is signed in, by id; none while that is not known. */
let owned = NONE
/** whose they are */
let owner: string | undefined
let stopFollowing: (() => void) | undefined
const listeners = new Set<() => void>()

function set(next: ReadonlySet<string>) {
  owned = next
  for (const listener of listeners) listener()
}

async function load(uid: string) {
  try {
    const {listEnrollments} = await import('./enrollments')
    const enrollments = await listEnrollments(uid)
    if (uid === owner) set(new Set(enrollments.map(({courseId}) => courseId)))
  } catch (error) {
    // Then it can be put into the cart again, and the checkout says that it is owned.
    console.error('It is not known which courses are owned.', error)
  }
}

/** Finds out who is signed in, where the local flag says that somebody is; visitors do not fetch the session's code. */
async function follow() {
  if (!readSignedInFlag()) return belongTo(undefined)
  try {
    const {sessionUser} = await import('~/features/auth/session')
    belongTo((await sessionUser())?.uid)
  } catch {
    // The session itself says that it could not be loaded.
    belongTo(undefined)
  }
}

function belongTo(uid: string | undefined) {
  if (uid === owner) return
  owner = uid
  set(NONE)
  if (uid !== undefined) void load(uid)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  stopFollowing ??= onSignedInFlag(() => void follow())
  void follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopFollowing?.()
    stopFollowing = undefined
  }
}

/**
 * Whether the course belongs to whoever is signed in. On the server, and until it is known, it does not. Firebase is fetched for
 * it only where somebody was signed in before.
 */
export function useOwns(courseId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => owned.has(courseId),
    () => false,
  )
}

/** The courses that are known to belong to whoever is signed in, by id. */
export function useOwnedCourses(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => owned,
    () => NONE,
  )
}

/** After a purchase: what is owned now. */
export function refreshOwnedCourses(): void {
  if (owner !== undefined) void load(owner)
}
