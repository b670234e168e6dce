import {deleteOwnAccount, keepLearnerAccount, readLearner} from '@lectern/domain/people/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {accounts, clearShelf, firestore, publishCourse, read} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {signIn, signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {bank, paymentPage} from '../commerce/payments.ts'
import {confirmed, nextStep} from './leaving.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(clearShelf)

/** Somebody who leaves while their payment is on its way: the account is disabled, and waits for the payment. */
async function waitingForPayment() {
  const ada = await signUp()
  const {orderId, sessionId} = await ada.pressPay([await publishCourse()])
  await paymentPage.payByBankTransfer(sessionId)
  await eventually('the payment to be on its way', async () =>
    Boolean((await read(`orders/${orderId}`))?.['paymentProcessing']),
  )
  await ada.call(deleteOwnAccount, confirmed)
  return {ada, orderId, sessionId}
}

const keep = ({uid}: Learner) => staff.call(keepLearnerAccount, {uid, reason: 'She has changed her mind.'})
const isDisabled = async (ada: Learner) => (await ada.account())?.disabled

test('staff keep an account that waits for a payment, and its owner can sign in again', async () => {
  const {ada, orderId, sessionId} = await waitingForPayment()
  await nextStep(ada.uid)
  expect(await isDisabled(ada)).toBe(true)
  expect(await read(`deletions/${ada.uid}`)).toMatchObject({state: 'waiting'})
  await keep(ada)
  expect(await isDisabled(ada)).toBe(false)
  expect((await staff.call(readLearner, {uid: ada.uid})).account).toMatchObject({
    closesAt: null,
    disabled: false,
  })
  await signIn(ada.email, 'secret-1')
  // Pressed twice.
  await keep(ada)
  await nextStep(ada.uid)
  expect(await read(`deletions/${ada.uid}`)).toBeNull()
  expect(await isDisabled(ada)).toBe(false)
  await bank.transferArrives(sessionId)
  await ada.orderBecomes(orderId, 'completed')
})

test('an account that was disabled by hand before stays so when it is kept', async () => {
  const {ada, sessionId} = await waitingForPayment()
  await accounts.updateUser(ada.uid, {disabled: true})
  await nextStep(ada.uid)
  await keep(ada)
  expect(await read(`deletions/${ada.uid}`)).toBeNull()
  expect(await isDisabled(ada)).toBe(true)
  await bank.transferArrives(sessionId)
})

test('whoever was given a role while their account waits to be deleted has it for as long as the role', async () => {
  const ada = await signUp()
  await ada.call(deleteOwnAccount, confirmed)
  await firestore.doc(`staff/${ada.uid}`).set({role: 'staff', email: ada.email, since: Timestamp.now()})
  await nextStep(ada.uid)
  expect(await isDisabled(ada)).toBe(false)
  expect(await read(`deletions/${ada.uid}`)).toMatchObject({state: 'waiting'})
  await firestore.doc(`staff/${ada.uid}`).delete()
  await nextStep(ada.uid)
  expect(await read(`deletions/${ada.uid}`)).toMatchObject({state: 'closed'})
})
