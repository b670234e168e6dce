import {confirmOrder as contract} from '@lectern/domain/contracts'
import {callable} from '../callable.ts'
import {findOrderBySession} from '../orders/order.ts'
import {stripeSecretKey} from '../parameters.ts'
import {AppError} from '../app-error.ts'
import {fulfil, type Fulfilled} from './fulfil.ts'

/** When the success page opens, and again while it waits for a slow payment. */
export const confirmOrder = callable(
  contract,
  {who: 'signed-in', secrets: [stripeSecretKey]},
  async ({sessionId}, {uid}) => {
    const {orderId, order} = await settledOrder(sessionId, uid)
    return {status: order.status, orderId, amountCents: order.amountCents, items: order.items}
  },
)

/**
 * The learner's order of a session, fulfilled if Stripe says paid. What has been settled is answered without asking
 * Stripe again.
 * @throws AppError `unknown-session`, also for somebody else's; `payment-unavailable`
 */
export async function settledOrder(sessionId: string, uid: string): Promise<Fulfilled> {
  const noted = await findOrderBySession(sessionId)
  const isSettled = noted?.order.status === 'completed' || noted?.order.status === 'refunded'
  const found = noted && isSettled ? {orderId: noted.id, order: noted.order} : await fulfil(sessionId)
  if (found.order.userId !== uid) throw new AppError('unknown-session')
  return found
}
