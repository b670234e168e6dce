import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {enrollmentId} from '@lectern/domain/order'
import {claims, newSeat, type Claim} from '../gifts/claim.ts'
import {newCode} from '../gifts/gift-code.ts'
import {queueMail} from '../outbox/queue.ts'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'
import {seatMail, seatTag} from './seat-mail.ts'
import {purchaseOf, seatIdOf, type FoundTeam, type Team, type TeamPurchase} from './team.ts'

/** The seats of addresses in a team, in their order; of who was never invited none exists. */
export function seatsOf(teamId: string, emails: readonly string[]): Promise<DocumentSnapshot<Claim>[]> {
  return readAll(emails.map((email) => claims().doc(seatIdOf(teamId, email))))
}

/** Whether somebody has a seat, or had one and has begun. One whose purchase was given back is theirs no more. */
export function isTaken(team: Team, seat: Claim | undefined): boolean {
  return seat !== undefined && seat.state !== 'revoked' && closedPurchaseOf(team, seat) === undefined
}

/**
 * The purchase that was given back with a seat. It counts the seat until that is one of another purchase. A seat that waits because its
 * money is the shop's after all has none.
 */
export function closedPurchaseOf(team: Team, seat: Claim | undefined): TeamPurchase | undefined {
  const purchase = seat?.state === 'refunded' ? purchaseOf(team, seat.orderId, seat.lineId) : undefined
  return purchase?.isClosed ? purchase : undefined
}

/**
 * A seat of a team, with its document.
 * @throws AppError `unknown-seat`
 */
export async function seatOf(
  teamId: string,
  seatId: string,
): Promise<{snapshot: DocumentSnapshot<Claim>; seat: Claim}> {
  const snapshot = await claims().doc(seatId).get()
  const seat = snapshot.data()
  if (seat?.kind !== 'seat' || seat.teamId !== teamId) throw new AppError('unknown-seat')
  return {snapshot, seat}
}

/**
 * Invites an address to a seat of a purchase, as part of whatever else is written with it. What went to the address for an earlier seat
 * leads nowhere.
 */
export function writeInvitation(
  write: WriteBatch,
  {snapshot: {id: teamId}, team}: FoundTeam,
  snapshot: DocumentSnapshot<Claim>,
  {orderId, lineId}: TeamPurchase,
  {email, courseIds}: {email: string; courseIds: readonly string[]},
): void {
  const line = {orderId, lineId, courseIds: [...courseIds]}
  const mails = (snapshot.data()?.mails ?? 0) + 1
  const seat = {...newSeat(teamId, team.ownerId, line, email), mails}
  if (snapshot.exists) write.update(snapshot.ref, {...seat, leftAt: FieldValue.delete()}, unchanged(snapshot))
  else write.create(snapshot.ref, seat)
  queueSeatMail(write, snapshot.id, seat)
}

/** Queues the mail of an invitation once more, as part of whatever else is written with it; its link is the same. */
export function writeInvitationAgain(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Claim>,
  seat: Claim,
): void {
  const again = {mails: seat.mails + 1, ...newCode(seat.nonce)}
  write.update(snapshot.ref, again, unchanged(snapshot))
  queueSeatMail(write, snapshot.id, {...seat, ...again})
}

/** @param seat as it is with that mail */
function queueSeatMail(write: WriteBatch, seatId: string, seat: Claim): void {
  const {mails: mail, to} = seat
  const tag = seatTag(seat)
  queueMail(write, `seat-${seatId}-${tag}-${mail}`, [to?.email ?? ''], seatMail, {seatId, mail, tag})
}

/** A seat goes from its holder, or from who was invited, as part of whatever else is written with it. */
export function writeSeatFreed(write: WriteBatch, snapshot: DocumentSnapshot<Claim>): void {
  write.update(
    snapshot.ref,
    {state: 'revoked', uid: null, holderEmail: null, acceptedAt: null},
    unchanged(snapshot),
  )
}

/** Whether the holder of a seat has begun a course of it since they accepted. */
export async function hasBegun({uid, courseIds, acceptedAt}: Claim): Promise<boolean> {
  if (uid === null) return false
  const progress = firestore().collection('progress')
  const found = await readAll(courseIds.map((courseId) => progress.doc(enrollmentId(uid, courseId))))
  return found.some((stored) => isBegun(stored, acceptedAt?.toMillis() ?? 0))
}

/** Whether what is stored of somebody's progress has changed since a time. */
export function isBegun(stored: DocumentSnapshot | undefined, since: number): boolean {
  return (stored?.updateTime?.toMillis() ?? 0) >= since && stored?.get('startedAt') != null
}
