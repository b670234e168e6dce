import {Timestamp} from 'firebase-admin/firestore'
import {freeAddress} from '../../../functions/src/staff/outbox/free-address.ts'
import {listMails} from '../../../functions/src/staff/outbox/list-mails.ts'
import {listSuppressions} from '../../../functions/src/staff/outbox/list-suppressions.ts'
import {retryMail} from '../../../functions/src/staff/outbox/retry-mail.ts'
import {addOrderNote} from '../../../functions/src/staff/orders/add-order-note.ts'
import {listOrders} from '../../../functions/src/staff/orders/list-orders.ts'
import {listProblems} from '../../../functions/src/staff/orders/list-problems.ts'
import {orderDetails} from '../../../functions/src/staff/orders/order-details.ts'
import {recheckOrder} from '../../../functions/src/staff/orders/recheck-order.ts'
import {refundOrder} from '../../../functions/src/staff/orders/refund-order.ts'
import {resendReceipt} from '../../../functions/src/staff/orders/resend-receipt.ts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {exportLearnerData, sendPasswordMail} from '../../../functions/src/staff/learners/account-actions.ts'
import {findLearners} from '../../../functions/src/staff/learners/find-learners.ts'
import {grantCourse} from '../../../functions/src/staff/learners/grant-course.ts'
import {readLearner} from '../../../functions/src/staff/learners/read-learner.ts'
import {openSections} from '../../../functions/src/staff/learners/open-sections.ts'
import {withdrawGrant} from '../../../functions/src/staff/learners/withdraw-grant.ts'
import {firestore} from '../commerce/back-office.ts'
import {cost, type Cost} from './function-cost.ts'
import {outboxMail} from '../people/outbox-mail.ts'
import {run, type Person} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

interface PaidOrder {
  orderId: string
  email: string
  courseId: string
  amountCents: number
}

/** What staff do to an order, from finding it to giving its money back. */
export async function countOrderErrands(
  count: Count,
  staff: Person,
  {orderId, email, courseId, amountCents}: PaidOrder,
): Promise<void> {
  const all = {search: '', status: null, courseId: null, from: null, before: null, cursor: null}
  const find = (search: Partial<Record<keyof typeof all, string>>) =>
    run(listOrders, staff, {...all, ...search})
  await count('find orders by address', () => find({search: email}))
  await count('find an order by its id', () => find({search: orderId}))
  const {invoice} = (await firestore.doc(`orders/${orderId}`).get()).data() ?? {}
  await count('find an order by its invoice', () => find({search: String(invoice)}))
  await count('list orders of a course and status', () => find({courseId, status: 'completed'}))
  await count('open an order', () => run(orderDetails, staff, {orderId}))
  await count('list problems', () =>
    run(listProblems, staff, {kind: 'account-missing', state: 'open', cursor: null}),
  )
  const requestId = crypto.randomUUID()
  await count('note on an order', () => run(addOrderNote, staff, {orderId, requestId, text: 'Called.'}))
  await count('send a receipt again', () => run(resendReceipt, staff, {orderId, requestId}))
  await count('ask Stripe again', () => run(recheckOrder, staff, {orderId}))
  const lineIds = ['1']
  await count('refund an order', () =>
    run(refundOrder, staff, {orderId, reason: 'Goodwill', requestId, lineIds, amountCents}),
  )
}

/** What staff do for a learner, with a course that the learner does not have. */
export async function countLearnerErrands(
  count: Count,
  staff: Person,
  learner: {uid: string; email: string},
  courseId: string,
): Promise<void> {
  const {uid, email} = learner
  await count('find a learner', () => run(findLearners, staff, {search: email, cursor: null}))
  await count('open a learner', () => run(readLearner, staff, {uid}))
  const grant = {uid, courseId, reason: 'A gift'}
  await count('give a course, staff', () => run(grantCourse, staff, grant))
  const waits = {...grant, sections: 'open'} as const
  await count('open all sections', () => run(openSections, staff, waits))
  await count('withdraw a course', () => run(withdrawGrant, staff, grant))
  await count('send a password mail', () => run(sendPasswordMail, staff, {uid}))
  await count('export the data of a learner', () => run(exportLearnerData, staff, {uid, reason: 'Asked'}))
}

/** What staff do about mails that did not arrive. */
export async function countOutboxErrands(count: Count, staff: Person): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  const {id: mailId} = await firestore.collection('mail').add(outboxMail(email))
  await firestore
    .doc(`suppressions/${addressHash(email)}`)
    .set({address: email, reason: 'bounced', detail: '', since: Timestamp.now()})
  await count('list the mails of an address', () =>
    run(listMails, staff, {list: null, address: email, cursor: null}),
  )
  await count('try a mail again', () => run(retryMail, staff, {mailId}))
  await count('find a suppressed address', () => run(listSuppressions, staff, {address: email, cursor: null}))
  await count('free an address', () => run(freeAddress, staff, {email, reason: 'Asked'}))
}

/** What each costs. */
export const STAFF_EXPECTED: Record<string, Cost> = {
  'find orders by address': cost(4, 0, 0, 0, 1),
  'find an order by its id': cost(3, 0, 0, 0, 0),
  'find an order by its invoice': cost(4, 0, 0, 0, 0),
  'list orders of a course and status': cost(3, 0, 0, 0, 0),
  // One account request for the learner, one for all staff who have done something to it.
  'open an order': cost(10, 1, 4, 0, 2),
  'list problems': cost(2, 0, 0, 0, 0),
  'note on an order': cost(3, 1, 0, 0, 0),
  'send a receipt again': cost(9, 4, 0, 0, 1),
  'ask Stripe again': cost(11, 1, 3, 0, 0),
  'refund an order': cost(22, 16, 2, 0, 1),
  'find a learner': cost(2, 0, 0, 0, 2),
  'open a learner': cost(15, 1, 0, 0, 2),
  'give a course, staff': cost(4, 5, 0, 1, 1),
  'open all sections': cost(2, 3, 0, 1, 1),
  'withdraw a course': cost(2, 4, 0, 0, 0),
  'send a password mail': cost(2, 3, 0, 0, 1),
  'export the data of a learner': cost(44, 2, 0, 0, 3),
  'list the mails of an address': cost(2, 0, 0, 0, 0),
  'try a mail again': cost(4, 4, 0, 0, 0),
  'find a suppressed address': cost(2, 0, 0, 0, 0),
  'free an address': cost(3, 2, 0, 0, 0),
}
