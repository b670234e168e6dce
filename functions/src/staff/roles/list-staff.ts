import {listStaff as contract} from '@lectern/domain/staff/contracts'
import {callable} from '../../callable.ts'
import {clock} from '../../services/clock.ts'
import {staffDirectory} from '../staff-directory.ts'

/** When an owner opens the list of staff. Who became owner before there was a directory is entered in it. */
export const listStaff = callable(contract, async (_, {uid, email, role}) => {
  const known = (await staffDirectory().get()).data()?.members ?? {}
  if (!known[uid]) {
    const entry = {email, role, since: clock.timestamp()}
    await staffDirectory().set({members: {[uid]: entry}}, {merge: true})
    known[uid] = entry
  }
  const members = Object.entries(known).flatMap(([uid, {email, role, since}]) =>
    role === null ? [] : [{uid, email, role, since: since.toMillis()}],
  )
  return {members: members.toSorted((a, b) => a.since - b.since)}
})
