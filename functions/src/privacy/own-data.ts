import {
  deleteOwnAccount as deleteContract,
  exportOwnData as exportContract,
  keepOwnAccount as keepContract,
} from '@lectern/domain/people/contracts'
import {callerAccount} from '../accounts/caller-account.ts'
import {AppError} from '../app-error.ts'
import {callable, type Caller} from '../callable.ts'
import {countMailTo} from '../outbox/recipient-limits.ts'
import {auth} from '../services/auth.ts'
import {staffRole} from '../staff-member.ts'
import {hasTeacherRole} from '../teacher.ts'
import {addressesOf} from './addresses.ts'
import {keepAccount, requestDeletion} from './deletion.ts'
import {exportData} from './parts.ts'

const perHour =
  (name: string, max: number) =>
  (_: unknown, {uid}: Caller) => [{name, key: uid, max, windowSeconds: 60 * 60}]

/** When somebody downloads what is stored of them. */
export const exportOwnData = callable(exportContract, {limits: perHour('export', 10)}, async (_, {uid}) => {
  await callerAccount(uid)
  return {json: await exportData(uid, await addressesOf(uid), 'person')}
})

/** When somebody deletes their account: it is closed after the grace period, and every device is signed out. */
export const deleteOwnAccount = callable(
  deleteContract,
  {
    limits: (_, {uid}, ip) => [
      {name: 'delete-account', key: uid, max: 10, windowSeconds: 60 * 60},
      {name: 'delete-account-ip', key: ip, max: 100, windowSeconds: 60 * 60},
    ],
  },
  async (_, {uid}) => {
    const {email = null} = await callerAccount(uid)
    if ((await staffRole(uid)) !== null) throw new AppError('staff-account')
    if (await hasTeacherRole(uid)) throw new AppError('teacher-account')
    // Accounts are opened and deleted with anybody's address, which is told each time.
    if (email !== null) await countMailTo('delete-account-to', email)
    const closesAt = await requestDeletion({uid, email}, uid)
    await auth().revokeRefreshTokens(uid)
    return {closesAt: closesAt.toISOString()}
  },
)

/** When somebody signs in whose account was to be deleted. */
export const keepOwnAccount = callable(
  keepContract,
  {limits: perHour('keep-account', 20)},
  async (_, {uid}) => {
    await callerAccount(uid)
    await keepAccount(uid)
    return {}
  },
)
