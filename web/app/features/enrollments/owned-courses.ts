import {useSyncExternalStore} from 'react'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'

const NONE: ReadonlySet<string> = new Set()

/** Ids of the signed-in user's courses; empty until they are loaded. */
let owned = NONE
let following: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Called by `follow-ownership.ts`, a chunk that visitors don't download. */
export function setOwnedCourses(next = NONE): void {
  owned = next
  for (const listener of listeners) listener()
}

function follow() {
  if (readSignedInFlag())
    following ??= import('./follow-ownership').then(
      ({followOwnership}) => followOwnership(),
      () => {
        // Cleared so that the next button to mount retries.
        following = undefined
      },
    )
}

/** Reloads the owned courses after a purchase. */
export function refreshOwnedCourses(): void {
  void import('./follow-ownership').then(
    ({refreshOwnership}) => refreshOwnership(),
    // The next page load fetches them anyway.
    () => {},
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onSignedInFlag(follow)
  follow()
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Ids of the courses known to belong to the signed-in user. Empty on the server and until they are loaded. */
export function useOwnedCourses(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => owned,
    () => NONE,
  )
}

/** Whether the course is known to belong to the signed-in user. */
export function useOwns(courseId: string): boolean {
  return useOwnedCourses().has(courseId)
}
