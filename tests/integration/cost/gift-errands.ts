import {confirmOrder} from '../../../functions/src/checkout/confirm-order.ts'
import {giveCourse} from '../../../functions/src/checkout/gift-and-seats.ts'
import {acceptGift} from '../../../functions/src/gifts/accept-gift.ts'
import {listGifts} from '../../../functions/src/gifts/list-gifts.ts'
import {readGift} from '../../../functions/src/gifts/read-gift.ts'
import {sendGift} from '../../../functions/src/gifts/send-gift.ts'
import {takeGiftBack} from '../../../functions/src/gifts/take-gift-back.ts'
import {firestore, type Course} from '../commerce/back-office.ts'
import {claimIn} from '../commerce/gifts.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
import {paymentPage} from '../commerce/payments.ts'
import {workingCode} from '../../../functions/src/gifts/gift-code.ts'
import {cost, type Cost} from './function-cost.ts'
import {run} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

/** A course is given, and accepted or taken back. */
export async function countGiftErrands(count: Count, course: Course): Promise<void> {
  const [ada, ben] = await Promise.all([signUp(), signUp()])
  const gift = {
    kind: 'course',
    id: course.id,
    expectedTotalCents: course.priceCents,
    delivery: 'mail',
    name: 'Ben',
    email: ben.email,
    message: '',
    day: '',
  }
  await count('give a course', () => run(giveCourse, ada, gift))
  const {orderId, sessionId} = await newestOrder(ada)
  await paymentPage.payByCard(sessionId)
  await count('confirm a gift', () => run(confirmOrder, ada, {sessionId}))
  await count('see a gift', () => run(listGifts, ada, {orderId}))
  const mail = {orderId, lineId: '1', name: 'Ben', email: ben.email}
  await count('send a gift again', () => run(sendGift, ada, mail))
  const {nonce = '', codeHash = ''} = ((await claimIn(orderId)) ?? {}) as {nonce?: string; codeHash?: string}
  const code = workingCode({nonce, codeHash})
  await count('open a gift', () => run(readGift, null, {code}))
  await count('accept a gift', () => run(acceptGift, ben, {code}))

  await run(giveCourse, ada, gift)
  const second = await newestOrder(ada, orderId)
  await paymentPage.payByCard(second.sessionId)
  await run(confirmOrder, ada, {sessionId: second.sessionId})
  const back = {orderId: second.orderId, lineId: '1'}
  await count('take a gift back', () => run(takeGiftBack, ada, back))
}

/** The order of a learner other than the one that is known. */
export async function newestOrder({uid}: Learner, known = '') {
  const {docs} = await firestore.collection('orders').where('userId', '==', uid).get()
  const order = docs.find(({id}) => id !== known)
  return {orderId: order?.id ?? '', sessionId: String(order?.get('checkoutSessionId'))}
}

/** What each costs. */
export const GIFTS_EXPECTED: Record<string, Cost> = {
  'give a course': cost(4, 6, 1, 1, 0),
  'confirm a gift': cost(10, 12, 2, 0, 0),
  'see a gift': cost(3, 0, 0, 0, 0),
  'send a gift again': cost(5, 5, 0, 0, 0),
  'open a gift': cost(5, 0, 0, 0, 0),
  'accept a gift': cost(7, 4, 0, 0, 1),
  'take a gift back': cost(23, 14, 2, 0, 1),
}
