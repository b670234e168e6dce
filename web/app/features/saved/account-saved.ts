import {saveCourses, savedCoursesSchema} from '@lectern/domain/saved/contracts'
import {doc, getDoc} from 'firebase/firestore/lite'
import {currentUser, sessionUser} from '~/features/auth/session'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {call} from '~/lib/firebase/call'
import {errorToast} from '~/lib/firebase/error-messages'
import {firestore} from '~/lib/firebase/firestore'
import {toast} from '~/ui/feedback/toast'
import {keepSaved, setSaved} from './keep-saved'
import {readSaved} from './saved-courses'

/** One after the other, so that an earlier answer does not undo what somebody has pressed since. */
let queue = Promise.resolve()
let waiting = 0

function inTurn(work: () => Promise<void>): Promise<void> {
  waiting += 1
  queue = queue.then(work).finally(() => (waiting -= 1))
  return queue
}

/**
 * Joins what was saved on this device to the account that has signed in; from then on the device shows what the account has, also
 * from other devices. When it fails, the device keeps what it has, and the next page tries again.
 */
export function joinAccount(uid: string): Promise<void> {
  return inTurn(async () => {
    try {
      const {ids, of} = readSaved()
      const mine = of === undefined && ids.length > 0 ? await send({add: [...ids]}) : await readAccount(uid)
      if (currentUser()?.uid === uid && waiting === 1) keepSaved({ids: mine, of: uid})
    } catch (error) {
      console.error('It is not known which courses the account has saved.', error)
    }
  })
}

/** Saves a course in the account, or no longer. When it fails a toast says so, and the device forgets it as well. */
export function saveInAccount(id: string, wanted: boolean): Promise<void> {
  return inTurn(async () => {
    try {
      const uid = (await sessionUser())?.uid
      if (uid === undefined) return
      const {ids: device, of} = readSaved()
      const add = of === undefined ? [...device] : wanted ? [id] : []
      const ids = await send({add, remove: wanted ? [] : [id]})
      if (currentUser()?.uid === uid && waiting === 1) keepSaved({ids, of: uid})
    } catch (error) {
      console.error('The course could not be saved.', error)
      toast(errorToast(accountAttempts.saveCourses, error))
      setSaved(id, !wanted)
    }
  })
}

async function send({add = [], remove = []}: {add?: string[]; remove?: string[]}): Promise<string[]> {
  return (await call(saveCourses, {add, remove})).courseIds
}

async function readAccount(uid: string): Promise<readonly string[]> {
  const snapshot = await getDoc(doc(firestore, 'savedCourses', uid))
  const stored = savedCoursesSchema.safeParse(snapshot.data())
  return stored.success ? stored.data.courseIds : []
}
