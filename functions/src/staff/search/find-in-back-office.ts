import {isDocumentId} from '@lectern/domain/document-id'
import {findInBackOffice as contract, foundOrder} from '@lectern/domain/staff/contracts'
import {FieldPath} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {discountCodes} from '../../discounts/discount-code.ts'
import {findPeople} from '../learners/find-learners.ts'
import {findOrders} from '../orders/find-orders.ts'
import {millis, readableOrder} from '../orders/malformed-order.ts'

/** As many of each kind are found. */
const MOST = 5
/** Sorts after every character of a code. */
const LAST = '\uf8ff'

/** While staff type into the search of the back office. What it costs does not depend on how much there is. */
export const findInBackOffice = callable(contract, async ({search}) => {
  const anyOrder = {status: null, courseId: null, from: null, before: null, cursor: null}
  const [found, people, codes] = await Promise.all([
    findOrders({search, ...anyOrder}, MOST),
    findPeople(search, null, MOST),
    findCodes(search.toUpperCase()),
  ])
  const orders = await Promise.all(
    found.docs.map((snapshot) =>
      readableOrder(foundOrder, snapshot.id, () => {
        const {email, amountCents, status, createdAt} = snapshot.data()
        return {id: snapshot.id, email, amountCents, status, createdAt: millis(createdAt)}
      }),
    ),
  )
  return {orders: orders.filter((order) => order !== null), learners: people.learners, codes}
})

async function findCodes(beginning: string): Promise<string[]> {
  if (!isDocumentId(beginning)) return []
  const {docs} = await discountCodes()
    .where(FieldPath.documentId(), '>=', beginning)
    .where(FieldPath.documentId(), '<=', beginning + LAST)
    .select()
    .limit(MOST)
    .get()
  return docs.map(({id}) => id)
}
