import {endDiscount as contract} from '@lectern/domain/discount/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {discountCodes} from '../../discounts/discount-code.ts'

/** When staff end a discount code. Orders that wait to be paid keep their discount; it is in the session they can be paid in. */
export const endDiscount = callable(contract, async ({code}, staff) => {
  await optimistically(async (write) => {
    const snapshot = await discountCodes().doc(code).get()
    const stored = snapshot.data()
    if (!stored) throw new AppError('unknown-code')
    if (stored.endedAt !== null) throw new AppError('code-ended')
    write.update(snapshot.ref, {endedAt: clock.timestamp()}, unchanged(snapshot))
    recordStaffAction(write, staff, 'discount-ended', {kind: 'discount', id: code})
  })
  return {}
})
