import {ROLES} from '@lectern/domain/roles'
import {listedAction, listStaffActions as contract} from '@lectern/domain/staff/contracts'
import type {Query} from 'firebase-admin/firestore'
import {presentAddresses} from '../../accounts/present-address.ts'
import {callable} from '../../callable.ts'
import {addressesOf} from '../../people/indexed-person.ts'
import {cursorPage} from '../../services/cursor-page.ts'
import {readable} from '../../services/readable.ts'
import {staffActions, type StaffAction} from '../staff-action.ts'
import {staffMembers} from '../../staff-member.ts'

const PAGE_SIZE = 50

/** When staff look at what staff did. */
export const listStaffActions = callable(contract, async ({action, staffId, cursor}) => {
  let wanted: Query<StaffAction> = staffActions()
  if (action !== null) wanted = wanted.where('action', '==', action)
  if (staffId !== null) wanted = wanted.where('staffId', '==', staffId)
  const [{docs, next}, members] = await Promise.all([
    cursorPage(wanted, 'at', cursor, {size: PAGE_SIZE}),
    staffMembers().where('role', 'in', ROLES).get(),
  ])
  const learners = docs.flatMap((snapshot) => snapshot.data().whom ?? [])
  const [present, indexed] = await Promise.all([
    presentAddresses([
      ...learners,
      ...docs.map((snapshot) => snapshot.data().staffId),
      ...members.docs.map(({id}) => id),
    ]),
    addressesOf(learners),
  ])
  const actions = readable(listedAction, docs, (snapshot) => {
    const {at, whom = null, amountCents = null, ...act} = snapshot.data()
    return {
      ...act,
      id: snapshot.id,
      staffEmail: present.get(act.staffId) ?? act.staffEmail,
      whom: whom === null ? null : {uid: whom, email: present.get(whom) ?? indexed.get(whom) ?? null},
      amountCents,
      at: at.toMillis(),
    }
  })
  const people = members.docs.flatMap((snapshot) => {
    const email = present.get(snapshot.id) ?? snapshot.data().email
    return email === null ? [] : [{uid: snapshot.id, email}]
  })
  // Who is no longer staff has done things as well: by their link the list is filtered as by a choice.
  const isFormer = staffId !== null && !people.some(({uid}) => uid === staffId)
  const former = isFormer ? [{uid: staffId, email: actions[0]?.staffEmail ?? staffId}] : []
  return {actions, next, people: [...people, ...former]}
})
