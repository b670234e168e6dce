import {
  deleteLearnerAccount,
  exportLearnerData,
  findLearners,
  grantCourse,
  keepLearnerAccount,
  readLearner,
  sendPasswordMail,
  withdrawGrant,
} from '@lectern/domain/people/contracts'
import {openLesson, recordProgress} from '@lectern/domain/learning/contracts'
import {createCheckout} from '@lectern/domain/checkout/contracts'
import {orderDetails} from '@lectern/domain/orders/contracts'
import {listStaffActions} from '@lectern/domain/staff/contracts'
import {FieldValue} from 'firebase-admin/firestore'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {refreshPeople} from '../../../functions/src/people/refresh-people.ts'
import {judge} from '../../faults/oracle/oracle.ts'
import {booksOf, readBooks} from '../../faults/oracle/read-books.ts'
import {stack} from '../../stack.ts'
import {accounts, clearShelf, firestore, linesOf, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {bank, paymentPage, refundInDashboard} from '../commerce/payments.ts'
import {clearLessons, teachCourse} from '../learning/taught-course.ts'
import {outboxMail} from './outbox-mail.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const reason = 'She teaches it.'
const course = () => teachCourse({sections: [{lessons: [{key: 'a'}]}]})
const enrollmentOf = ({uid}: Learner, {id}: {id: string}) => read(`enrollments/${uid}_${id}`)

/** What staff did about a learner, oldest first. */
async function acts({uid}: Learner) {
  const found = await firestore.collection('staffActions').where('subject.id', '==', uid).get()
  return found.docs
    .map((snapshot) => snapshot.data())
    .filter(({action}) => action !== 'learner-read')
    .toSorted((a, b) => a['at'].toMillis() - b['at'].toMillis())
    .map(({action, staffId, reason}) => ({action, staffId, reason}))
}

const act = (action: string, why: string | null = reason) => ({action, staffId: staff.uid, reason: why})

async function named(firstName: string, lastName: string): Promise<Learner> {
  const learner = await signUp()
  const updatedAt = FieldValue.serverTimestamp()
  await firestore.doc(`profiles/${learner.uid}`).set({firstName, lastName, updatedAt})
  return learner
}

const find = async (search: string, cursor: string | null = null) =>
  staff.call(findLearners, {search, cursor})

describe('looking for a learner', () => {
  test('by the beginning of a name, by the whole address and by the id', async () => {
    const name = `Zo${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
    const ada = await named(name, 'Fénnimore')
    const found = (search: string) => async () =>
      (await find(search)).learners.some(({uid}) => uid === ada.uid)
    await eventually('the index to know the name', found(name.slice(0, 6).toLowerCase()))
    for (const search of [`${name} fen`, ada.email, ada.email.toUpperCase(), ada.uid])
      expect([search, await found(search)()]).toEqual([search, true])
    for (const search of [ada.email.slice(0, -1), ada.uid.slice(0, -1), name.slice(1)])
      expect([search, await found(search)()]).toEqual([search, false])
    await firestore.doc(`profiles/${ada.uid}`).update({firstName: 'Yvonne'})
    await eventually('the index to know the new name', async () => !(await found(name)()))
  })

  test('page by page', async () => {
    const name = `Q${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
    const write = firestore.batch()
    for (let count = 0; count < 60; count += 1)
      write.set(firestore.doc(`people/${name}-${count}`), {
        email: null,
        name,
        nameKey: name.toLowerCase(),
        beginnings: [name.toLowerCase()],
        createdAt: new Date(),
      })
    await write.commit()
    const first = await find(name)
    const second = await find(name, first.next)
    expect([first.learners.length, second.learners.length, second.next]).toEqual([50, 10, null])
    expect(new Set([...first.learners, ...second.learners].map(({uid}) => uid)).size).toBe(60)
    const newest = await find('')
    expect(newest.learners).toHaveLength(50)
    expect((await find('', newest.next)).learners[0]?.uid).not.toBe(newest.learners[0]?.uid)
    const gone = firestore.batch()
    for (let count = 0; count < 60; count += 1) gone.delete(firestore.doc(`people/${name}-${count}`))
    await gone.commit()
  })

  test('also when the account is older than the index, or has changed its address', async () => {
    const ada = await signUp()
    expect(await read(`people/${ada.uid}`)).toBeNull()
    const round = firestore.doc('reconciliations/people')
    const goThrough = async () => {
      await round.set({pageToken: null, finishedAt: null})
      do await refreshPeople()
      while ((await read(round.path))?.['finishedAt'] === null)
    }
    await goThrough()
    expect(await read(`people/${ada.uid}`)).toMatchObject({email: ada.email, name: null})
    const email = `moved-${ada.email}`
    await accounts.updateUser(ada.uid, {email})
    await goThrough()
    expect(await read(`people/${ada.uid}`)).toMatchObject({email})
    await ada.deleteAccount()
    expect(await refusal(staff.call(readLearner, {uid: ada.uid}))).toEqual({reason: 'unknown-learner'})
    expect(await read(`people/${ada.uid}`)).toBeNull()
  })
})

describe('the page of a learner', () => {
  test('says what they have, and nothing of others', async () => {
    const [ada, ben, taught] = await Promise.all([named('Ada', 'Fenn'), signUp(), course()])
    const {orderId} = await ada.buy(taught)
    await ben.buy(taught)
    await ada.requestReturn(orderId)
    const report = {done: {a: Date.now()}, at: null, seconds: {}}
    const {certificateId} = await ada.call(recordProgress, {courseId: taught.id, report})
    await mailTo(ada.email, 'receipt')
    const details = await staff.call(readLearner, {uid: ada.uid})
    expect(details).toMatchObject({
      account: {email: ada.email, name: 'Ada Fenn', role: null, closesAt: null, disabled: false},
      settings: {emailNotifications: true, marketingEmails: false},
      courses: [{courseId: taught.id, bought: true, grant: null, lessonsDone: 1, certificateId}],
      orders: [{id: orderId, status: 'completed', courseTitles: [taught.title]}],
      returns: [{orderId, status: 'pending', reason: 'Not for me.'}],
    })
    expect(details.mails.map(({kind}) => kind)).toContain('receipt')
    expect(JSON.stringify(details)).not.toContain(ben.uid)
  })

  test.each([
    ['a status that is none', {status: 'paid'}],
    ['no items', {items: null}],
    ['a day as its time', {createdAt: '2026-11-20'}],
  ])('leaves out an order with %s, and names it among the problems', async (_, broken) => {
    const [ada, taught] = await Promise.all([signUp(), course()])
    const {orderId} = await ada.buy(taught)
    const brokenId = `broken-${crypto.randomUUID()}`
    const reference = firestore.doc(`orders/${brokenId}`)
    await reference.set({...(await read(`orders/${orderId}`)), ...broken})
    const {orders} = await staff.call(readLearner, {uid: ada.uid})
    expect(orders.map(({id}) => id)).toEqual([orderId])
    const problem = firestore.doc(`problems/order-malformed-${brokenId}`)
    expect((await problem.get()).data()).toMatchObject({kind: 'order-malformed', orderId: brokenId})
    await Promise.all([reference.delete(), problem.delete()])
  })
})

test('the page of a learner leaves out a return and a mail that cannot be read', async () => {
  const ada = await signUp()
  const {orderId} = await ada.buy(await course())
  await ada.requestReturn(orderId)
  await mailTo(ada.email, 'receipt')
  const before = await staff.call(readLearner, {uid: ada.uid})
  expect(before.returns).toMatchObject([{orderId, status: 'pending'}])
  const copies = [
    ['returns', {...(await read(`returns/${orderId}`)), createdAt: 'yesterday'}],
    ['mail', outboxMail(ada.email, {state: 'sent', lastError: null, createdAt: 'yesterday'})],
  ] as const
  const broken = await Promise.all(copies.map(([name, data]) => firestore.collection(name).add(data)))
  const {returns, mails} = await staff.call(readLearner, {uid: ada.uid})
  expect({returns, mails}).toEqual({returns: before.returns, mails: before.mails})
  await Promise.all(broken.map((reference) => reference.delete()))
})

test('that staff open a page or an order of a learner is recorded, once a day for each of them', async () => {
  const [ada, ben, other, taught] = await Promise.all([
    named('Ada', 'Fenn'),
    signUp(),
    signUpStaff(),
    course(),
  ])
  const {orderId} = await ada.buy(taught)
  await ben.buy(taught)
  await eventually('the index to know the address', () => read(`people/${ada.uid}`))
  await Promise.all([staff.call(readLearner, {uid: ada.uid}), staff.call(readLearner, {uid: ada.uid})])
  await staff.call(orderDetails, {orderId})
  await other.call(orderDetails, {orderId})
  const {actions} = await staff.call(listStaffActions, {action: 'learner-read', staffId: null, cursor: null})
  const reads = actions.filter(({subject}) => subject.id === ada.uid)
  expect(reads.map(({staffId}) => staffId).toSorted()).toEqual([staff.uid, other.uid].toSorted())
  expect(reads[0]).toMatchObject({whom: {uid: ada.uid, email: ada.email}, amountCents: null})
  expect(actions.filter(({subject}) => subject.id === ben.uid)).toEqual([])
})

describe('a course that staff gives', () => {
  test('is theirs without an order, once, and is told by mail', async () => {
    const [ada, taught] = await Promise.all([signUp(), course()])
    const grant = {uid: ada.uid, courseId: taught.id, reason}
    const lesson = {courseId: taught.id, lessonKey: 'a'}
    expect(await refusal(ada.call(openLesson, lesson))).toEqual({reason: 'not-owned'})
    const both = await Promise.allSettled([staff.call(grantCourse, grant), staff.call(grantCourse, grant)])
    expect(both.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(staff.call(grantCourse, grant))).toEqual({reason: 'already-owned'})
    await ada.call(openLesson, lesson)
    expect(await enrollmentOf(ada, taught)).toMatchObject({
      source: 'grant',
      orderId: null,
      orderIds: [],
      grantReason: reason,
      grantedBy: staff.uid,
    })
    expect(await ada.orders()).toEqual([])
    expect((await mailTo(ada.email, 'course-granted')).text).toContain(taught.title)
    expect(await acts(ada)).toEqual([act('course-granted')])
    const cart = {lines: linesOf([taught]), expectedTotalCents: taught.priceCents}
    expect(await refusal(ada.call(createCheckout, cart))).toMatchObject({reason: 'already-owned'})
    // The inbox has a mail before the outbox knows that it was sent.
    await eventually('the mail to be known as sent', async () => {
      const {docs} = await firestore.collection('mail').where('content.uid', '==', ada.uid).get()
      return docs.length > 0 && docs.every((mail) => mail.get('state') === 'sent')
    })
    const books = {paymentsUrl: stack.paymentsUrl, inboxUrl: stack.inboxUrl, firestore}
    expect(judge(booksOf(await readBooks(books), [ada]))).toEqual([])
  })

  test('can be withdrawn with its certificate, and both come back with it', async () => {
    const [ada, taught] = await Promise.all([signUp(), course()])
    const grant = {uid: ada.uid, courseId: taught.id, reason}
    await staff.call(grantCourse, grant)
    const report = {done: {a: Date.now()}, at: null, seconds: {}}
    const {certificateId} = await ada.call(recordProgress, {courseId: taught.id, report})
    const certificate = () => read(`certificates/${certificateId ?? ''}`)
    await staff.call(withdrawGrant, grant)
    expect(await refusal(staff.call(withdrawGrant, grant))).toEqual({reason: 'not-granted'})
    expect(await refusal(ada.call(openLesson, {courseId: taught.id, lessonKey: 'a'}))).toEqual({
      reason: 'withdrawn',
    })
    expect(await certificate()).toMatchObject({withdrawnAt: expect.any(Number) as unknown})
    await staff.call(grantCourse, grant)
    expect(await certificate()).toMatchObject({withdrawnAt: null})
    expect(await enrollmentOf(ada, taught)).toMatchObject({certificateId})
    expect((await acts(ada)).map(({action}) => action)).toEqual([
      'course-granted',
      'grant-withdrawn',
      'course-granted',
    ])
  })

  test('stays when an order of it is refunded, and is not taken back while it is paid', async () => {
    const [ada, taught] = await Promise.all([signUp(), course()])
    const checkout = await ada.pressPay([taught])
    // Given while a bank transfer is on its way.
    await paymentPage.payByBankTransfer(checkout.sessionId)
    await ada.confirm(checkout.sessionId)
    await staff.call(grantCourse, {uid: ada.uid, courseId: taught.id, reason})
    await bank.transferArrives(checkout.sessionId)
    await ada.orderBecomes(checkout.orderId, 'completed')
    expect(await enrollmentOf(ada, taught)).toMatchObject({
      orderId: checkout.orderId,
      orderIds: [checkout.orderId],
      source: 'grant',
    })
    await refundInDashboard(checkout.sessionId)
    await ada.orderBecomes(checkout.orderId, 'refunded')
    expect(await enrollmentOf(ada, taught)).toMatchObject({orderId: null, orderIds: [], source: 'grant'})
  })

  test('a course that was bought is not withdrawn like one that was given', async () => {
    const [ada, taught] = await Promise.all([signUp(), course()])
    await ada.buy(taught)
    const bought = {uid: ada.uid, courseId: taught.id, reason}
    expect(await refusal(staff.call(withdrawGrant, bought))).toEqual({reason: 'not-granted'})
    expect(await refusal(staff.call(grantCourse, bought))).toEqual({reason: 'already-owned'})
    expect(await acts(ada)).toEqual([])
    const unknown = {...bought, courseId: 'course-of-nobody'}
    expect(await refusal(staff.call(grantCourse, unknown))).toEqual({reason: 'unknown-course'})
    const nobody = {...bought, uid: 'nobody'}
    expect(await refusal(staff.call(grantCourse, nobody))).toEqual({reason: 'unknown-learner'})
    expect(await refusal(staff.call(grantCourse, {...bought, reason: ' '}))).toMatchObject({
      reason: 'invalid-argument',
    })
  })
})

test('staff sends a password mail, exports and deletes for a learner, and each is recorded', async () => {
  const ada = await signUp()
  const about = {uid: ada.uid, reason}
  expect(await staff.call(sendPasswordMail, {uid: ada.uid})).toEqual({email: ada.email})
  expect((await mailTo(ada.email, 'password-reset')).text).toContain('/reset-password')
  await firestore.doc(`notes/${ada.uid}_a/lessons/a`).set({text: 'Mine alone'})
  const {json} = await staff.call(exportLearnerData, about)
  expect(json).toContain(ada.email)
  expect(json).not.toContain('Mine alone')
  const {closesAt} = await staff.call(deleteLearnerAccount, about)
  expect((await staff.call(readLearner, {uid: ada.uid})).account.closesAt).toBe(closesAt)
  await mailTo(ada.email, 'account-leaving')
  await staff.call(keepLearnerAccount, about)
  expect(await read(`deletions/${ada.uid}`)).toBeNull()
  expect(await acts(ada)).toEqual([
    act('password-mail-sent', null),
    act('data-exported'),
    act('account-deleted'),
    act('account-kept'),
  ])
  const colleague = {uid: staff.uid, reason}
  expect(await refusal(staff.call(deleteLearnerAccount, colleague))).toEqual({reason: 'staff-account'})
})

test('a learner gets none of it, not even of themselves', async () => {
  const ada = await signUp()
  const about = {uid: ada.uid, reason}
  const refused = await Promise.all([
    refusal(ada.call(findLearners, {search: ada.email, cursor: null})),
    refusal(ada.call(readLearner, about)),
    refusal(ada.call(grantCourse, {...about, courseId: 'course-a'})),
    refusal(ada.call(withdrawGrant, {...about, courseId: 'course-a'})),
    refusal(ada.call(sendPasswordMail, about)),
    refusal(ada.call(exportLearnerData, about)),
    refusal(ada.call(deleteLearnerAccount, about)),
    refusal(ada.call(keepLearnerAccount, about)),
  ])
  expect(refused).toEqual(refused.map(() => ({reason: 'not-staff'})))
})
