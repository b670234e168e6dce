import {acceptGift as contract} from '@lectern/domain/gifts/contracts'
import {presentAddress} from '../accounts/present-address.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {enroll} from '../enrollments/change-ownership.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {guessLimits} from '../rate-limit.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {claims, type Claim} from './claim.ts'
import {giftByCode} from './find-gift.ts'
import {giftAcceptedMail, giftAcceptedMailId} from './gift-accepted-mail.ts'

/**
 * When somebody accepts a gift: in one batch it is theirs, they are enrolled and its giver is told. Whoever gives its money back writes
 * the claim as well, so that of the two the slower one sees what the other has done.
 */
export const acceptGift = callable(
  contract,
  {limits: (_, __, ip) => guessLimits('gift-guess', 'unknown-gift', {ip})},
  async ({code}, {uid, email}) =>
    optimistically(async (write) => {
      const {snapshot, claim, order, line} = await giftByCode(code)
      const {orderId, lineId, kind} = claim
      const {courseIds} = line
      // Pressed twice, or in two tabs.
      if (claim.state === 'accepted' && claim.uid === uid) return {courseIds}
      // A seat that its holder has left after beginning stays used: whoever else has its link does not get it.
      if (claim.state === 'accepted' || (claim.state === 'left' && claim.uid !== uid))
        throw new AppError('gift-accepted')
      const others = await enroll(write, orderId, uid, courseIds)
      // Asked after the courses were read: whoever accepts another seat at the same moment has changed them, or is found.
      if (kind === 'seat' && (await hasSeat(claim, uid))) throw new AppError('already-owned')
      if (courseIds.every((courseId) => others.has(courseId))) throw new AppError('already-owned')
      const accepted = {state: 'accepted' as const, uid, holderEmail: email, acceptedAt: clock.timestamp()}
      write.update(snapshot.ref, accepted, unchanged(snapshot))
      logWith(write, 'gift-accepted', {orderId, userId: uid})
      if (kind === 'seat') return {courseIds}
      const mail = outbox().doc(giftAcceptedMailId(snapshot.id))
      if ((await mail.get()).exists) return {courseIds}
      const giver = await presentAddress(order.userId, order.email)
      if (giver !== null) queueMail(write, mail.id, [giver], giftAcceptedMail, {orderId, lineId})
      return {courseIds}
    }),
)

/**
 * Whether somebody has a seat of the same team, or has left one that stays used: the courses alone do not say it, because both seats are
 * of one order, and with the second what they keep of the first would be taken back.
 */
async function hasSeat({teamId = ''}: Claim, uid: string): Promise<boolean> {
  const own = claims()
    .where('teamId', '==', teamId)
    .where('uid', '==', uid)
    .where('state', 'in', ['accepted', 'left'])
  return !(await own.limit(1).get()).empty
}
