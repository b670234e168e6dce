import {sessionUser} from '~/features/auth/session'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'
import {listEnrollments} from './enrollments'
import {setOwnedCourses} from './owned-courses'

/** uid of the user whose courses are loaded */
let owner: string | undefined

/** Reloads the owned courses, also after a purchase. */
export async function refreshOwnership(): Promise<void> {
  const uid = owner
  if (uid === undefined) return
  try {
    const enrollments = await listEnrollments(uid)
    if (uid === owner) setOwnedCourses(new Set(enrollments.map(({courseId}) => courseId)))
  } catch (error) {
    // The course can then be added to the cart again, and the checkout reports that it is owned.
    console.error('It is not known which courses are owned.', error)
  }
}

async function follow() {
  const uid = readSignedInFlag() ? await currentUid() : undefined
  if (uid === owner) return
  owner = uid
  setOwnedCourses()
  await refreshOwnership()
}

async function currentUid(): Promise<string | undefined> {
  try {
    return (await sessionUser())?.uid
  } catch {
    // The session shows its own error when it can't be loaded.
    return undefined
  }
}

/** Reloads the owned courses whenever a user signs in or out, until the page is closed. */
export function followOwnership(): void {
  onSignedInFlag(() => void follow())
  void follow()
}
