import {
  deleteLearnerAccount as deleteContract,
  exportLearnerData as exportContract,
  keepLearnerAccount as keepContract,
  sendPasswordMail as passwordContract,
} from '@lectern/domain/people/contracts'
import {passwordResetMail} from '../../accounts/password-reset-mail.ts'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable, type Caller} from '../../callable.ts'
import {queueMail} from '../../outbox/queue.ts'
import {addressesOf} from '../../privacy/addresses.ts'
import {keepAccount, requestDeletion} from '../../privacy/deletion.ts'
import {exportData} from '../../privacy/parts.ts'
import {auth} from '../../services/auth.ts'
import {random} from '../../services/clock.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {staffRole} from '../../staff-member.ts'
import {hasTeacherRole} from '../../teacher.ts'
import {knownLearner} from './known-learner.ts'

const limits = (_: unknown, {uid}: Caller) => [
  {name: 'account-actions', key: uid, max: 200, windowSeconds: 60 * 60},
]

/** When staff sends a learner the link to choose a new password. */
export const sendPasswordMail = callable(passwordContract, {limits}, async ({uid}, caller) => {
  const {email} = await knownLearner(uid)
  if (!email) throw new AppError('no-address')
  await optimistically(async (write) => {
    queueMail(write, `password-${random.uuid()}`, [email], passwordResetMail, {})
    recordStaffAction(write, caller, 'password-mail-sent', {kind: 'learner', id: uid})
  })
  return {email}
})

/** When staff exports the data of a learner who cannot do so in the settings. */
export const exportLearnerData = callable(exportContract, {limits}, async ({uid, reason}, caller) => {
  assertRecentSignIn(caller)
  await knownLearner(uid)
  const json = await exportData(uid, await addressesOf(uid), 'staff')
  await optimistically(async (write) =>
    recordStaffAction(write, caller, 'data-exported', {kind: 'learner', id: uid}, {reason}),
  )
  return {json}
})

/** When staff deletes the account of a learner who cannot do so in the settings. */
export const deleteLearnerAccount = callable(deleteContract, {limits}, async ({uid, reason}, caller) => {
  assertRecentSignIn(caller)
  const {email = null} = await knownLearner(uid)
  if ((await staffRole(uid)) !== null) throw new AppError('staff-account')
  if (await hasTeacherRole(uid)) throw new AppError('teacher-account')
  const closesAt = await requestDeletion({uid, email}, caller.uid, (write) =>
    recordStaffAction(write, caller, 'account-deleted', {kind: 'learner', id: uid}, {reason}),
  )
  await auth().revokeRefreshTokens(uid)
  return {closesAt: closesAt.toISOString()}
})

/** When staff keeps an account that was to be deleted. */
export const keepLearnerAccount = callable(keepContract, {limits}, async ({uid, reason}, caller) => {
  await keepAccount(uid, (write) =>
    recordStaffAction(write, caller, 'account-kept', {kind: 'learner', id: uid}, {reason}),
  )
  return {}
})
