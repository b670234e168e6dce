import {sessionUser} from '~/features/auth/session'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'
import {listEnrollments} from './enrollments'
import {setOwnedCourses} from './owned-courses'

/** whose courses are known */
let owner: string | undefined

/** Asks what is owned now, after a purchase as well. */
export async function refreshOwnership(): Promise<void> {
  const uid = owner
  if (uid === undefined) return
  try {
    const enrollments = await listEnrollments(uid)
    if (uid === owner) setOwnedCourses(new Set(enrollments.map(({courseId}) => courseId)))
  } catch (error) {
    // Then it can be put into the cart again, and the checkout says that it is owned.
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
    // The session itself says that it could not be loaded.
    return undefined
  }
}

/** For as long as the page is open: whoever signs in or out has other courses. */
export function followOwnership(): void {
  onSignedInFlag(() => void follow())
  void follow()
}
