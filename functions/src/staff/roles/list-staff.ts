import {ROLES} from '@lectern/domain/roles'
import {listStaff as contract} from '@lectern/domain/staff/contracts'
import {accountsByUid} from '../../accounts/accounts.ts'
import {callable} from '../../callable.ts'
import {staffMembers} from '../../staff-member.ts'

/** When an owner opens the list of staff. */
export const listStaff = callable(contract, async () => {
  const {docs} = await staffMembers().where('role', 'in', ROLES).get()
  const accounts = await accountsByUid(docs.map(({id}) => id))
  const members = docs.map((snapshot) => {
    const {email: stored, role, since, passkeys = []} = snapshot.data()
    const account = accounts.find(({uid}) => uid === snapshot.id)
    const email = account?.emailVerified ? account.email : stored
    return {uid: snapshot.id, email, role, since: since.toMillis(), passkeys: passkeys.length}
  })
  return {members: members.toSorted((a, b) => a.since - b.since)}
})
