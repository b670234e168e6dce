import {MAX_SAVED} from '@lectern/domain/limits'
import {saveCourses as contract} from '@lectern/domain/saved/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {callable} from '../callable.ts'
import {coursesSold, type SoldCourse} from '../checkout/price-cart.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {LOOK_MS, savedCourses, type SavedCourses} from './saved-courses.ts'

/**
 * When somebody saves a course for later or takes one off, and when a device is joined to their account at the sign-in. What another
 * device has saved in the same moment stays saved.
 */
export const saveCourses = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'save-courses', key: uid, max: 60, windowSeconds: 60}]},
  async ({add, remove}, {uid}) =>
    optimistically(async (write) => {
      const snapshot = await savedCourses().doc(uid).get()
      const {courseIds: before = [], prices: known = {}, lookAt = null} = snapshot.data() ?? {}
      const added = [...new Set(add)].filter((id) => !before.includes(id) && !remove.includes(id))
      // A device may know courses that are not sold any more.
      const sold = added.length === 0 ? new Map<string, SoldCourse>() : await coursesSold(added)
      const kept = before.filter((id) => !remove.includes(id))
      const courseIds = [...added.filter((id) => sold.has(id)), ...kept].slice(0, MAX_SAVED)
      if (courseIds.join(' ') === before.join(' ')) return {courseIds}
      const now = clock.now()
      const saved: SavedCourses = {
        courseIds,
        // Of what was saved already the price stays that it is compared with.
        prices: Object.fromEntries(
          courseIds.map((id) => [id, known[id] ?? sold.get(id)?.priceCents ?? 0] as const),
        ),
        lookAt: courseIds.length === 0 ? null : (lookAt ?? Timestamp.fromMillis(now + LOOK_MS)),
        updatedAt: Timestamp.fromMillis(now),
      }
      if (snapshot.exists) write.update(snapshot.ref, {...saved}, unchanged(snapshot))
      else write.create(snapshot.ref, saved)
      return {courseIds}
    }),
)
