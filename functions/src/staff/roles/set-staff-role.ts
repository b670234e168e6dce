import type {Role} from '@lectern/domain/roles'
import type {Input} from '@lectern/domain/contracts'
import {setStaffRole as contract} from '@lectern/domain/staff/contracts'
import type {UserRecord} from 'firebase-admin/auth'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {accountsByUid} from '../../accounts/accounts.ts'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {passkeysRequired} from '../../parameters.ts'
import {auth, isUnknownUser} from '../../services/auth.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff-action.ts'
import {staffMembers} from '../../staff-member.ts'

/** When an owner decides who is staff. It holds from that account's next call on. */
export const setStaffRole = callable(contract, async (asked, caller) => {
  assertRecentSignIn(caller)
  const account = await accountOf(asked)
  const role = asked.role === 'none' ? null : asked.role
  const uid = account?.uid ?? asked.uid
  // Who has no account any more, as it was deleted in Firebase's console, is still in the list, until an owner takes the role back.
  if (uid === undefined || (!account && !(role === null && (await isListed(uid)))))
    throw new AppError('unknown-account')
  // An address that nobody has shown to be theirs may be somebody else's.
  if (role !== null && !account?.emailVerified) throw new AppError('not-verified')
  const email = account?.email ?? null
  await enter({uid, email}, role, caller)
  if (account) await tellBrowser(account, role)
  return {email, role}
})

async function accountOf({uid, email = ''}: Input<typeof contract>): Promise<UserRecord | null> {
  try {
    // The address of who is staff may be somebody else's by now.
    return await (uid === undefined ? auth().getUserByEmail(email) : auth().getUser(uid))
  } catch (error) {
    if (isUnknownUser(error)) return null
    throw error
  }
}

async function isListed(uid: string): Promise<boolean> {
  return (await staffMembers().doc(uid).get()).exists
}

/** Makes an account what it is to be, and records the act. */
async function enter(account: StaffMember, role: Role | null, owner: StaffMember): Promise<void> {
  await optimistically(async (write) => {
    const entry = await staffMembers().doc(account.uid).get()
    const keeper = await remainingOwner(account.uid, owner.uid)
    const before = entry.data()?.role ?? null
    if (before === 'owner' && role !== 'owner' && !keeper) throw new AppError('last-owner')
    if (before === role) return
    if (role === null) write.delete(entry.ref, unchanged(entry))
    else {
      const member = {role, email: account.email, since: clock.timestamp()}
      if (entry.exists) write.update(entry.ref, member, unchanged(entry))
      else write.create(entry.ref, {...member, needsPasskey: passkeysRequired()})
    }
    // Nothing is changed of it: the batch fails where it is no longer an owner's, as when two take the role from each other at once.
    if (keeper) write.update(keeper.ref, {role: 'owner'}, unchanged(keeper))
    const reason = `${before ?? 'none'} → ${role ?? 'none'}`
    recordStaffAction(write, owner, 'role-changed', {kind: 'staff', id: account.uid}, {reason})
  })
}

/**
 * An owner who is one afterwards, too: whoever acts, or another where they change their own role, whose account is neither gone nor
 * disabled, so that somebody can still decide who is staff.
 * @throws AppError `not-staff` where whoever acts is no owner any more
 */
async function remainingOwner(changed: string, acting: string): Promise<DocumentSnapshot | undefined> {
  const {docs} = await staffMembers().where('role', '==', 'owner').get()
  const own = docs.find(({id}) => id === acting)
  if (!own) throw new AppError('not-staff')
  if (changed !== acting) return own
  const others = docs.filter(({id}) => id !== acting)
  const accounts = await accountsByUid(others.map(({id}) => id))
  return others.find(({id}) => accounts.some(({uid}) => uid === id))
}

/** Sets the claim by which a browser shows the back office or does not. */
async function tellBrowser({uid, customClaims}: UserRecord, role: Role | null): Promise<void> {
  const {role: before = null, ...others} = customClaims ?? {}
  if (before !== role) await auth().setCustomUserClaims(uid, role === null ? others : {...others, role})
}
