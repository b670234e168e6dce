import type {InvoiceBuyer} from '@lectern/domain/orders/tax'
import {FieldValue, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {invoices} from '../invoices/invoice.ts'
import {issueInvoices} from '../invoices/issue-invoices.ts'
import {orders} from '../orders/order.ts'
import {problems, type Problem} from '../orders/problem.ts'
import {refundsOf} from '../refunds/refund.ts'
import {returns} from '../returns/return.ts'
import {readEvery, toJson, writeEach, type PersonalDataPart} from './part.ts'
import {spellingsOf} from './addresses.ts'
import {eraseReasons} from './acts-of-staff.ts'
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

const NOBODY = {name: '', address: [], taxNumber: null} satisfies Partial<InvoiceBuyer>

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
    async erase({uid, addresses}) {
      const found = await ordersOf(uid)
      // Whom an invoice is made out to is in its order until it is made.
      for (const {id} of found) await issueInvoices(id)
      await writeEach(found, (write, snapshot) => {
        const {tax} = snapshot.data()
        write.update(snapshot.ref, {
          email: null,
          paymentMethod: FieldValue.delete(),
          ...(tax && {'tax.buyer': {...NOBODY, country: tax.buyer.country}}),
          personErasedAt: clock.timestamp(),
        })
      })
      await eraseFromProblems(
        found.map(({id}) => id),
        addresses,
      )
      for (const {id} of found) {
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

/** A problem may name the address of whoever paid, and how it was settled is in the words of staff. */
async function eraseFromProblems(orderIds: readonly string[], addresses: readonly string[]): Promise<void> {
  const ofOrders = orderIds.map((orderId) => readEvery(problems().where('orderId', '==', orderId)))
  const [found, lost] = await Promise.all([Promise.all(ofOrders), ofLostOrders(addresses)])
  for (const snapshot of lost) await eraseReasons(snapshot.data().orderId ?? snapshot.id)
  await writeEach([...found.flat(), ...lost], (write, snapshot) => {
    const {details, settledBy} = snapshot.data()
    const erased = {
      ...('email' in details && {'details.email': null}),
      ...(settledBy !== null && settledBy !== 'system' && {outcome: null}),
    }
    if (Object.keys(erased).length > 0) write.update(snapshot.ref, erased)
  })
}

/** The problems of payments whose orders are lost: the address alone says whose they are. */
async function ofLostOrders(addresses: readonly string[]): Promise<QueryDocumentSnapshot<Problem>[]> {
  const found = await Promise.all(
    spellingsOf(addresses).map((address) => readEvery(problems().where('details.email', '==', address))),
  )
  return found.flat().filter((snapshot) => snapshot.data().kind === 'order-missing')
}
