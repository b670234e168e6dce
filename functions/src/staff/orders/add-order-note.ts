import {addOrderNote as contract} from '@lectern/domain/orders/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {orders} from '../../orders/order.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction, staffActions} from '../staff-action.ts'

/** When staff note something about an order. */
export const addOrderNote = callable(contract, async ({orderId, requestId, text}, staff) => {
  const id = `note-${requestId}`
  await optimistically(async (write) => {
    const [order, noted] = await Promise.all([orders().doc(orderId).get(), staffActions().doc(id).get()])
    if (!order.exists) throw new AppError('unknown-order')
    if (noted.exists) return
    recordStaffAction(
      write,
      staff,
      'order-noted',
      {kind: 'order', id: orderId},
      {whom: order.get('userId'), reason: text, id},
    )
  })
  return {}
})
