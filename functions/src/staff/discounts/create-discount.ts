import {createDiscount as contract} from '@lectern/domain/discount/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {priceCart} from '../../checkout/price-cart.ts'
import {clock} from '../../services/clock.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {discountCodes} from '../../discounts/discount-code.ts'

/** When staff make a discount code. */
export const createDiscount = callable(
  contract,
  async ({code, kind, value, courseId, startsAt, endsAt, maxUses, maxUsesPerPerson}, staff) => {
    const [course] = courseId === null ? [] : await priceCart([{kind: 'course', id: courseId}])
    await optimistically(async (write) => {
      const snapshot = await discountCodes().doc(code).get()
      // Also one that has ended: its orders name it.
      if (snapshot.exists) throw new AppError('code-exists')
      write.create(snapshot.ref, {
        kind,
        value,
        courseId,
        courseTitle: course?.title ?? null,
        startsAt: timestamp(startsAt),
        endsAt: timestamp(endsAt),
        endedAt: null,
        maxUses,
        maxUsesPerPerson,
        reserved: 0,
        used: 0,
        discountedCents: 0,
        createdAt: clock.timestamp(),
      })
      recordStaffAction(write, staff, 'discount-created', {kind: 'discount', id: code})
    })
    return {code}
  },
)

function timestamp(ms: number | null): Timestamp | null {
  return ms === null ? null : Timestamp.fromMillis(ms)
}
