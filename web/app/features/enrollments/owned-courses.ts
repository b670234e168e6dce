import {useSyncExternalStore} from 'react'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'

const NONE: ReadonlySet<string> = new Set()

/** The courses of whoever is signed in, by id; none while that is not known. */
let owned = NONE
let following: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Called by `follow-ownership.ts`, which visitors do not fetch. */
export function setOwnedCourses(next = NONE): void {
  owned = next
  for (const listener of listeners) listener()
}

function follow() {
  if (readSignedInFlag())
    following ??= import('./follow-ownership').then(
      ({followOwnership}) => followOwnership(),
      () => {
        // The next button tries again.
        following = undefined
      },
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

/** The courses that are known to belong to whoever is signed in, by id. On the server, and until it is known, none. */
export function useOwnedCourses(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => owned,
    () => NONE,
  )
}

/** Whether the course is known to belong to whoever is signed in. */
export function useOwns(courseId: string): boolean {
  return useOwnedCourses().has(courseId)
}
