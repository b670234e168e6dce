import {
  listPasskeys as listContract,
  removePasskey as removeContract,
  resetPasskeys as resetContract,
} from '@lectern/domain/staff/passkey-contracts'
import {AppError} from '../../app-error.ts'
import {assertConfirmed, assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {passkeysRequired} from '../../parameters.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {staffMember, type Passkey} from '../../staff-member.ts'
import {recordStaffAction, type StaffMember} from '../staff-action.ts'

/** When staff look at their passkeys; also before they have added the first. */
export const listPasskeys = callable(listContract, async (_, caller) => {
  const member = (await staffMember(caller.uid)).data()
  if (!member) throw new AppError('not-staff')
  assertConfirmed(caller, member)
  const passkeys = (member.passkeys ?? []).map(({id, name, addedAt}) => ({
    id,
    name,
    addedAt: addedAt.toMillis(),
  }))
  return {passkeys, required: passkeysRequired()}
})

/** When staff remove a passkey of their own. */
export const removePasskey = callable(removeContract, async ({id}, caller) => {
  assertRecentSignIn(caller)
  await remove(caller.uid, caller, 'passkey-removed', (passkey) => passkey.id === id)
  return {}
})

/** When an owner takes the passkeys from somebody who has lost theirs. */
export const resetPasskeys = callable(resetContract, async ({uid}, caller) => {
  assertRecentSignIn(caller)
  await remove(uid, caller, 'passkeys-reset', () => true)
  return {}
})

/** @throws AppError `unknown-account`, `no-passkey` */
async function remove(
  uid: string,
  by: StaffMember,
  action: 'passkey-removed' | 'passkeys-reset',
  isRemoved: (passkey: Passkey) => boolean,
): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await staffMember(uid)
    const member = snapshot.data()
    if (!member) throw new AppError(action === 'passkeys-reset' ? 'unknown-account' : 'no-passkey')
    const passkeys = member.passkeys ?? []
    const removed = passkeys.filter(isRemoved)
    if (removed.length === 0) throw new AppError('no-passkey')
    const left = passkeys.filter((passkey) => !isRemoved(passkey))
    const change = {
      passkeys: left,
      needsPasskey: left.length > 0 || passkeysRequired(),
      passkeysRemovedAt: Math.floor(clock.now() / 1000) + 1,
    }
    write.update(snapshot.ref, change, unchanged(snapshot))
    const reason = removed.map(({name}) => name).join(', ')
    recordStaffAction(write, by, action, {kind: 'staff', id: uid}, {reason})
  })
}
