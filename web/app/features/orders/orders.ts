import {
  ORDER_FAILURES,
  ORDER_STATUSES,
  type OrderFailure,
  type OrderItem,
  type OrderStatus,
} from '@lectern/domain/order'
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {firestore, milliseconds, number, text} from '~/lib/firebase/firestore'

export interface Order {
  id: string
  userId: string
  /** where the receipt went */
  email: string
  amountCents: number
  status: OrderStatus
  items: readonly OrderItem[]
  /** ms since the epoch, like all times here */
  createdAt: number
  completedAt: number | null
  refundedAt: number | null
  /** of a pending order: it has been paid in a way that takes days; otherwise it was left on the payment page */
  paymentProcessing: boolean
  /** why it has failed; null where it has not, or nothing is known */
  failure: OrderFailure | null
  /** the money was sent back and did not arrive, so that the courses are the learner's until it is settled */
  refundFailed: boolean
}

/** The problem of an order, as the functions write it. */
const REFUND_FAILED = 'refund-failed'

/** As many orders as a history shows; nobody has more. */
const MAX_ORDERS = 200

function toOrder(snapshot: QueryDocumentSnapshot): Order {
  const data = snapshot.data()
  const status = ORDER_STATUSES.find((status) => status === data.status)
  if (!status) throw new Error(`Order ${snapshot.id} has the unknown status ${String(data.status)}.`)
  return {
    id: snapshot.id,
    userId: text(data, 'userId'),
    email: text(data, 'email'),
    amountCents: number(data, 'amountCents'),
    status,
    items: toItems(data.items),
    createdAt: milliseconds(data.createdAt) ?? 0,
    completedAt: milliseconds(data.completedAt),
    refundedAt: milliseconds(data.refundedAt),
    paymentProcessing: data.paymentProcessing === true,
    failure: ORDER_FAILURES.find((failure) => failure === data.failure) ?? null,
    refundFailed: data.problem === REFUND_FAILED,
  }
}

function toItems(stored: unknown): OrderItem[] {
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  return entries
    .filter((entry): entry is DocumentData => typeof entry === 'object' && entry !== null)
    .map((entry) => ({
      courseId: text(entry, 'courseId'),
      courseTitle: text(entry, 'courseTitle'),
      priceCents: number(entry, 'priceCents'),
    }))
}

/** The learner's own orders, newest first. */
export async function listOrders(uid: string): Promise<Order[]> {
  const orders = collection(firestore, 'orders')
  const own = query(orders, where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(MAX_ORDERS))
  return (await getDocs(own)).docs.map(toOrder)
}

/**
 * One order that the reader may read; null when there is none, or it is somebody else's (the rules don't say which).
 * @param id a document id
 */
export async function readOrder(id: string): Promise<Order | null> {
  try {
    const snapshot = await getDoc(doc(firestore, 'orders', id))
    return snapshot.exists() ? toOrder(snapshot) : null
  } catch (error) {
    if (isPermissionDenied(error)) return null
    throw error
  }
}

/** As many ids as one Firestore query takes. */
const IDS_A_QUERY = 30

/** Orders by their ids, whoever's they are: for staff. Those that don't exist are missing. */
export async function readOrders(ids: readonly string[]): Promise<Map<string, Order>> {
  const chunks = Array.from({length: Math.ceil(ids.length / IDS_A_QUERY)}, (_, chunk) =>
    ids.slice(chunk * IDS_A_QUERY, (chunk + 1) * IDS_A_QUERY),
  )
  const orders = collection(firestore, 'orders')
  const answers = await Promise.all(
    chunks.map((chunk) => getDocs(query(orders, where(documentId(), 'in', chunk)))),
  )
  return new Map(answers.flatMap(({docs}) => docs.map((snapshot) => [snapshot.id, toOrder(snapshot)])))
}
