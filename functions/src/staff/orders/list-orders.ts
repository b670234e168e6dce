import {listedOrder, listOrders as contract} from '@lectern/domain/orders/contracts'
import {isDocumentId} from '@lectern/domain/document-id'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {fullNamesOf} from '../../accounts/profile.ts'
import {callable} from '../../callable.ts'
import type {Order} from '../../orders/order.ts'
import {findOrders} from './find-orders.ts'
import {millis, readableOrder} from './malformed-order.ts'

/** When staff open the list of orders: a page of those that they search for. One that cannot be read is left out. */
export const listOrders = callable(contract, async (search) => {
  const {docs, next, isPartial} = await findOrders(search)
  const uids = docs.map((snapshot) => snapshot.data().userId).filter(isUid)
  const names = await fullNamesOf(uids)
  const orders = await Promise.all(
    docs.map((snapshot) =>
      readableOrder(listedOrder, snapshot.id, () =>
        listed(snapshot, names[uids.indexOf(snapshot.data().userId)] ?? null),
      ),
    ),
  )
  return {orders: orders.filter((order) => order !== null), next, isPartial}
})

/** A document that is no order's may have anything there. */
function isUid(uid: unknown): uid is string {
  return typeof uid === 'string' && isDocumentId(uid)
}

function listed(snapshot: QueryDocumentSnapshot<Order>, name: string | null) {
  const {
    createdAt,
    email,
    status,
    paymentProcessing,
    amountCents,
    items,
    refundedCents,
    discount,
    problem,
    chargeback,
  } = snapshot.data()
  return {
    id: snapshot.id,
    createdAt: millis(createdAt),
    email,
    name,
    status,
    paymentProcessing,
    amountCents,
    items,
    refundedCents,
    discountCode: discount?.code ?? null,
    hasProblem: problem !== undefined || chargeback?.courses === 'undecided',
    chargeback: chargeback ?? null,
  }
}
