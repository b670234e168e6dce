import {quoteSeats} from '@lectern/domain/orders/lines'
import {refundSeats as contract} from '@lectern/domain/teams/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {orders} from '../orders/order.ts'
import {makeOwnRefund, writeBegun} from '../refunds/make-refund.ts'
import {refundsOf} from '../refunds/refund.ts'
import {optimistically} from '../services/optimistic.ts'
import {writeSeatsReturning} from './seat-changes.ts'

/**
 * When a buyer gets the money of seats back that nobody was invited to: from the batch on that stores that their refund has begun nobody
 * is. An interrupted refund is completed by pressing again, by Stripe's webhook or by `reconcile`; where Stripe refuses it, the seats
 * are free again.
 */
export const refundSeats = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'seats-back', key: uid, max: 20, windowSeconds: 60 * 60}]},
  async ({orderId, lineId, quantity, requestId}, {uid, email}) => {
    const begun = await optimistically(async (write) => {
      const purchase = await orders().doc(orderId).get()
      const order = purchase.data()
      if (order?.userId !== uid) throw new AppError('unknown-team')
      const known = (await refundsOf(orderId).doc(requestId).get()).data()
      // Pressed twice, it acts once.
      if (known?.state === 'made' || (known?.state === 'begun' && order.staffRefund?.refundId === requestId))
        return known.amountCents
      if (order.status !== 'completed') throw new AppError('not-enough-seats')
      if (order.chargeback) throw new AppError('payment-disputed')
      if (order.staffRefund) throw new AppError('refund-in-progress')
      await writeSeatsReturning(write, orderId, order, lineId, quantity)
      const quote = quoteSeats(order, lineId, quantity)
      if (!quote) throw new AppError('last-of-order')
      const details = {id: requestId, staff: {uid, email}, reason: null, withReturn: false}
      await writeBegun(write, purchase, {...details, ...quote})
      return quote.amountCents
    })
    await makeOwnRefund(orderId, requestId, 'not-enough-seats')
    return {amountCents: begun}
  },
)
