import {listStaffActions as contract} from '@lectern/domain/staff/contracts'
import type {Query} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {addressesOf} from '../../people/indexed-person.ts'
import {timePage} from '../../services/time-cursor.ts'
import {staffActions, type StaffAction} from '../staff-action.ts'
import {staffDirectory} from '../staff-directory.ts'

const PAGE_SIZE = 50

/** When staff look at what staff did. */
export const listStaffActions = callable(contract, async ({action, staffId, cursor}) => {
  let wanted: Query<StaffAction> = staffActions()
  if (action !== null) wanted = wanted.where('action', '==', action)
  if (staffId !== null) wanted = wanted.where('staffId', '==', staffId)
  const [{docs, next}, directory] = await Promise.all([
    timePage(wanted, 'at', cursor, PAGE_SIZE),
    staffDirectory().get(),
  ])
  const addresses = await addressesOf(docs.flatMap((snapshot) => snapshot.data().whom ?? []))
  const actions = docs.map((snapshot) => {
    const {at, whom = null, amountCents = null, ...act} = snapshot.data()
    return {
      ...act,
      id: snapshot.id,
      whom: whom === null ? null : {uid: whom, email: addresses.get(whom) ?? null},
      amountCents,
      at: at.toMillis(),
    }
  })
  const people = Object.entries(directory.data()?.members ?? {}).flatMap(([uid, {email}]) =>
    email === null ? [] : [{uid, email}],
  )
  return {actions, next, people}
})
