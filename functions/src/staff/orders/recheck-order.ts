import {recheckOrder as contract} from '@lectern/domain/orders/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {fulfil} from '../../checkout/fulfil.ts'
import {orders} from '../../orders/order.ts'
import {applyDisputes} from '../../payments/disputes.ts'
import {applyRefunds} from '../../payments/refunds.ts'
import {optimistically} from '../../services/optimistic.ts'
import {orUnavailable} from '../../services/stripe.ts'
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
  const {paymentIntentId} = fulfilled
  if (paymentIntentId !== null) await orUnavailable(() => applyPayment(paymentIntentId))
  const {status} = (await orders().doc(orderId).get()).data() ?? fulfilled
  return {status}
})

/** @throws what Stripe answers */
async function applyPayment(paymentIntentId: string): Promise<void> {
  await applyRefunds(paymentIntentId)
  await applyDisputes(paymentIntentId)
}
