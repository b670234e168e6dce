import {correctBalance as contract} from '@lectern/domain/teachers/payout-contracts'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {clock} from '../../services/clock.ts'
import {optimistically} from '../../services/optimistic.ts'
import {teachers} from '../../teacher.ts'
import {enter, ledger} from '../../teachers/ledger.ts'
import {recordStaffAction} from '../staff-action.ts'

/**
 * When staff correct what a teacher has. It counts at once for what is paid out. Sent twice it is made once; another with the same id is
 * refused, so that staff do not take it for made.
 */
export const correctBalance = callable(contract, async ({instructorId, requestId, ...input}, staff) => {
  assertRecentSignIn(staff)
  const {amountCents, reason} = input
  return optimistically(async (write) => {
    const id = `correction-${instructorId}-${requestId}`
    const [snapshot, known] = await Promise.all([teachers().doc(instructorId).get(), ledger().doc(id).get()])
    const teacher = snapshot.data()
    if (!teacher) throw new AppError('unknown-teacher')
    const {name, uid} = teacher
    const made = known.data()
    if (made) {
      const isSame = made.kind === 'correction' && made.amountCents === amountCents && made.reason === reason
      if (!isSame) throw new AppError('correction-made')
      return {name, amountCents}
    }
    const at = clock.now()
    const entry = {id, teacher: instructorId, amountCents, reason, availableAt: at, at}
    enter(write, [{...entry, kind: 'correction'}])
    const subject = {kind: 'teacher', id: instructorId} as const
    recordStaffAction(write, staff, 'balance-corrected', subject, {whom: uid, amountCents, reason})
    return {name, amountCents}
  })
})
