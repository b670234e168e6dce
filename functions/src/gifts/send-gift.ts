import {sendGift as contract} from '@lectern/domain/gifts/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {countingMailTo} from '../outbox/recipient-limits.ts'
import {optimistically} from '../services/optimistic.ts'
import {queueGiftMail} from './claim-changes.ts'
import {ownGift, type PaidGift} from './find-gift.ts'
import {newCode} from './gift-code.ts'

/** When a giver sends their gift again, or to another address. */
export const sendGift = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'gift-send', key: uid, max: 20, windowSeconds: 24 * 60 * 60}],
  },
  async ({orderId, lineId, name, email}, {uid}) => {
    const countMail = countingMailTo('gift-send-to')
    return optimistically(async (write) => {
      const gift = await ownGift(uid, {orderId, lineId})
      assertOpen(gift)
      await countMail(email)
      const {snapshot, claim} = gift
      const earlier = claim.to?.email ?? null
      const isSame = earlier !== null && normalizeEmail(earlier) === normalizeEmail(email)
      const to = {name, email}
      // What went to another address leads nowhere from now on, and so does a page that was printed.
      const code = newCode(isSame ? claim.nonce : undefined)
      const at = queueGiftMail(write, snapshot, {...claim, to}, {to, ...code})
      return {sendsAt: at.toMillis()}
    })
  },
)

/** @throws AppError `gift-accepted` or `gift-taken-back` */
export function assertOpen({claim, order, line}: PaidGift): void {
  if (claim.state === 'accepted') throw new AppError('gift-accepted')
  if (claim.state !== 'held' || order.status !== 'completed' || line.isGivenBack)
    throw new AppError('gift-taken-back')
}
