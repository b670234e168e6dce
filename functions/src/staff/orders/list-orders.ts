import {listOrders as contract} from '@lectern/domain/orders/contracts'
import {fullNamesOf} from '../../accounts/profile.ts'
import {callable} from '../../callable.ts'
import {findOrders} from './find-orders.ts'

/** When staff open the list of orders: a page of those that they search for. */
export const listOrders = callable(contract, async (search) => {
  const {docs, next, isPartial} = await findOrders(search)
  const names = await fullNamesOf(docs.map((snapshot) => snapshot.data().userId))
  const orders = docs.map((snapshot, index) => {
    const {createdAt, email, status, paymentProcessing, amountCents, items, problem, chargeback} =
      snapshot.data()
    return {
      id: snapshot.id,
      createdAt: createdAt.toMillis(),
      email,
      name: names[index] ?? null,
      status,
      paymentProcessing,
      amountCents,
      items,
      hasProblem: problem !== undefined || chargeback?.courses === 'undecided',
      chargeback: chargeback ?? null,
    }
  })
  return {orders, next, isPartial}
})
