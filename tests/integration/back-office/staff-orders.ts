import type {Input} from '@lectern/domain/contracts'
import {refundOrder, type listOrders} from '@lectern/domain/orders/contracts'
import {firestore, publishCourse} from '../commerce/back-office.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
import {stripeFails, webhooks} from '../commerce/payments.ts'

/** All orders, from the newest. */
export const ALL_ORDERS: Input<typeof listOrders> = {
  search: '',
  status: null,
  courseId: null,
  from: null,
  before: null,
  cursor: null,
}

/** An order of one course that somebody new has paid. */
export async function aPaidOrder(priceCents = 5999) {
  const [ada, course] = await Promise.all([signUp(), publishCourse(priceCents)])
  const {orderId, sessionId} = await ada.buy(course)
  return {ada, course, orderId, sessionId}
}

/** An order of three courses, at $20, $30 and $50, that somebody new has paid. */
export async function ofThreeCourses() {
  const [ada, ...courses] = await Promise.all([
    signUp(),
    publishCourse(2000),
    publishCourse(3000),
    publishCourse(5000),
  ])
  return {ada, courses, ...(await ada.buy(...courses))}
}

/** Gives back an amount of an order, in cents, with these lines of it. */
export function refundBy(
  who: Learner,
  orderId: string,
  amountCents = 5999,
  lineIds: readonly string[] = ['1'],
) {
  const requestId = crypto.randomUUID()
  return who.call(refundOrder, {
    orderId,
    requestId,
    lineIds: [...lineIds],
    amountCents,
    reason: 'Out of goodwill',
  })
}

/** Lets Stripe answer and tell its news again. */
export async function restorePayments() {
  await stripeFails('none')
  await webhooks.behave()
}

/** What staff did to an order, by its record. */
export async function recorded(orderId: string) {
  const found = await firestore.collection('staffActions').where('subject.id', '==', orderId).get()
  return found.docs.map((snapshot) => snapshot.data())
}
