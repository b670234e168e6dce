import {confirmOrder as contract} from '@lectern/domain/checkout/contracts'
import {callable} from '../callable.ts'
import {findOrderBySession} from '../orders/order.ts'
import {AppError} from '../app-error.ts'
import {fulfil, type Fulfilled} from './fulfil.ts'

/** When the success page opens, and repeatedly while it waits for a slow payment. */
export const confirmOrder = callable(
  contract,
  {
    // Each may be a question to Stripe; the page asks a few times a minute.
    limits: (_, {uid}, ip) => [
      {name: 'confirm', key: uid, max: 60, windowSeconds: 60},
      {name: 'confirm-ip', key: ip, max: 600, windowSeconds: 60},
    ],
  },
  async ({sessionId}, {uid}) => {
    const {orderId, order} = await fulfilledOrder(sessionId, uid)
    const {status, amountCents, items, discount = null, paymentProcessing, failure = null} = order
    const underReview = status === 'pending' && order.problem !== undefined
    return {status, orderId, amountCents, items, discount, paymentProcessing, underReview, failure}
  },
)

/**
 * The learner's order of a session, fulfilled if Stripe says paid. For an order that is completed or refunded Stripe is
 * not asked again.
 * @throws AppError `unknown-session`, also for another learner's session; `payment-unavailable`
 */
export async function fulfilledOrder(sessionId: string, uid: string): Promise<Fulfilled> {
  const known = await findOrderBySession(sessionId)
  const isFinal = known?.order.status === 'completed' || known?.order.status === 'refunded'
  const found = known && isFinal ? {orderId: known.id, order: known.order} : await fulfil(sessionId)
  if (found.order.userId !== uid) throw new AppError('unknown-session')
  return found
}
