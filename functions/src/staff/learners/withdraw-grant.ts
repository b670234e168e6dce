import {withdrawGrant as contract} from '@lectern/domain/people/contracts'
import {callable} from '../../callable.ts'
import {writeGrantWithdrawal} from '../../enrollments/grant.ts'
import {logWith} from '../../services/log.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When staff takes back a course that was given. */
export const withdrawGrant = callable(contract, async ({uid, courseId, reason}, caller) => {
  await optimistically(async (write) => {
    await writeGrantWithdrawal(write, uid, courseId)
    recordStaffAction(write, caller, 'grant-withdrawn', {kind: 'learner', id: uid}, {reason})
    logWith(write, 'grant-withdrawn', {courseId, userId: uid})
  })
  return {}
})
