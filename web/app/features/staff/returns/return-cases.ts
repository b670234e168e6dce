import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import {readOrders} from '~/features/orders/orders'
import {toReturn} from '~/features/orders/returns'
import {afterCursor, pageOf, readCursor} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'
import {callList, type ListRead} from '../load-list'
import {returnCents, type ReturnCase} from './return-case'
import {REFUND_FAILED, returnFilters, type ReturnFilterStatus} from './return-filters'

/** A page of the returns. */
export interface ReturnPage {
  items: readonly ReturnCase[]
  /** where the next page begins; null when there is none */
  next: string | null
}

const PAGE_SIZE = 25
/** How many pages one search looks through; the next page goes on from there. */
const SEARCHED_PAGES = 8

/** Loads a page of the returns, newest first. For staff. Throws the signal's reason. */
export async function loadReturnCases({
  filters,
  search,
  cursor,
  signal,
}: ListRead<typeof returnFilters.initial>): Promise<ReturnPage> {
  if (search === '') return readPage(filters.status, cursor)

  const named = readCursor(cursor) === null ? await findNamed(search) : []
  const matching = returnFilters.filter(named, {...filters, search: ''}, undefined)
  if (matching.length > 0) return {items: matching, next: null}
  return searchPages(filters, cursor, signal)
}

/** Looks through the words of as many returns as one search may read; Firestore has no search of its own. */
async function searchPages(
  filters: typeof returnFilters.initial,
  after: string | null,
  signal: AbortSignal,
): Promise<ReturnPage> {
  const found: ReturnCase[] = []
  let next = after
  for (let page = 0; page < SEARCHED_PAGES && found.length < PAGE_SIZE; page += 1) {
    const read = await readPage(filters.status, next)
    signal.throwIfAborted()
    found.push(...returnFilters.filter(read.items, filters, undefined))
    next = read.next
    if (next === null) break
  }
  return {items: found, next}
}

const returns = () => collection(firestore, 'returns')

async function readPage(status: ReturnFilterStatus | null, after: string | null): Promise<ReturnPage> {
  const time = status === REFUND_FAILED ? 'refundFailedAt' : 'createdAt'
  const conditions: QueryConstraint[] = []
  if (status === REFUND_FAILED) conditions.push(where(time, '>', Timestamp.fromMillis(0)))
  else if (status !== null) conditions.push(where('status', '==', status))
  conditions.push(orderBy(time, 'desc'), orderBy(documentId(), 'desc'))
  conditions.push(...afterCursor(after))
  const found = await getDocs(query(returns(), ...conditions, limit(PAGE_SIZE + 1)))
  const {docs, next} = pageOf(found.docs, PAGE_SIZE, time)
  return {items: await withOrders(docs), next}
}

/** The returns that a whole address or the beginning of an order's id names. */
async function findNamed(search: string): Promise<ReturnCase[]> {
  if (isEmail(search)) return findByAddress(normalizeEmail(search))
  const [, beginning] = /^([A-Za-z0-9][\w-]{5,})…?$/.exec(search) ?? []
  if (beginning === undefined) return []
  const {docs} = await getDocs(
    query(
      returns(),
      where(documentId(), '>=', beginning),
      where(documentId(), '<=', `${beginning}\uf8ff`),
      limit(PAGE_SIZE),
    ),
  )
  return withOrders(docs)
}

/**
 * The returns of the orders of an address, and those of the account that has it now, as mails to staff name it: the orders may be from
 * before it was changed.
 */
async function findByAddress(address: string): Promise<ReturnCase[]> {
  const named = query(collection(firestore, 'orders'), where('email', '==', address), limit(PAGE_SIZE))
  const fetchContract = async () => (await import('@lectern/domain/people/contracts')).findLearners
  const [orders, learners] = await Promise.all([
    getDocs(named),
    callList(fetchContract, 'learners', {search: address, cursor: null}),
  ])
  const ids = orders.docs.map(({id}) => id)
  const found = await Promise.all([
    ...(ids.length > 0 ? [getDocs(query(returns(), where(documentId(), 'in', ids)))] : []),
    ...learners.items.map(({uid}) =>
      getDocs(query(returns(), where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(PAGE_SIZE))),
    ),
  ])
  const each = new Map(found.flatMap(({docs}) => docs.map((snapshot) => [snapshot.id, snapshot])))
  const cases = await withOrders([...each.values()])
  return cases.toSorted((a, b) => b.returned.createdAt - a.returned.createdAt)
}

async function withOrders(docs: readonly QueryDocumentSnapshot[]): Promise<ReturnCase[]> {
  const found = docs.map(toReturn).filter((returned) => returned !== null)
  const orders = await readOrders(found.map(({orderId}) => orderId))
  return found.map((returned) => {
    const order = orders.get(returned.orderId) ?? null
    return {id: returned.orderId, returned, order, amountCents: returnCents({returned, order})}
  })
}
