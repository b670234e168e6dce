import type {
  ChargebackCourses,
  OrderDiscount,
  OrderFailure,
  OrderStatus,
  PaymentMethod,
} from '@lectern/domain/order'
import {leftCents, readGivenBack, type OrderLine} from '@lectern/domain/orders/lines'
import type {OrderTax, TaxBehavior} from '@lectern/domain/orders/tax'
import type {CollectionReference, FirestoreDataConverter, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `orders/{orderId}`. */
export interface Order {
  userId: string
  /** where the first receipt goes, later mails to `presentAddress`; null where the account has no address and Stripe is to ask for one */
  email: string | null
  /** what is paid: the prices of the items without the discount */
  amountCents: number
  currency: string
  status: OrderStatus
  /** its lines; orders from before there were lines are read as such */
  items: OrderLine[]
  /** of its items, for queries; orders from before it was stored do not have it */
  courseIds?: string[]
  /** how Stripe computes its tax; absent where it does not */
  taxBehavior?: TaxBehavior
  /** what its payment has said of its tax; absent before, and where none is computed */
  tax?: OrderTax
  /** the number of its first invoice */
  invoice?: string
  /** how many credit notes were made or taken back: so that whoever makes one has changed the order */
  invoicesMade?: number
  /** an invoice or a credit note is still to be made */
  invoicesDue?: boolean
  /** absent without a code */
  discount?: OrderDiscount
  /** where pay was pressed, and where the payment page leads back to */
  siteUrl: string
  /** how many requests to open the session have met a server error of Stripe's: part of the idempotency key */
  sessionAttempt: number
  checkoutSessionId: string | null
  /** when its checkout ends at the latest; absent where that is Stripe's default, a day */
  sessionExpiresAt?: Timestamp
  paymentIntentId: string | null
  /** how it was paid; orders from before it was stored do not have it */
  paymentMethod?: PaymentMethod
  /** the learner has paid by a method that takes days (a bank transfer), and Stripe has not confirmed it yet */
  paymentProcessing: boolean
  createdAt: Timestamp
  completedAt: Timestamp | null
  refundedAt: Timestamp | null
  /** when Stripe is asked next about an order that is still pending */
  nextCheckAt: Timestamp | null
  /** it ended because its learner took another cart to the payment page: their list of orders leaves it out */
  replaced?: boolean
  /** why it has failed */
  failure?: OrderFailure
  /** what of a payment does not match this order, or `refund-failed`: for staff to look into */
  problem?: string
  /**
   * a refund by staff, or of its return, that has begun; deleted once Stripe has made it, or has refused it. There is one at a time. Its
   * buyer can read it: the address of who gives back is in the refund.
   */
  staffRefund?: {refundId?: string; by: string; at: Timestamp}
  /** when a refund of it turned out not to have arrived */
  refundFailureAt?: Timestamp
  /** how much of it was given back, in cents: of its lines, and beside them */
  refundedCents: number
  /** when it was written again from its payment, because the database had lost it */
  restoredAt?: Timestamp
  /** when it was found without its courses, and they were given again */
  enrolledAgainAt?: Timestamp
  /** when the learner was erased: the order is kept for the books, and gives nobody its courses again */
  personErasedAt?: Timestamp
  /** the payment is or was disputed: Stripe's id and words */
  dispute?: {id: string; status: string; reason: string; amountCents: number; updatedAt: Timestamp}
  /** what a bank has taken back of an order that is not refunded, by disputes that were lost */
  chargeback?: Chargeback
}

/** Money that a bank has taken back. */
export interface Chargeback {
  /** never more than is left beside refunds of a part */
  amountCents: number
  /** when it was known first */
  at: Timestamp
  courses: ChargebackCourses
}

/** Whether all that was paid was given back: refunded, or taken back by a bank. */
export function isGivenBack(order: Pick<Order, 'amountCents' | 'refundedCents' | 'chargeback'>): boolean {
  return leftCents(order) <= (order.chargeback?.amountCents ?? 0)
}

/** An order as it is stored, also from before there were lines. */
interface StoredOrder extends Omit<Order, 'items' | 'refundedCents'> {
  items: unknown
  refundedCents?: number
  /** as what was given back in part was named before */
  partlyRefundedCents?: number
}

const converter: FirestoreDataConverter<Order, StoredOrder> = {
  toFirestore: (order) => order as StoredOrder,
  fromFirestore(snapshot) {
    const stored = snapshot.data() as StoredOrder
    const {items, refundedCents} = readGivenBack(stored)
    // What are no lines stays as it is, for whoever shows the order to say so.
    return {...stored, items: items ?? (stored.items as OrderLine[]), refundedCents}
  },
}

export function orders(): CollectionReference<Order, StoredOrder> {
  return firestore().collection('orders').withConverter(converter)
}

/** The order that a checkout session was opened for; null when none has stored the session. */
export async function findOrderBySession(sessionId: string): Promise<FoundOrder | null> {
  return findOrder('checkoutSessionId', sessionId)
}

/** The order that a payment has completed; null when there is none. */
export async function findOrderByPayment(paymentIntentId: string): Promise<FoundOrder | null> {
  return findOrder('paymentIntentId', paymentIntentId)
}

export interface FoundOrder {
  id: string
  order: Order
}

async function findOrder(field: keyof Order, value: string): Promise<FoundOrder | null> {
  const found = await orders().where(field, '==', value).limit(1).get()
  const [snapshot] = found.docs
  return snapshot ? {id: snapshot.id, order: snapshot.data()} : null
}
