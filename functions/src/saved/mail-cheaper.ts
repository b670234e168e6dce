import {Timestamp} from 'firebase-admin/firestore'
import {coursesSold} from '../checkout/price-cart.ts'
import {queueMail} from '../outbox/queue.ts'
import {addressForMarketing} from '../reminders/left-cart.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {cheaperMail} from './cheaper-mail.ts'
import {notOwned} from './not-owned.ts'
import {LOOK_MS, savedCourses} from './saved-courses.ts'

/** As many people's saved courses as are looked at in one minute. */
const MAX_SAVERS = 100

/** The ids of people whose saved courses are to be looked at, the longest waiting first. */
export async function findDueSaved(): Promise<string[]> {
  const due = savedCourses().where('lookAt', '<=', clock.timestamp()).orderBy('lookAt')
  const {docs} = await due.limit(MAX_SAVERS).get()
  return docs.map(({id}) => id)
}

/**
 * Looks at the prices of what somebody has saved, and queues one mail about all that costs less than when it was looked at last. The
 * mail and the prices are one batch, which fails when something was saved or taken off meanwhile. A price that rose is kept as well, so
 * that a later offer counts; of what is not sold the price stays. May be called any number of times and at the same time.
 * @throws AppError `unavailable` when Sanity does not answer: nothing is written, and it is due at the next run
 */
export async function mailCheaper(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await savedCourses().doc(uid).get()
    const saved = snapshot.data()
    if (!saved || saved.lookAt === null || saved.lookAt.toMillis() > clock.now()) return
    const {courseIds, prices: before, lookAt} = saved
    const sold = await coursesSold(courseIds)
    const prices = {...before}
    for (const [id, {priceCents}] of sold) prices[id] = priceCents
    const nextAt = Timestamp.fromMillis(clock.now() + LOOK_MS)
    write.update(snapshot.ref, {prices, lookAt: nextAt}, unchanged(snapshot))
    const cheaper = courseIds.flatMap((id) => {
      const wasCents = before[id] ?? 0
      return (prices[id] ?? 0) < wasCents ? [{id, wasCents}] : []
    })
    const email = cheaper.length === 0 ? null : await addressForMarketing(uid)
    if (email === null) return
    const courses = await notOwned(uid, cheaper)
    if (courses.length === 0) return
    queueMail(write, `saved-cheaper-${uid}-${lookAt.toMillis()}`, [email], cheaperMail, {uid, courses})
  })
}
