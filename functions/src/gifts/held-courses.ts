import {coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {claimsOfLines} from './claim.ts'

/** Whom the lines of an order give which courses: its learner, and whoever has accepted a gift. */
export async function heldCourses(
  orderId: string,
  {userId, items, personErasedAt}: {userId: string; items: readonly OrderLine[]; personErasedAt?: unknown},
): Promise<{uid: string; courseId: string}[]> {
  const own = personErasedAt ? [] : coursesOf(items.filter((line) => line.for === 'me'))
  const claimed = (await claimsOfLines(orderId, items)).flatMap(({line, claim}) => {
    const uid = claim.data()?.uid ?? null
    return uid === null ? [] : line.courseIds.map((courseId) => ({uid, courseId}))
  })
  return [...own.map((courseId) => ({uid: userId, courseId})), ...claimed]
}
