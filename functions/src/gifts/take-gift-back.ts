import {takeGiftBack as contract} from '@lectern/domain/gifts/contracts'
import {quoteRefund} from '@lectern/domain/orders/lines'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {orders} from '../orders/order.ts'
import {makeOwnRefund, writeBegun} from '../refunds/make-refund.ts'
import {refundsOf} from '../refunds/refund.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {assertOpen} from './send-gift.ts'
import {ownGift} from './find-gift.ts'

/**
 * When a giver gets the money of a gift back that nobody has accepted: from the batch on that stores that its refund has begun nobody
 * accepts it. An interrupted refund is completed by pressing again, by Stripe's webhook or by `reconcile`; where Stripe refuses it, the
 * gift can be accepted again.
 */
export const takeGiftBack = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'gift-back', key: uid, max: 20, windowSeconds: 60 * 60}]},
  async ({orderId, lineId}, {uid, email}) => {
    const begun = await optimistically(async (write) => {
      const gift = await ownGift(uid, {orderId, lineId})
      const {snapshot, claim} = gift
      const purchase = await orders().doc(orderId).get()
      const order = purchase.data()
      if (!order) throw new AppError('unknown-gift')
      const id = `gift-${snapshot.id}-${claim.refundAttempt}`
      const known = (await refundsOf(orderId).doc(id).get()).data()
      // Pressed twice, it acts once.
      if (known?.state === 'made' || (known?.state === 'begun' && order.staffRefund?.refundId === id))
        return {id, amountCents: known.amountCents}
      assertOpen(gift)
      if (order.chargeback) throw new AppError('payment-disputed')
      if (order.staffRefund) throw new AppError('refund-in-progress')
      const quote = quoteRefund(order, [lineId])
      if (!quote) throw new AppError('gift-taken-back')
      write.update(snapshot.ref, {state: 'revoked'}, unchanged(snapshot))
      await writeBegun(write, purchase, {id, staff: {uid, email}, reason: null, withReturn: false, ...quote})
      return {id, amountCents: quote.amountCents}
    })
    await makeOwnRefund(orderId, begun.id, 'gift-taken-back')
    return {amountCents: begun.amountCents}
  },
)
