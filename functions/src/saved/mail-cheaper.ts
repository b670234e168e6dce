import {Timestamp, type DocumentSnapshot} from 'firebase-admin/firestore'
import {coursesSold, type SoldCourse} from '../checkout/price-cart.ts'
import {queueMail} from '../outbox/queue.ts'
import {addressForMarketing} from '../reminders/left-cart.ts'
import {runSteps} from '../run-steps.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {cheaperMail} from './cheaper-mail.ts'
import {notOwned} from './not-owned.ts'
import {LOOK_MS, savedCourses, type SavedCourses} from './saved-courses.ts'

/** As many people's saved courses as are looked at in one minute. */
const MAX_SAVERS = 100
/** As many courses as Sanity is asked for at once. */
const MAX_ASKED = 1000
/** Nobody's are begun with later than so long after the prices were asked for, in ms. */
const PRICES_FOR_MS = 30_000

/** What was found of somebody before the prices were asked for. */
interface Found {
  snapshot: DocumentSnapshot<SavedCourses>
  /** also what others have saved */
  sold: ReadonlyMap<string, SoldCourse>
}

/**
 * Looks at the prices of what people have saved, those who wait longest first. Sanity is asked once for all of them.
 * @throws AppError `unavailable` when Sanity does not answer: nothing is written, and they are due at the next run
 */
export async function lookAtSaved(): Promise<void> {
  const due = savedCourses().where('lookAt', '<=', clock.timestamp()).orderBy('lookAt')
  const {docs} = await due.limit(MAX_SAVERS).get()
  const sold = await allSold([...new Set(docs.flatMap((snapshot) => snapshot.data().courseIds))])
  const found = new Map(docs.map((snapshot) => [snapshot.id, {snapshot, sold}]))
  const step = {
    what: 'saved',
    find: async () => [...found.keys()],
    work: (uid: string) => mailCheaper(uid, found.get(uid)),
  }
  await runSteps([step], clock.now() + PRICES_FOR_MS)
}

async function allSold(ids: readonly string[]): Promise<Map<string, SoldCourse>> {
  const sold = new Map<string, SoldCourse>()
  for (let start = 0; start < ids.length; start += MAX_ASKED)
    for (const [id, course] of await coursesSold(ids.slice(start, start + MAX_ASKED))) sold.set(id, course)
  return sold
}

/**
 * Looks at the prices of what somebody has saved, and queues one mail about all that costs less than when it was looked at last. The
 * mail and the prices are one batch, which fails when something was saved or taken off meanwhile. A price that rose is kept as well, so
 * that a later offer counts; of what is not sold the price stays. May be called any number of times and at the same time.
 * @param found what is known already; it is read and asked for anew where that has changed
 * @throws AppError `unavailable` when Sanity does not answer: nothing is written, and it is due at the next run
 */
export async function mailCheaper(uid: string, found?: Found): Promise<void> {
  let known = found
  await optimistically(async (write) => {
    const snapshot = known?.snapshot ?? (await savedCourses().doc(uid).get())
    const saved = snapshot.data()
    if (!saved || saved.lookAt === null || saved.lookAt.toMillis() > clock.now()) return
    const {courseIds, prices: before, lookAt} = saved
    const sold = known?.sold ?? (await coursesSold(courseIds))
    known = undefined
    const prices = {...before}
    for (const id of courseIds) {
      const course = sold.get(id)
      if (course) prices[id] = course.priceCents
    }
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
