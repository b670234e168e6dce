import type {ClaimState} from '@lectern/domain/gifts/gift'
import {presentAddress} from '../accounts/present-address.ts'
import {enroll, leave} from '../enrollments/change-ownership.ts'
import {claims, type Claim} from '../gifts/claim.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {seatTag} from './seat-mail.ts'
import {seatWithdrawnMail} from './seat-withdrawn-mail.ts'
import {purchaseOf, teams} from './team.ts'

/** As many seats as are settled in one go; the others follow with the clock. */
const MAX_SEATS = 100
/** As many teams as are settled in one run. */
const MAX_TEAMS = 10

/** What is settled of a purchase: what is open of one that was given back, and what was withdrawn of one that is the shop's again. */
const unsettled = (isClosed: boolean): ClaimState[] =>
  isClosed ? ['held', 'accepted', 'left'] : ['refunded']

/** The ids of teams with seats that wait. */
export async function findUnsettledTeams(): Promise<string[]> {
  const {docs} = await teams().where('dueAt', '!=', null).limit(MAX_TEAMS).get()
  return docs.map(({id}) => id)
}

/**
 * Withdraws the seats of purchases that were given back, and gives those again whose money is the shop's after all: each in a batch of its
 * own, because a purchase may have hundreds, each with the courses of a bundle. May be called any number of times and at the same time.
 */
export async function settleSeats(teamId: string): Promise<void> {
  const before = await teams().doc(teamId).get()
  const team = before.data()
  if (!team || team.dueAt === null) return
  let settled = 0
  for (const {orderId, lineId, isClosed} of Object.values(team.purchases)) {
    if (settled === MAX_SEATS) return
    const {docs} = await claims()
      .where('teamId', '==', teamId)
      .where('orderId', '==', orderId)
      .where('state', 'in', unsettled(isClosed))
      .limit(MAX_SEATS - settled)
      .get()
    for (const {id} of docs) await settleSeat(teamId, {seatId: id, orderId, lineId})
    settled += docs.length
  }
  if (settled === MAX_SEATS) return
  // Whoever gives something back meanwhile has changed the team, and its seats wait again.
  await optimistically(async (write) => {
    const now = await teams().doc(teamId).get()
    if (now.updateTime && before.updateTime?.isEqual(now.updateTime))
      write.update(now.ref, {dueAt: null}, unchanged(now))
  })
}

interface Seat {
  seatId: string
  orderId: string
  lineId: string
}

async function settleSeat(teamId: string, {seatId, orderId, lineId}: Seat): Promise<void> {
  await optimistically(async (write) => {
    const [snapshot, found] = await Promise.all([claims().doc(seatId).get(), teams().doc(teamId).get()])
    const seat = snapshot.data()
    const team = found.data()
    const isClosed = team && purchaseOf(team, orderId, lineId)?.isClosed
    // Its holder may have been invited anew meanwhile, to a seat of another purchase.
    if (seat?.orderId !== orderId || isClosed === undefined || !unsettled(isClosed).includes(seat.state))
      return
    // Changes nothing: where the purchase is another by now, whoever made it so has settled its seats, and not this one.
    write.update(found.ref, {title: team?.title}, unchanged(found))
    const {uid, courseIds} = seat
    if (!isClosed) {
      write.update(
        snapshot.ref,
        {state: stateAgain(seat), refundAttempt: seat.refundAttempt + 1},
        unchanged(snapshot),
      )
      if (uid !== null) await enroll(write, orderId, uid, courseIds)
      return
    }
    write.update(snapshot.ref, {state: 'refunded'}, unchanged(snapshot))
    if (uid === null) return
    await leave(write, orderId, uid, courseIds)
    const mail = outbox().doc(`seat-withdrawn-${seatId}-${seatTag(seat)}-${seat.mails}-${seat.refundAttempt}`)
    if (seat.leftAt !== undefined || (await mail.get()).exists) return
    const email = await presentAddress(uid, seat.holderEmail)
    if (email !== null) queueMail(write, mail.id, [email], seatWithdrawnMail, {teamId, uid})
  })
}

/** What a seat was before its purchase was given back. */
function stateAgain({acceptedAt, leftAt}: Claim): ClaimState {
  if (leftAt !== undefined) return 'left'
  return acceptedAt === null ? 'held' : 'accepted'
}
