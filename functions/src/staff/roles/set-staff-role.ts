import {roleOf, type Role} from '@lectern/domain/roles'
import {setStaffRole as contract} from '@lectern/domain/staff/contracts'
import type {UserRecord} from 'firebase-admin/auth'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {auth, isUnknownUser} from '../../services/auth.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff-action.ts'
import {staffDirectory} from '../staff-directory.ts'

/** When an owner decides who is staff. It holds from that account's next sign-in, or within the hour. */
export const setStaffRole = callable(contract, async (asked, caller) => {
  const account = await accountOf(asked.email)
  const role = asked.role === 'none' ? null : asked.role
  // An address that nobody has shown to be theirs may be somebody else's.
  if (role !== null && !account.emailVerified) throw new AppError('not-verified')
  await enter(account, role, caller)
  if (roleOf(account.customClaims) !== role) {
    const {role: _, ...others} = account.customClaims ?? {}
    await auth().setCustomUserClaims(account.uid, role === null ? others : {...others, role})
    if (role === null) await auth().revokeRefreshTokens(account.uid)
  }
  return {email: account.email ?? asked.email, role}
})

async function accountOf(email: string): Promise<UserRecord> {
  try {
    return await auth().getUserByEmail(email)
  } catch (error) {
    if (isUnknownUser(error)) throw new AppError('unknown-account')
    throw error
  }
}

/** Writes the directory and records the act; the account's own role, which is elsewhere, follows. */
async function enter(account: UserRecord, role: Role | null, owner: StaffMember): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await staffDirectory().get()
    const known = snapshot.data()?.members ?? {}
    // Who became owner before there was a directory is not in it; who is in it as something else has a token that is out of date.
    const own = known[owner.uid] ?? {email: owner.email, role: 'owner' as const, since: clock.timestamp()}
    if (own.role !== 'owner') throw new AppError('not-staff')
    const members = {...known, [owner.uid]: own}
    const before = members[account.uid]?.role ?? roleOf(account.customClaims)
    const email = role === null ? null : (account.email ?? null)
    const after = {...members, [account.uid]: {email, role, since: clock.timestamp()}}
    if (!Object.values(after).some(({role}) => role === 'owner')) throw new AppError('last-owner')
    if (before === role && members[account.uid]?.role === role) return
    if (snapshot.exists) write.update(snapshot.ref, {members: after}, unchanged(snapshot))
    else write.create(snapshot.ref, {members: after})
    const reason = `${before ?? 'none'} → ${role ?? 'none'}`
    recordStaffAction(write, owner, 'role-changed', {kind: 'staff', id: account.uid}, {reason})
  })
}
