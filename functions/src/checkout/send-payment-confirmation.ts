import {sendPaymentConfirmation as contract} from '@lectern/domain/checkout/contracts'
import {callable} from '../callable.ts'
import {receiptId} from '../orders/receipt-mail.ts'
import {deliverNow} from '../outbox/deliver.ts'
import {AppError} from '../app-error.ts'
import {fulfilledOrder} from './confirm-order.ts'

/** When the success page wants to say that the receipt has been sent: sends it now if it is still queued. */
export const sendPaymentConfirmation = callable(
  contract,
  {
    // Each may be a question to Stripe.
    limits: (_, {uid}, ip) => [
      {name: 'receipt', key: uid, max: 30, windowSeconds: 60},
      {name: 'receipt-ip', key: ip, max: 600, windowSeconds: 60},
    ],
  },
  async ({sessionId}, {uid}) => {
    const {orderId, order} = await fulfilledOrder(sessionId, uid)
    if (order.status !== 'completed' && order.status !== 'refunded') throw new AppError('not-paid')
    const state = await deliverNow(receiptId(orderId))
    // It was queued when the order was completed: one that is there no more went so long ago that Firestore has deleted it.
    const wasSent = state === 'sent' || (state === 'unknown' && order.email !== null)
    if (wasSent) return {email: order.email ?? ''}
    throw new AppError(state === 'queued' || state === 'sending' ? 'mail-unavailable' : 'receipt-given-up')
  },
)
