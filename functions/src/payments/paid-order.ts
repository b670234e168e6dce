import {fulfil} from '../checkout/fulfil.ts'
import {findSessionByPayment} from '../checkout/session.ts'
import {findOrderByPayment} from '../orders/order.ts'

/**
 * The id of the order that a payment has paid; where the news of the payment has not come yet the order is completed first.
 * @returns null when the payment was not made in a checkout
 * @throws AppError `unknown-session` when it is not for one of our orders; `payment-unavailable`
 */
export async function findPaidOrder(paymentIntentId: string): Promise<string | null> {
  const known = await findOrderByPayment(paymentIntentId)
  if (known) return known.id
  const sessionId = await findSessionByPayment(paymentIntentId)
  return sessionId === null ? null : (await fulfil(sessionId)).orderId
}
