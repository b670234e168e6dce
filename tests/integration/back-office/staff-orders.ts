import {refundOrder} from '@lectern/domain/orders/contracts'
import {firestore, publishCourse} from '../commerce/back-office.ts'
import {signUp, type Learner} from '../commerce/learner.ts'

/** An order of one course that somebody new has paid. */
export async function aPaidOrder(priceCents = 5999) {
  const [ada, course] = await Promise.all([signUp(), publishCourse(priceCents)])
  const {orderId, sessionId} = await ada.buy(course)
  return {ada, course, orderId, sessionId}
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

/** What staff did to an order, by its record. */
export async function recorded(orderId: string) {
  const found = await firestore.collection('staffActions').where('subject.id', '==', orderId).get()
  return found.docs.map((snapshot) => snapshot.data())
}
