import {FieldValue} from 'firebase-admin/firestore'
import {invoices} from '../invoices/invoice.ts'
import {orders} from '../orders/order.ts'
import {problems} from '../orders/problem.ts'
import {refundsOf} from '../refunds/refund.ts'
import {returns} from '../returns/return.ts'
import {readEvery, toJson, writeEach, type PersonalDataPart} from './part.ts'
import {eraseReasons} from './staff-reasons.ts'
import {clock} from '../services/clock.ts'

const ordersOf = (uid: string) => readEvery(orders().where('userId', '==', uid))
const returnsOf = (uid: string) => readEvery(returns().where('userId', '==', uid))

/** What only the shop's own work needs of an order. */
const INTERNAL = [
  'siteUrl',
  'sessionAttempt',
  'nextCheckAt',
  'problem',
  'restoredAt',
  'enrolledAgainAt',
  'staffRefund',
  'invoicesDue',
  'invoicesMade',
]

/**
 * Orders and returns are kept, as the books require, without the person: their `userId` leads to no account any more.
 * `personErasedAt` says that an order gives nobody its courses again.
 */
export const ordersParts: readonly PersonalDataPart[] = [
  {
    name: 'orders',
    collections: ['orders', 'refunds'],
    async read({uid}) {
      return (await ordersOf(uid)).map((snapshot) => toJson(snapshot, INTERNAL))
    },
    async erase({uid}) {
      const found = await ordersOf(uid)
      await writeEach(found, (write, {ref}) =>
        write.update(ref, {
          email: null,
          paymentMethod: FieldValue.delete(),
          personErasedAt: clock.timestamp(),
        }),
      )
      for (const {id} of found) {
        await eraseFromProblems(id)
        await eraseReasons(id)
        await writeEach(await readEvery(refundsOf(id)), (write, snapshot) => {
          // Of a gift whose giver took it back, the address is theirs; any other is that of staff.
          const isOwn = snapshot.data().by === uid
          write.update(snapshot.ref, {reason: null, ...(isOwn && {email: null})})
        })
      }
    },
  },
  {
    // Kept as they are, names and all: a seller has to be able to show every invoice for ten years.
    name: 'invoices',
    collections: ['invoices'],
    async read({uid}) {
      return (await readEvery(invoices().where('userId', '==', uid))).map((snapshot) => toJson(snapshot))
    },
    erase: async () => {},
  },
  {
    name: 'returns',
    collections: ['returns'],
    async read({uid}) {
      return (await returnsOf(uid)).map((snapshot) => toJson(snapshot, ['decidedBy', 'refundAttempt']))
    },
    async erase({uid}) {
      await writeEach(await returnsOf(uid), (write, {ref}) =>
        write.update(ref, {reason: '', decisionReason: ''}),
      )
    },
  },
]

/** A problem may name the address of whoever paid. */
async function eraseFromProblems(orderId: string): Promise<void> {
  const found = await readEvery(problems().where('orderId', '==', orderId))
  await writeEach(
    found.filter((snapshot) => 'email' in snapshot.data().details),
    (write, {ref}) => write.update(ref, {'details.email': null}),
  )
}
