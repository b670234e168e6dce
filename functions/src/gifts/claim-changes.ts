import type {OrderLine} from '@lectern/domain/orders/lines'
import {Timestamp, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {presentAddress} from '../accounts/present-address.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {unchanged} from '../services/optimistic.ts'
import {claimsOfLines, newClaim, type Claim} from './claim.ts'
import {giftMail, giftMailId} from './gift-mail.ts'
import {giftWithdrawnMail} from './gift-withdrawn-mail.ts'

/** What of an order its gifts are made of. */
interface Bought {
  userId: string
  items: readonly OrderLine[]
}

/**
 * The gifts of an order that is now paid can be accepted, and their mails go on their days, as part of whatever else is written with it.
 * One that the database has lost waits for its giver to say whom it is for.
 */
export async function writePaidGifts(
  write: WriteBatch,
  orderId: string,
  {userId, items}: Bought,
): Promise<void> {
  for (const {line, claim: snapshot} of await claimsOfLines(orderId, items)) {
    const claim = snapshot.data()
    if (!claim) {
      const bare = newClaim(orderId, line, userId, {to: null, message: '', deliverAt: null})
      write.create(snapshot.ref, {...bare, expireAt: null})
    } else if (claim.state === 'held' && claim.mails === 0 && claim.to?.email)
      queueGiftMail(write, snapshot, claim, {expireAt: null})
    else write.update(snapshot.ref, {expireAt: null}, unchanged(snapshot))
  }
}

/**
 * Queues the next mail of a gift, for its day or for now, as part of whatever else is written with it.
 * @param changes what else changes of the claim
 * @returns when it goes
 */
export function queueGiftMail(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Claim>,
  {orderId, lineId, to, deliverAt, mails}: Claim,
  changes: Partial<Claim>,
): Timestamp {
  const mail = mails + 1
  const nextAttemptAt = Timestamp.fromMillis(Math.max(clock.now(), deliverAt?.toMillis() ?? 0))
  write.update(snapshot.ref, {...changes, mails: mail}, unchanged(snapshot))
  queueMail(
    write,
    giftMailId(snapshot.id, mail),
    [to?.email ?? ''],
    giftMail,
    {orderId, lineId, mail},
    {nextAttemptAt},
  )
  return nextAttemptAt
}

/** Who holds courses by a gift. */
export interface GiftHolder {
  uid: string
  courseIds: readonly string[]
}

/**
 * Gifts whose money is the shop's after all are as they were, as part of whatever else is written with it.
 * @returns who has accepted them, and owns their courses
 */
export async function writeGiftsKept(
  write: WriteBatch,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<GiftHolder[]> {
  const holders: GiftHolder[] = []
  for (const {line, claim: snapshot} of await claimsOfLines(orderId, lines)) {
    const claim = snapshot.data()
    if (!claim) continue
    if (claim.state === 'refunded') await writeOpenAgain(write, snapshot, claim)
    if (claim.uid !== null) holders.push({uid: claim.uid, courseIds: line.courseIds})
  }
  return holders
}

/**
 * Gifts that were given back cannot be accepted any more, as part of whatever else is written with it; who had accepted them is told.
 * @returns who has accepted them, and loses their courses
 */
export async function writeGiftsGivenBack(
  write: WriteBatch,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<GiftHolder[]> {
  const holders: GiftHolder[] = []
  for (const {line, claim: snapshot} of await claimsOfLines(orderId, lines)) {
    const claim = snapshot.data()
    if (!claim || claim.state === 'refunded') continue
    write.update(snapshot.ref, {state: 'refunded'}, unchanged(snapshot))
    if (claim.uid === null) continue
    holders.push({uid: claim.uid, courseIds: line.courseIds})
    const mail = outbox().doc(`gift-withdrawn-${snapshot.id}-${claim.refundAttempt}`)
    const {lineId} = line
    if ((await mail.get()).exists) continue
    const email = await presentAddress(claim.uid, claim.holderEmail)
    if (email !== null) queueMail(write, mail.id, [email], giftWithdrawnMail, {orderId, lineId})
  }
  return holders
}

/** Gifts whose giver does not get the money back after all can be accepted again, as part of whatever else is written with it. */
export async function writeGiftsReopened(
  write: WriteBatch,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const {claim: snapshot} of await claimsOfLines(orderId, lines)) {
    const claim = snapshot.data()
    if (claim?.state === 'revoked') await writeOpenAgain(write, snapshot, claim)
  }
}

/** A gift whose refund did not come about is as it was. A mail of it whose time came meanwhile was not sent: the next one is queued. */
async function writeOpenAgain(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Claim>,
  claim: Claim,
): Promise<void> {
  const state = claim.acceptedAt === null ? ('held' as const) : ('accepted' as const)
  const again = {state, refundAttempt: claim.refundAttempt + 1}
  if (state === 'held' && (await hasMissedMail(snapshot.id, claim)))
    queueGiftMail(write, snapshot, claim, again)
  else write.update(snapshot.ref, again, unchanged(snapshot))
}

/** Whether the newest mail of a gift was passed over, and is not sent any more. */
async function hasMissedMail(id: string, {to, mails, sent, returned}: Claim): Promise<boolean> {
  if (!to?.email || mails === 0 || sent?.mail === mails || returned?.mail === mails) return false
  const mail = (await outbox().doc(giftMailId(id, mails)).get()).data()
  return mail === undefined || mail.state === 'skipped'
}
