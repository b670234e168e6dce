import type {Input} from '@lectern/domain/contracts'
import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import type {listOrders} from '@lectern/domain/orders/contracts'
import {typedInvoiceNumber} from '@lectern/domain/orders/invoice'
import {searchedBeginning} from '@lectern/domain/people/name-search'
import {FieldPath, Filter, Timestamp, type Query, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {accountsByEmail} from '../../accounts/accounts.ts'
import {invoices} from '../../invoices/invoice.ts'
import {orders, type Order} from '../../orders/order.ts'
import {people} from '../../people/indexed-person.ts'
import {cursorPage} from '../../services/cursor-page.ts'

const PAGE_SIZE = 25
/** As many values as Firestore compares a field with. */
const MAX_PEOPLE = 30

/** An order's id as far as mails show it, or more of it, with or without their ellipsis. Firestore refuses ids as `__this__`. */
const BEGINNING_OF_ID = /^([A-Za-z0-9][\w-]{7,99})(?:…|\.\.\.)?$/
/** Sorts after every character of an id. */
const LAST = '\uf8ff'

type Search = Input<typeof listOrders>

export interface FoundOrders {
  docs: QueryDocumentSnapshot<Order>[]
  next: string | null
  /** more people have such a name than are searched */
  isPartial: boolean
}

const NOTHING: FoundOrders = {docs: [], next: null, isPartial: false}

/**
 * A page of the orders that staff search for, newest first. Its cost does not grow with the number of orders.
 * @param size how many a page has
 */
export async function findOrders(search: Search, size = PAGE_SIZE): Promise<FoundOrders> {
  const text = search.search.trim()
  if (text === '') return pageOf(orders(), search, size)
  if (text.includes('@')) {
    return pageOf(orders().where(await filterByAddress(text)), search, size)
  }
  if (text.startsWith('pi_')) return matching(orders().where('paymentIntentId', '==', text), search, size)
  if (text.startsWith('cs_')) return matching(orders().where('checkoutSessionId', '==', text), search, size)
  const number = typedInvoiceNumber(text)
  if (number !== null) {
    const document = (await invoices().doc(number).get()).data()
    if (!document) return NOTHING
    return matching(orders().where(FieldPath.documentId(), '==', document.orderId), search, size)
  }
  const [, beginning] = BEGINNING_OF_ID.exec(text) ?? []
  if (beginning !== undefined) {
    const named = await matching(
      orders()
        .where(FieldPath.documentId(), '>=', beginning)
        .where(FieldPath.documentId(), '<=', beginning + LAST),
      search,
      size,
    )
    if (named.docs.length > 0) return named
  }
  const uids = await uidsByName(text)
  if (uids.length === 0) return NOTHING
  const found = await pageOf(orders().where('userId', 'in', uids), search, size)
  return {...found, isPartial: uids.length === MAX_PEOPLE}
}

/** The orders of an address, and those of the account that has it now: they may be from before it was changed. */
async function filterByAddress(text: string): Promise<Filter> {
  const address = normalizeEmail(text)
  const named = Filter.where('email', 'in', [...new Set([text, address])])
  const accounts = isEmail(address) ? await accountsByEmail([address]) : []
  return Filter.or(named, ...accounts.map(({uid}) => Filter.where('userId', '==', uid)))
}

/** The accounts with a name that begins so, as many as one query compares with. */
async function uidsByName(text: string): Promise<string[]> {
  const beginning = searchedBeginning(text)
  if (beginning === '') return []
  const named = people().where('beginnings', 'array-contains', beginning).limit(MAX_PEOPLE)
  return (await named.get()).docs.map(({id}) => id)
}

/** The query's page with the filters, by the database. */
async function pageOf(
  found: Query<Order>,
  {status, courseId, from, before, cursor}: Search,
  size: number,
): Promise<FoundOrders> {
  let query = found
  if (status !== null) query = query.where('status', '==', status)
  if (courseId !== null) query = query.where('courseIds', 'array-contains', courseId)
  if (from !== null) query = query.where('createdAt', '>=', Timestamp.fromMillis(from))
  if (before !== null) query = query.where('createdAt', '<', Timestamp.fromMillis(before))
  return {...(await cursorPage(query, 'createdAt', cursor, {size})), isPartial: false}
}

/** The few orders that an id finds, with the filters. */
async function matching(
  found: Query<Order>,
  {status, courseId, from, before}: Search,
  size: number,
): Promise<FoundOrders> {
  const {docs} = await found.limit(size).get()
  const passing = docs.filter((snapshot) => {
    const order = snapshot.data()
    // One that cannot be read is found, so that it is named among the problems.
    if (!(order.createdAt instanceof Timestamp) || !Array.isArray(order.items)) return true
    const createdAt = order.createdAt.toMillis()
    return (
      (status === null || order.status === status) &&
      (courseId === null || order.items.some((line) => line.courseIds.includes(courseId))) &&
      (from === null || createdAt >= from) &&
      (before === null || createdAt < before)
    )
  })
  return {docs: passing, next: null, isPartial: false}
}
