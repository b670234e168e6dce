import {linesKept} from '@lectern/domain/orders/lines'
import {FieldValue, Timestamp, type DocumentSnapshot} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {writeEnrollments} from '../enrollments/change-ownership.ts'
import {enrollment, ordersOf} from '../enrollments/enrollment.ts'
import {heldCourses} from '../gifts/held-courses.ts'
import {orders, type Order} from '../orders/order.ts'
import {writeProblem} from '../orders/report-problem.ts'
import {log, logWith} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {isMissing} from '../services/stripe.ts'
import {compareEach} from './compare-each.ts'
import type {PageCheck} from './page.ts'
import {applyRefunds} from './refunds.ts'

/** Each order costs a question to Stripe, so that fewer are compared at a time. */
const PAGE = 10

/** Every order that counts as paid has a payment at Stripe, and while it is not refunded its courses, unless staff withdrew them. */
export const checkOrders: PageCheck = async (client, {since, after}) => {
  const newest = orders()
    .orderBy('completedAt', 'desc')
    .endAt(Timestamp.fromMillis(since * 1000))
  const last = after === null ? null : await orders().doc(after).get()
  const {docs} = await (last?.exists ? newest.startAfter(last) : newest).limit(PAGE).get()
  await compareEach('order', docs, async (snapshot) => {
    await checkPayment(client, snapshot.id, snapshot.data())
    if (snapshot.data().status === 'completed') await checkEnrollments(snapshot)
  })
  return docs.length === PAGE ? (docs.at(-1)?.id ?? null) : null
}

async function checkPayment(client: Stripe, orderId: string, order: Order): Promise<void> {
  const payment = await findPayment(client, order.paymentIntentId)
  const charge = payment?.latest_charge
  if (payment?.status !== 'succeeded' || typeof charge !== 'object' || charge === null) {
    const details = {payment: order.paymentIntentId, session: order.checkoutSessionId}
    await optimistically((write) =>
      writeProblem(write, {kind: 'payment-missing', about: orderId, orderId, details}),
    )
  } else if (
    charge.amount_refunded !== order.refundedCents ||
    charge.refunded !== (order.status === 'refunded')
  ) {
    log('difference-found', {difference: 'refund', orderId, itemId: payment.id})
    await applyRefunds(payment.id)
  }
}

async function findPayment(client: Stripe, id: string | null): Promise<Stripe.PaymentIntent | null> {
  if (id === null) return null
  try {
    return await client.paymentIntents.retrieve(id, {expand: ['latest_charge']})
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function checkEnrollments({id: orderId, ref}: DocumentSnapshot<Order>): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await ref.get()
    const order = snapshot.data()
    if (order?.status !== 'completed') return
    if (order.chargeback?.courses === 'withdrawn') return
    const held = await heldCourses(orderId, {...order, items: linesKept(order.items)})
    const owned = await readAll(held.map(({uid, courseId}) => enrollment(uid, courseId)))
    const isComplete = owned.every((snapshot) => {
      const data = snapshot.data()
      return data !== undefined && ordersOf(data).includes(orderId)
    })
    if (isComplete) return
    // The order is changed as well, so that a refund of it at the same moment is noticed.
    write.update(snapshot.ref, {enrolledAgainAt: FieldValue.serverTimestamp()}, unchanged(snapshot))
    await writeEnrollments(write, orderId, order)
    logWith(write, 'difference-found', {difference: 'not-enrolled', orderId, itemId: null})
  })
}
