import {leaveTeam as leaveContract, takeSeatBack as contract} from '@lectern/domain/teams/contracts'
import {presentAddress} from '../accounts/present-address.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {leave} from '../enrollments/change-ownership.ts'
import {enrollment} from '../enrollments/enrollment.ts'
import {claims} from '../gifts/claim.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {countingMailTo} from '../outbox/recipient-limits.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'
import {
  closedPurchaseOf,
  hasBegun,
  isTaken,
  seatOf,
  seatsOf,
  writeInvitation,
  writeSeatFreed,
} from './seat.ts'
import {seatWithdrawnMail} from './seat-withdrawn-mail.ts'
import {managedTeam, purchaseOf, purchaseUpdate, teams} from './team.ts'

/**
 * When an owner or a manager takes a seat back that nobody has begun with, or gives it to somebody else: in one batch it is free, or its
 * new holder is invited, and who had accepted it is told.
 */
export const takeSeatBack = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'team-take-back', key: uid, max: 500, windowSeconds: 24 * 60 * 60}]},
  async ({teamId, seatId, to}, caller) => {
    const countMail = countingMailTo('team-invitation-to')
    return optimistically(async (write) => {
      const found = await managedTeam(caller, teamId)
      const {snapshot, seat} = await seatOf(teamId, seatId)
      const {orderId, lineId, state, uid, courseIds} = seat
      const [next] = !to ? [] : await seatsOf(teamId, [to])
      if (state === 'revoked') {
        // Pressed twice, it acts once. Where somebody else has taken the seat back, nobody was invited to it.
        if (to && !isTaken(found.team, next?.data())) throw new AppError('unknown-seat')
        return {}
      }
      const purchase = purchaseOf(found.team, orderId, lineId)
      if (!purchase || purchase.isClosed || state === 'refunded') throw new AppError('unknown-seat')
      if (state === 'left' || (await hasBegun(seat))) throw new AppError('seat-begun')
      if (isTaken(found.team, next?.data())) throw new AppError('already-in')
      if (to) await countMail(to)
      writeSeatFreed(write, snapshot)
      if (uid !== null) await leave(write, orderId, uid, courseIds)
      const holder = await presentAddress(uid, seat.holderEmail)
      if (holder !== null)
        queueMail(write, outbox().doc().id, [holder], seatWithdrawnMail, {teamId, uid: uid ?? ''})
      if (to && next) writeInvitation(write, found, next, purchase, {email: to, courseIds})
      const used = !to ? purchase.used - 1 : purchase.used
      const closed = closedPurchaseOf(found.team, next?.data())
      // Also where it goes on: a refund of the whole purchase at the same moment is noticed.
      write.update(
        found.snapshot.ref,
        {
          ...purchaseUpdate({...purchase, used}),
          ...(closed && purchaseUpdate({...closed, used: closed.used - 1})),
        },
        unchanged(found.snapshot),
      )
      return {}
    })
  },
)

/**
 * When somebody leaves a team: its managers no longer see how far they are. A seat that they have not begun is free again; of any other they
 * keep the courses that they have finished, with their certificates, and the seat stays used.
 */
export const leaveTeam = callable(leaveContract, async ({seatId}, {uid}) =>
  optimistically(async (write) => {
    const snapshot = await claims().doc(seatId).get()
    const seat = snapshot.data()
    if (seat?.kind !== 'seat' || seat.uid !== uid) throw new AppError('unknown-seat')
    // Pressed twice, it acts once.
    if (seat.state === 'left') return {}
    const {orderId, lineId, courseIds} = seat
    const team = await teams()
      .doc(seat.teamId ?? '-')
      .get()
    const purchase = team.data() && purchaseOf(team.data()!, orderId, lineId)
    if (seat.state !== 'accepted' || !purchase) throw new AppError('unknown-seat')
    if (!(await hasBegun(seat))) {
      writeSeatFreed(write, snapshot)
      await leave(write, orderId, uid, courseIds)
      write.update(team.ref, purchaseUpdate({...purchase, used: purchase.used - 1}), unchanged(team))
      return {}
    }
    const owned = await readAll(courseIds.map((courseId) => enrollment(uid, courseId)))
    const finished = courseIds.filter((_, index) => owned[index]?.data()?.certificateId !== undefined)
    await leave(
      write,
      orderId,
      uid,
      courseIds.filter((courseId) => !finished.includes(courseId)),
    )
    const left = {state: 'left' as const, courseIds: finished, leftAt: clock.timestamp()}
    write.update(snapshot.ref, left, unchanged(snapshot))
    return {}
  }),
)
