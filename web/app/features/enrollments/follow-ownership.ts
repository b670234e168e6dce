import {sessionUser} from '~/features/auth/session'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'
import {joinAccount} from '~/features/saved/account-saved'
import {listEnrollments, listPaymentsUnderWay} from './enrollments'

/** The ids of somebody's courses, and the courses whose payment is under way with the id of its order. */
export interface Ownership {
  readonly courses: ReadonlySet<string>
  readonly paymentsUnderWay: ReadonlyMap<string, string>
}
type Tell = (ownership: Ownership) => void

/** uid of the user whose courses are loaded */
let owner: string | undefined

/** Reloads the owned courses and the payments under way, also after a purchase, and tells which they are. */
export async function refreshOwnership(tell: Tell): Promise<void> {
  const uid = owner
  if (uid === undefined) return
  try {
    const [enrollments, paymentsUnderWay] = await Promise.all([
      listEnrollments(uid),
      listPaymentsUnderWay(uid),
    ])
    if (uid === owner) tell({courses: new Set(enrollments.map(({courseId}) => courseId)), paymentsUnderWay})
  } catch (error) {
    // The course can then be added to the cart again, and the checkout reports that it is owned.
    console.error('It is not known which courses are owned.', error)
  }
}

async function follow(tell: Tell) {
  const uid = readSignedInFlag() ? await currentUid() : undefined
  if (uid === owner) return
  owner = uid
  tell({courses: new Set(), paymentsUnderWay: new Map()})
  if (uid !== undefined) void joinAccount(uid)
  await refreshOwnership(tell)
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
export function followOwnership(tell: Tell): void {
  onSignedInFlag(() => void follow(tell))
  void follow(tell)
}
