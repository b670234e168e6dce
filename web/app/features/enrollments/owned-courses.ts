import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'
import {createStore, useStore} from '~/ui/store'
import type {Ownership} from './follow-ownership'

const NOTHING: Ownership = {courses: new Set(), paymentsUnderWay: new Map()}

/** What the signed-in user has; nothing until it is loaded. */
const ownership = createStore(NOTHING)
let following: Promise<void> | undefined

/** What follows is a chunk that visitors don't download. */
function follow() {
  if (readSignedInFlag())
    following ??= import('./follow-ownership').then(
      ({followOwnership}) => followOwnership(ownership.set),
      () => {
        // Cleared so that the next button to mount retries.
        following = undefined
      },
    )
}

/** Reloads the owned courses after a purchase. */
export function refreshOwnedCourses(): void {
  void import('./follow-ownership').then(
    ({refreshOwnership}) => refreshOwnership(ownership.set),
    // The next page load fetches them anyway.
    () => {},
  )
}

function subscribe(listener: () => void) {
  const leave = ownership.subscribe(listener)
  const stop = onSignedInFlag(follow)
  follow()
  return () => {
    leave()
    stop()
  }
}

/** Ids of the courses known to belong to the signed-in user. Empty on the server and until they are loaded. */
export function useOwnedCourses(): ReadonlySet<string> {
  return useStore({subscribe, get: () => ownership.get().courses}, NOTHING.courses)
}

/** Whether the course is known to belong to the signed-in user. */
export function useOwns(courseId: string): boolean {
  return useOwnedCourses().has(courseId)
}

/** The id of the order by which the signed-in user is known to be paying for one of the courses: a bank transfer takes days. */
export function usePaymentUnderWay(...courseIds: readonly string[]): string | undefined {
  const underWay = useStore(
    {subscribe, get: () => ownership.get().paymentsUnderWay},
    NOTHING.paymentsUnderWay,
  )
  const paid = courseIds.find((id) => underWay.has(id))
  return paid && underWay.get(paid)
}
