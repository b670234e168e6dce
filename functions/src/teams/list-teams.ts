import {listTeams as contract} from '@lectern/domain/teams/contracts'
import {countSeats} from '@lectern/domain/teams/team'
import {fullNamesOf} from '../accounts/profile.ts'
import {callable} from '../callable.ts'
import {claims} from '../gifts/claim.ts'
import {readAll} from '../services/read-all.ts'
import {managerAddress, teams} from './team.ts'

/** As many teams, and as many seats, as the page shows. */
const MOST = 50

/** When somebody opens the page of their teams. */
export const listTeams = callable(contract, async (_, caller) => {
  const {uid} = caller
  const address = managerAddress(caller)
  const [owned, managed, held] = await Promise.all([
    teams().where('ownerId', '==', uid).limit(MOST).get(),
    address === null ? null : teams().where('managers', 'array-contains', address).limit(MOST).get(),
    claims()
      .where('uid', '==', uid)
      .where('kind', '==', 'seat')
      .where('state', '==', 'accepted')
      .limit(MOST)
      .get(),
  ])
  const own = [...owned.docs, ...(managed?.docs ?? []).filter((team) => team.data().ownerId !== uid)]
  const of = await readAll(held.docs.map((seat) => teams().doc(seat.data().teamId ?? '-')))
  const owners = await fullNamesOf(held.docs.map((seat) => seat.data().giverId))
  return {
    teams: own.map((snapshot) => {
      const {title, ownerId, purchases} = snapshot.data()
      const counts = countSeats(Object.values(purchases))
      return {teamId: snapshot.id, title, isOwner: ownerId === uid, ...counts}
    }),
    held: held.docs.map((snapshot, index) => ({
      seatId: snapshot.id,
      title: of[index]?.data()?.title ?? '',
      owner: owners[index] ?? null,
      acceptedAt: snapshot.data().acceptedAt?.toMillis() ?? null,
    })),
  }
})
