import type {Input} from '@lectern/domain/contracts'
import {saveCourses, savedCoursesSchema} from '@lectern/domain/saved/contracts'
import {doc, getDoc} from 'firebase/firestore/lite'
import {currentUser, sessionUser} from '~/features/auth/session'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {call} from '~/lib/firebase/call'
import {errorToast} from '~/lib/firebase/error-messages'
import {firestore} from '~/lib/firebase/firestore'
import {toast} from '~/ui/feedback/toast'
import {keepSaved, setSaved} from './keep-saved'
import {readSaved, type Saved} from './saved-courses'

/** One after the other, so that an earlier answer does not undo what somebody has pressed since. */
let queue = Promise.resolve()
let waiting = 0

/** How often the page was left (a browser may keep it, and show it again): with it ends what is under way, and the next page sends it. */
let left = 0
window.addEventListener('pagehide', () => (left += 1))

function inTurn(work: () => Promise<void>): Promise<void> {
  waiting += 1
  queue = queue.then(work).finally(() => (waiting -= 1))
  return queue
}

/**
 * Joins what was saved on this device to the account that has signed in; from then on the device shows what the account has, also
 * from other devices. What the device has that did not reach the account, because its page was left, is sent again. When it fails,
 * the device keeps what it has, and the next page tries again.
 */
export function joinAccount(uid: string): Promise<void> {
  return inTurn(async () => {
    try {
      const change = unsent(uid)
      keepAccount(uid, change ? (await call(saveCourses, change)).courseIds : await readAccount(uid))
    } catch (error) {
      console.error('It is not known which courses the account has saved.', error)
    }
  })
}

/** Saves a course in the account, or no longer. When it fails a toast says so, and the device forgets it as well. */
export function saveInAccount(id: string, wanted: boolean): Promise<void> {
  return inTurn(async () => {
    const before = left
    try {
      const uid = (await sessionUser())?.uid
      const change = uid !== undefined && unsent(uid, {[id]: wanted})
      if (change) keepAccount(uid, (await call(saveCourses, change)).courseIds)
    } catch (error) {
      // A call fails before its page hears that it is left.
      await new Promise((resolve) => setTimeout(resolve))
      if (left > before) return
      console.error('The course could not be saved.', error)
      toast(errorToast(accountAttempts.saveCourses, error))
      setSaved(id, !wanted)
    }
  })
}

/**
 * What the account has yet to hear of: all that the device has before it is of one, and of somebody else's courses nothing; null for
 * nothing. What was pressed just now is part of it also where it cannot be stored.
 */
function unsent(uid: string, pressed: Saved['unsent'] = {}): Input<typeof saveCourses> | null {
  const kept = readSaved()
  const mine = kept.of === uid ? kept.unsent : {}
  const changes = Object.entries({...mine, ...pressed}).toReversed()
  const changed = (wanted: boolean) => changes.filter(([, value]) => value === wanted).map(([id]) => id)
  const add = [...new Set([...changed(true), ...(kept.of === undefined ? kept.ids : [])])]
  const remove = changed(false)
  return add.length + remove.length > 0 ? {add, remove} : null
}

/** Shows what the account has, unless somebody has pressed since. */
function keepAccount(uid: string, ids: readonly string[]): void {
  if (currentUser()?.uid === uid && waiting === 1) keepSaved({ids, of: uid})
}

async function readAccount(uid: string): Promise<readonly string[]> {
  const snapshot = await getDoc(doc(firestore, 'savedCourses', uid))
  const stored = savedCoursesSchema.safeParse(snapshot.data())
  return stored.success ? stored.data.courseIds : []
}
