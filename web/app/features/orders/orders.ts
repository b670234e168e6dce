import {
  CHARGEBACK_COURSES,
  ORDER_FAILURES,
  ORDER_STATUSES,
  type ChargebackCourses,
  type OrderDiscount,
  type OrderFailure,
  type OrderStatus,
  type PaymentMethod,
} from '@lectern/domain/order'
import {readGivenBack, type OrderLine} from '@lectern/domain/orders/lines'
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
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {firestore, milliseconds, number, text} from '~/lib/firebase/firestore'

export interface Order {
  id: string
  userId: string
  /** the address the receipt was sent to */
  email: string
  amountCents: number
  status: OrderStatus
  items: readonly OrderLine[]
  /** what was given back, of its lines and beside them */
  refundedCents: number
  /** null without a code */
  discount: OrderDiscount | null
  /** ms since the epoch, like all times here */
  createdAt: number
  completedAt: number | null
  refundedAt: number | null
  /** null until it is paid, and for orders from before it was stored */
  paymentMethod: PaymentMethod | null
  /**
   * for a pending order: a payment method that takes days is being processed; otherwise the checkout was left
   * unfinished
   */
  paymentProcessing: boolean
  /** for a pending order: what was paid does not match it, and staff look into it; the learner can do nothing */
  underReview: boolean
  /** why it failed; null when it hasn't, or the reason is unknown */
  failure: OrderFailure | null
  /** it ended because the learner took another cart to the payment page */
  replaced: boolean
  /** the refund was sent and did not arrive; the learner keeps the courses until it is settled */
  refundFailed: boolean
  /** what a bank has taken back, by a dispute that was lost; null for nothing */
  chargeback: {amountCents: number; courses: ChargebackCourses} | null
}

/** Value of an order's `problem` field, written by the functions. */
const REFUND_FAILED = 'refund-failed'

/** Query limit of the order history; above what any learner has. */
const MAX_ORDERS = 200

/** An order as it is stored; null for one with an unknown status, so that the others are shown without it. */
function toOrder(snapshot: QueryDocumentSnapshot): Order | null {
  const data = snapshot.data()
  const status = ORDER_STATUSES.find((status) => status === data.status)
  if (!status) {
    console.error(`Order ${snapshot.id} has the unknown status ${String(data.status)}.`)
    return null
  }
  const amountCents = number(data, 'amountCents')
  const {items, refundedCents} = readGivenBack({
    status,
    amountCents,
    items: data.items,
    refundedCents: optionalNumber(data.refundedCents),
    partlyRefundedCents: optionalNumber(data.partlyRefundedCents),
  })
  return {
    id: snapshot.id,
    userId: text(data, 'userId'),
    email: text(data, 'email'),
    amountCents,
    status,
    items: items ?? [],
    refundedCents,
    discount: toDiscount(data.discount),
    createdAt: milliseconds(data.createdAt) ?? 0,
    completedAt: milliseconds(data.completedAt),
    refundedAt: milliseconds(data.refundedAt),
    paymentMethod: toPaymentMethod(data.paymentMethod),
    paymentProcessing: data.paymentProcessing === true,
    underReview: status === 'pending' && text(data, 'problem') !== '',
    failure: ORDER_FAILURES.find((failure) => failure === data.failure) ?? null,
    replaced: data.replaced === true,
    refundFailed: data.problem === REFUND_FAILED,
    chargeback: toChargeback(data.chargeback),
  }
}

function optionalNumber(stored: unknown): number | undefined {
  return typeof stored === 'number' ? stored : undefined
}

function toDiscount(stored: unknown): OrderDiscount | null {
  if (typeof stored !== 'object' || stored === null) return null
  return {code: text(stored, 'code'), discountCents: number(stored, 'discountCents')}
}

function toChargeback(stored: unknown): Order['chargeback'] {
  if (typeof stored !== 'object' || stored === null) return null
  const courses = text(stored, 'courses')
  return {
    amountCents: number(stored, 'amountCents'),
    courses: CHARGEBACK_COURSES.find((known) => known === courses) ?? 'undecided',
  }
}

function toPaymentMethod(stored: unknown): PaymentMethod | null {
  if (typeof stored !== 'object' || stored === null) return null
  const type = text(stored, 'type')
  const [brand, last4] = [text(stored, 'brand'), text(stored, 'last4')]
  return type === '' ? null : {type, ...(brand && {brand}), ...(last4 && {last4})}
}

/** Lists the learner's own orders, newest first; one that cannot be read is left out. */
export async function listOrders(uid: string): Promise<Order[]> {
  const orders = collection(firestore, 'orders')
  const own = query(orders, where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(MAX_ORDERS))
  return (await getDocs(own)).docs.map(toOrder).filter((order) => order !== null)
}

/**
 * Reads one order the user may read; null when there is none, it cannot be read, or it is another user's (the rules don't tell
 * which).
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

/** Firestore's limit for ids in one `in` query. */
const IDS_A_QUERY = 30

/** Reads orders of any user by id, for staff. Those that are unknown or cannot be read are missing from the map. */
export async function readOrders(ids: readonly string[]): Promise<Map<string, Order>> {
  const chunks = Array.from({length: Math.ceil(ids.length / IDS_A_QUERY)}, (_, chunk) =>
    ids.slice(chunk * IDS_A_QUERY, (chunk + 1) * IDS_A_QUERY),
  )
  const orders = collection(firestore, 'orders')
  const answers = await Promise.all(
    chunks.map((chunk) => getDocs(query(orders, where(documentId(), 'in', chunk)))),
  )
  const found = answers.flatMap(({docs}) => docs.map(toOrder)).filter((order) => order !== null)
  return new Map(found.map((order) => [order.id, order]))
}
