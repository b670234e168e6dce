import {claimId, type ClaimState} from '@lectern/domain/gifts/gift'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type {DeliveryCounts} from '../outbox/define-mail.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'
import {newCode} from './gift-code.ts'

/** How long a gift is kept whose order nobody pays. */
const UNPAID_KEPT_MS = 60 * 24 * 60 * 60_000

/** `claims/{id}`: what somebody else may take of an order's line. Of a gift the id is `orderId-lineId`, of a seat `seatIdOf`. */
export interface Claim {
  kind: 'gift' | 'seat'
  /** of a seat */
  teamId?: string
  orderId: string
  lineId: string
  /** the uid of who pays */
  giverId: string
  courseIds: string[]
  /** whom it is for; `email` is null where the giver hands it over, and all of it once erased */
  to: {name: string; email: string | null} | null
  /** what the giver writes, or nothing */
  message: string
  /** when its mail goes at the earliest; null where none was ordered */
  deliverAt: Timestamp | null
  state: ClaimState
  /** the uid of who has accepted it, also where it was given back since */
  uid: string | null
  /** their address when they accepted it; null where they have no address */
  holderEmail: string | null
  /** what its code is made of, and the hash by which the code finds it */
  nonce: string
  codeHash: string
  /** how many mails of it have been queued; the newest alone counts */
  mails: number
  /** the mail that has gone last, and the one that came back last */
  sent: MailEvent | null
  returned: MailEvent | null
  /** how many refunds of it have not arrived: part of the id of the next */
  refundAttempt: number
  createdAt: Timestamp
  acceptedAt: Timestamp | null
  /** when its holder has left the team, having begun; of a seat alone. Its courses are then those that they have finished */
  leftAt?: Timestamp
  /** when Firestore deletes it; null once it is paid */
  expireAt: Timestamp | null
}

/** What has become of a mail of a gift, and when. */
export interface MailEvent {
  /** its number, from 1 */
  mail: number
  at: Timestamp
}

export function claims(): CollectionReference<Claim> {
  return firestore().collection('claims') as CollectionReference<Claim>
}

export function claimOf(orderId: string, lineId: string): DocumentReference<Claim> {
  return claims().doc(claimId(orderId, lineId))
}

/** What a giver says of a gift. */
export type GiftDetails = Pick<Claim, 'to' | 'message' | 'deliverAt'>

/** What is said of a claim that nothing has happened to yet. */
function untouched() {
  return {
    state: 'held' as const,
    uid: null,
    holderEmail: null,
    ...newCode(),
    mails: 0,
    sent: null,
    returned: null,
    refundAttempt: 0,
    acceptedAt: null,
  }
}

/** A gift that waits for its payment. */
export function newClaim(
  orderId: string,
  {lineId, courseIds}: OrderLine,
  giverId: string,
  details: GiftDetails,
): Claim {
  const createdAt = clock.timestamp()
  return {
    kind: 'gift',
    orderId,
    lineId,
    giverId,
    courseIds,
    ...details,
    ...untouched(),
    createdAt,
    expireAt: Timestamp.fromMillis(createdAt.toMillis() + UNPAID_KEPT_MS),
  }
}

/** A seat of a team, which somebody is invited to. It is paid. */
export function newSeat(
  teamId: string,
  giverId: string,
  {orderId, lineId, courseIds}: Pick<Claim, 'orderId' | 'lineId' | 'courseIds'>,
  email: string,
): Claim & {teamId: string} {
  return {
    kind: 'seat',
    teamId,
    orderId,
    lineId,
    giverId,
    courseIds,
    to: {name: '', email},
    message: '',
    deliverAt: null,
    ...untouched(),
    createdAt: clock.timestamp(),
    expireAt: null,
  }
}

/** The claims of those lines of an order that are gifts, each with its line; without any nothing is read. */
export async function claimsOfLines(
  orderId: string,
  lines: readonly OrderLine[],
): Promise<{line: OrderLine; claim: DocumentSnapshot<Claim>}[]> {
  const gifts = lines.filter((line) => line.for === 'gift')
  if (gifts.length === 0) return []
  const found = await firestore().getAll(...gifts.map(({lineId}) => claimOf(orderId, lineId)))
  return gifts.flatMap((line, index) => {
    const claim = found[index] as DocumentSnapshot<Claim> | undefined
    return claim ? [{line, claim}] : []
  })
}

interface SettledMail {
  /** its number, from 1 */
  mail: number
  counts: DeliveryCounts
  /** whether it is about this claim: another one may have the same id by now */
  isOf?: (claim: Claim) => boolean
}

/**
 * Notes that a mail of a gift or a seat has gone, or could not go, as part of whatever else is written with it. Where the claim has gone
 * with its recipient meanwhile, there is nothing to note.
 */
export async function writeMailEvent(
  write: WriteBatch,
  reference: DocumentReference<Claim>,
  {mail, counts: {sent, failed}, isOf = () => true}: SettledMail,
): Promise<void> {
  if (sent <= 0 && failed <= 0) return
  const snapshot = await reference.get()
  const claim = snapshot.data()
  if (!claim || !isOf(claim)) return
  const event = {mail, at: clock.timestamp()}
  write.update(reference, sent > 0 ? {sent: event, returned: null} : {returned: event}, unchanged(snapshot))
}
