import {recheckOrder as contract} from '@lectern/domain/orders/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {fulfil} from '../../checkout/fulfil.ts'
import {orders} from '../../orders/order.ts'
import {applyDisputes} from '../../payments/disputes.ts'
import {applyRefunds} from '../../payments/refunds.ts'
import {optimistically} from '../../services/optimistic.ts'
import {isStripeError} from '../../services/stripe.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When staff want to know whether Stripe has news of an order. */
export const recheckOrder = callable(contract, async ({orderId}, staff) => {
  const order = (await orders().doc(orderId).get()).data()
  if (!order) throw new AppError('unknown-order')
  if (order.checkoutSessionId === null) throw new AppError('unknown-session')
  await optimistically(async (write) =>
    recordStaffAction(write, staff, 'order-rechecked', {kind: 'order', id: orderId}, {whom: order.userId}),
  )
  const {order: fulfilled} = await fulfil(order.checkoutSessionId)
  if (fulfilled.paymentIntentId !== null) await applyPayment(fulfilled.paymentIntentId)
  const {status} = (await orders().doc(orderId).get()).data() ?? fulfilled
  return {status}
})

/** @throws AppError `payment-unavailable` */
async function applyPayment(paymentIntentId: string): Promise<void> {
  try {
    await applyRefunds(paymentIntentId)
    await applyDisputes(paymentIntentId)
  } catch (cause) {
    if (isStripeError(cause)) throw new AppError('payment-unavailable', {}, {cause})
    throw cause
  }
}
