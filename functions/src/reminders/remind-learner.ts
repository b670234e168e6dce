import {wantsLearningReminders} from '@lectern/domain/settings'
import {Timestamp, type DocumentSnapshot, type Query} from 'firebase-admin/firestore'
import {accountsByUid} from '../accounts/accounts.ts'
import {settingsOf} from '../accounts/settings.ts'
import {enrollment, type Enrollment} from '../enrollments/enrollment.ts'
import type {StoredProgress} from '../learning/learner.ts'
import {queueMail} from '../outbox/queue.ts'
import {deletionOf} from '../privacy/deletion.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {pauses, reminderAt} from './pause.ts'
import {pickUpMail} from './pick-up-mail.ts'

/** As many learners as are looked at in one minute. */
const MAX_PAUSES = 100
/** Of so many courses that a learner has used last, one is looked for that is not finished. */
const MAX_COURSES = 10

/** The ids of learners whose pause is to be looked at, the longest waiting first. */
export async function findDuePauses(): Promise<string[]> {
  const due = pauses().where('remindAt', '<=', clock.timestamp()).orderBy('remindAt')
  const {docs} = await due.limit(MAX_PAUSES).get()
  return docs.map(({id}) => id)
}

/**
 * Queues the mail that a learner's pause is due, about the course that they have used last of those they have begun, own and have not
 * finished. The mail and that it was queued are one batch, which fails when they have learnt meanwhile; its id is that of the pause and
 * its number. May be called any number of times and at the same time.
 */
export async function remindLearner(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await pauses().doc(uid).get()
    const pause = snapshot.data()
    const now = clock.now()
    if (!pause || pause.remindAt === null || pause.remindAt.toMillis() > now) return
    const since = pause.since.toMillis()
    const {number, nextAt} = reminderAt(since, now)
    const remindAt = nextAt === null ? null : Timestamp.fromMillis(nextAt)
    write.update(snapshot.ref, {remindAt}, unchanged(snapshot))
    if (number === null) return
    const email = await addressToRemind(uid)
    const courseId = email && (await courseToGoOnWith(uid))
    if (!email || !courseId) return
    const id = `pick-up-${uid}-${since}-${number}`
    queueMail(write, id, [email], pickUpMail, {uid, courseId, since, number})
  })
}

/** Null where somebody wants no such mails, has no address, or is leaving. */
async function addressToRemind(uid: string): Promise<string | null> {
  if (!wantsLearningReminders(await settingsOf(uid))) return null
  const [[account], deletion] = await Promise.all([accountsByUid([uid]), deletionOf(uid).get()])
  return deletion.exists ? null : (account?.email ?? null)
}

async function courseToGoOnWith(uid: string): Promise<string | null> {
  const begun = firestore().collection('progress').where('userId', '==', uid) as Query<StoredProgress>
  const {docs} = await begun.orderBy('updatedAt', 'desc').limit(MAX_COURSES).get()
  if (docs.length === 0) return null
  const references = docs.map((snapshot) => enrollment(uid, snapshot.data().courseId))
  const owned = (await firestore().getAll(...references)) as DocumentSnapshot<Enrollment>[]
  const open = owned.map((one) => one.data()).find((data) => data && data.certificateId === undefined)
  return open?.courseId ?? null
}
