import {canMoveOrder} from '@lectern/domain/order'
import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeWithdrawal} from './enroll.ts'
import {orders, type Order} from './order.ts'

/** Marks a completed order as refunded and withdraws its courses. Idempotent; an order in another status stays as it is. */
export async function markRefunded(orderId: string): Promise<void> {
  await optimistically(async (write) => writeRefund(write, await orders().doc(orderId).get()))
}

/** The writes of a refund, as part of whatever else is written with it. */
export async function writeRefund(write: WriteBatch, snapshot: DocumentSnapshot<Order>): Promise<void> {
  const order = snapshot.data()
  if (!order || !canMoveOrder(order.status, 'refunded')) return
  write.update(
    snapshot.ref,
    {status: 'refunded', refundedAt: FieldValue.serverTimestamp(), nextCheckAt: null},
    unchanged(snapshot),
  )
  await writeWithdrawal(write, snapshot.id, order)
}
