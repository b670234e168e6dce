import {retryPayout as contract} from '@lectern/domain/teachers/payout-contracts'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {payouts} from '../../teachers/payout.ts'
import {enqueuePayouts} from '../../teachers/payout-tasks.ts'
import {dueAfterTask, readPayee, writeTaken} from '../../teachers/plan-payouts.ts'
import {NO_BANK_ANSWER} from '../../teachers/send-payout.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When staff try a payout again that has failed: it goes where the teacher is paid out now. */
export const retryPayout = callable(contract, async ({payoutId: id}, staff) => {
  assertRecentSignIn(staff)
  const planned = await optimistically(async (write) => {
    const failed = (await payouts().doc(id).get()).data()
    if (!failed) throw new AppError('unknown-payout')
    const {balance, teacher, payout, known, availableCents} = await readPayee(failed.teacher, id)
    if (known?.state !== 'failed') throw new AppError('payout-changed')
    const {stripeAccountId = null, payouts: account} = teacher ?? {}
    if (stripeAccountId === null || !account?.enabled) throw new AppError('no-account')
    // As of a run: whoever is paused has what is theirs once they go on.
    if (teacher?.state === 'paused') throw new AppError('teacher-paused')
    const {amountCents, name} = known
    if (availableCents < amountCents) throw new AppError('not-available')
    const again = {
      state: 'planned' as const,
      stripeAccountId,
      plans: known.plans + 1,
      transferId: null,
      reversedCents: 0,
      failure: null,
      // Of one that failed before this was forgotten then.
      ...NO_BANK_ANSWER,
      plannedAt: clock.timestamp(),
      sentAt: null,
      dueAt: dueAfterTask(),
    }
    write.update(payout.ref, again, unchanged(payout))
    writeTaken(write, balance, id, {...known, ...again})
    const subject = {kind: 'teacher', id: known.teacher} as const
    recordStaffAction(write, staff, 'payout-retried', subject, {whom: teacher?.uid, amountCents})
    return {name, amountCents}
  })
  await enqueuePayouts({payoutId: id})
  return planned
})
