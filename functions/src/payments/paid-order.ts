import {fulfil} from '../checkout/fulfil.ts'
import {findSessionByPayment} from '../checkout/session.ts'
import {findOrderByPayment, type FoundOrder} from '../orders/order.ts'

/**
 * The order that a payment was made for; where the news of the payment has not come yet the order is completed first.
 * @returns null when the payment was not made in a checkout. An order whose `paymentIntentId` is not this one was paid by
 *   another, or what was paid does not match it
 * @throws AppError `unknown-session` when it is not for one of our orders; `payment-unavailable`
 */
export async function findPaidOrder(paymentIntentId: string): Promise<FoundOrder | null> {
  const known = await findOrderByPayment(paymentIntentId)
  if (known) return known
  const sessionId = await findSessionByPayment(paymentIntentId)
  if (sessionId === null) return null
  const {orderId: id, order} = await fulfil(sessionId)
  return {id, order}
}
