import {changeTeacherState, teacherPayouts, teacherStatement} from '@lectern/domain/teachers/contracts'
import {dayOf, monthOf} from '@lectern/domain/statistics/days'
import {balanceSchema, standingOf} from '@lectern/domain/teachers/ledger'
import {correctBalance, retryPayout} from '@lectern/domain/teachers/payout-contracts'
import {allContracts} from '@lectern/domain/all-contracts'
import type {Contract} from '@lectern/domain/contracts'
import {openPayoutAccount, payoutAccount} from '@lectern/domain/teachers/payout-account-contracts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {Payout} from '../../../functions/src/teachers/payout.ts'
import {
  clearShelf,
  compareFromNewest,
  firestore,
  lake,
  letTimePass,
  publishCourse,
  read,
} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {control, dropWebhooks, stripe, webhooks} from '../commerce/payments.ts'
import {createAccount, openAccount, payOut, payThere} from './payout-runs.ts'
import {aTeacher, invite, publishInstructor} from './teachers.ts'

let staff: Learner
beforeAll(async () => {
  const [sam, ada, course] = await Promise.all([signUpStaff(), signUp(), publishCourse(90_000)])
  staff = sam
  // The shop has at Stripe what these tests pay out, whatever has been sold before.
  await ada.buy(course)
})
afterAll(clearShelf)

const correct = (
  instructorId: string,
  amountCents: number,
  {requestId = crypto.randomUUID(), reason = 'A sale that was missed.'} = {},
) => staff.call(correctBalance, {instructorId, amountCents, reason, requestId})

/** Waits until a payout is so far. */
const becomes = (id: string, state: Payout['state']) =>
  eventually(`the payout to be ${state}`, async () => {
    const payout = (await read(`payouts/${id}`)) as Payout | undefined
    return payout?.state === state && payout
  })

async function transfersOf(id: string) {
  const {data} = await stripe.transfers.list({transfer_group: id})
  return data.map(({amount, destination, reversed}) => ({amount, destination, reversed}))
}

test('what is available is paid out once, reaches the bank, and comes back where it is taken back', async () => {
  const {teacher, instructorId} = await aTeacher(staff)
  const requestId = crypto.randomUUID()
  await correct(instructorId, 4000, {requestId})
  // Sent again it is made once, and another is not taken for it.
  expect(await correct(instructorId, 4000, {requestId})).toMatchObject({amountCents: 4000})
  const others = [
    correct(instructorId, 100, {requestId}),
    correct(instructorId, 4000, {requestId, reason: 'A gift.'}),
  ]
  for (const other of others) expect(await refusal(other)).toEqual({reason: 'correction-made'})
  expect(await teacher.call(teacherPayouts, {})).toMatchObject({availableCents: 4000, waitsFor: 'no-account'})
  // Without an account nothing is planned.
  expect(await read(`payouts/${await payOut(instructorId)}`)).toBeNull()

  const account = await openAccount(instructorId)
  const id = await payOut(instructorId)
  const {transferId} = await becomes(id, 'sent')
  await payOut(instructorId)
  const sent = {amount: 4000, destination: account, reversed: false}
  expect(await transfersOf(id)).toEqual([sent])
  const entries = await firestore.collection('ledger').where('payoutId', '==', id).get()
  expect(entries.docs.map((entry) => entry.get('amountCents') as number)).toEqual([-4000])
  expect(await teacher.call(teacherPayouts, {})).toMatchObject({
    availableCents: 0,
    paidOutCents: 4000,
    waitsFor: 'too-little',
    payouts: [{amountCents: 4000}],
  })
  const month = monthOf(Date.now())
  const statement = await teacher.call(teacherStatement, {month, cursor: null})
  expect(statement.entries.map(({kind, reason, sale}) => [kind, reason, sale])).toEqual([
    ['payout', null, null],
    ['correction', 'A sale that was missed.', null],
  ])
  expect(await refusal(staff.call(retryPayout, {payoutId: id}))).toEqual({reason: 'payout-changed'})

  // With this there is enough in the account, should its bank have the rest by now.
  await stripe.transfers.create({amount: 4000, currency: 'usd', destination: account})
  // As where its bank had refused it before.
  const refused = {bankPayoutId: 'po_refused', bankFailure: 'account_closed'}
  await firestore.doc(`payouts/${id}`).update(refused)
  expect(await teacher.call(teacherPayouts, {})).toMatchObject({payouts: [{isRefusedByBank: true}]})
  await control(`/transfers/${transferId}/reverse`)
  const forgotten = {bankPayoutId: null, bankFailure: null, paidAt: null}
  expect(await becomes(id, 'failed')).toMatchObject(forgotten)
  expect(await teacher.call(teacherPayouts, {})).toMatchObject({
    availableCents: 4000,
    paidOutCents: 0,
    payouts: [{state: 'failed', isRefusedByBank: false}],
  })
  // As one is stored that failed before this was forgotten.
  await firestore.doc(`payouts/${id}`).update(refused)
  await staff.call(retryPayout, {payoutId: id})
  expect(await becomes(id, 'sent')).toMatchObject(forgotten)
  expect(await transfersOf(id)).toEqual([sent, {...sent, reversed: true}])
  await control(`/accounts/${account}/pay-out`)
  await becomes(id, 'paid')
})

test('a payout that Stripe refuses is in the balance again, and is tried again by staff', async () => {
  const {teacher, instructorId} = await aTeacher(staff)
  await correct(instructorId, 3000)
  // It was closed, and nobody has told the shop.
  const payouts = {enabled: true, missing: []}
  await firestore.doc(`teachers/${instructorId}`).update({stripeAccountId: 'acct_gone', payouts})
  const id = await payOut(instructorId)
  expect(await becomes(id, 'failed')).toMatchObject({failure: 'resource_missing'})
  expect(await transfersOf(id)).toEqual([])
  expect(await teacher.call(teacherPayouts, {})).toMatchObject({
    availableCents: 3000,
    paidOutCents: 0,
    payouts: [{state: 'failed', amountCents: 3000}],
  })

  const retry = () => staff.call(retryPayout, {payoutId: id})
  await firestore.doc(`teachers/${instructorId}`).update({payouts: {...payouts, enabled: false}})
  expect(await refusal(retry())).toEqual({reason: 'no-account'})
  const account = await openAccount(instructorId)
  await correct(instructorId, -1)
  expect(await refusal(retry())).toEqual({reason: 'not-available'})
  await correct(instructorId, 1)
  await firestore.doc(`teachers/${instructorId}`).update({state: 'paused'})
  expect(await refusal(retry())).toEqual({reason: 'teacher-paused'})
  await firestore.doc(`teachers/${instructorId}`).update({state: 'active'})
  await retry()
  await becomes(id, 'sent')
  expect(await transfersOf(id)).toEqual([{amount: 3000, destination: account, reversed: false}])
  expect(await teacher.call(teacherPayouts, {})).toMatchObject({availableCents: 0, paidOutCents: 3000})
  const acts = await firestore.collection('staffActions').where('subject.id', '==', instructorId).get()
  expect(acts.docs.map((act) => act.get('action') as string)).toEqual(
    expect.arrayContaining(['balance-corrected', 'payout-retried']),
  )
})

test('what is left of a teacher who has ended is paid out below the least of a payout', async () => {
  const {instructorId} = await aTeacher(staff)
  await correct(instructorId, 300)
  await openAccount(instructorId)
  expect(await read(`payouts/${await payOut(instructorId)}`)).toBeNull()
  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
  expect(await becomes(await payOut(instructorId), 'sent')).toMatchObject({amountCents: 300})
})

test('the balance that staff read is what the teacher sees, and is corrected also when they have ended and their page is gone', async () => {
  const {teacher, instructorId, course} = await aTeacher(staff)
  const ada = await signUp()
  await ada.buy(course)
  await correct(instructorId, 300)
  const standing = async () =>
    standingOf(balanceSchema.parse(await read(`balances/${instructorId}`)), dayOf(Date.now()))
  const expected = {pendingCents: 4199, availableCents: 300, paidOutCents: 0}
  expect(await standing()).toEqual(expected)
  expect(await teacher.call(teacherPayouts, {})).toMatchObject(expected)

  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
  await lake.patch(course.id).unset(['instructor']).commit()
  await lake.delete(instructorId)
  await correct(instructorId, -500)
  expect(await standing()).toEqual({...expected, availableCents: -200})
})

test('a teacher whose payout cannot be planned holds nobody else up', async () => {
  const {instructorId} = await aTeacher(staff)
  await correct(instructorId, 3000)
  await openAccount(instructorId)
  // The next of the same page, and not as the shop writes teachers.
  const broken = `${instructorId}-broken`
  const balance = (await read(`balances/${instructorId}`)) ?? {}
  await firestore.doc(`teachers/${broken}`).set({state: 'active'})
  await firestore.doc(`balances/${broken}`).set(balance)
  const id = await payOut(instructorId)
  expect(await becomes(id, 'sent')).toMatchObject({amountCents: 3000})
  for (const path of ['teachers', 'balances']) await firestore.doc(`${path}/${broken}`).delete()
})

test.each([
  ['paused', 'paused'],
  ['ended', 'no-account'],
] as const)(
  'whoever is %s sees what they have earned, and tells Stripe who they are; nothing else of theirs, and nothing of another',
  async (state, waitsFor) => {
    const [{teacher, instructorId}, other] = await Promise.all([aTeacher(staff), aTeacher(staff)])
    await Promise.all([correct(instructorId, 4000), correct(other.instructorId, 500, {reason: 'Another.'})])
    await staff.call(changeTeacherState, {instructorId, from: 'active', state})
    const own = {state, availableCents: 4000, waitsFor, months: [{correction: 4000}]}
    expect(await teacher.call(teacherPayouts, {})).toMatchObject(own)
    const month = monthOf(Date.now())
    const {entries} = await teacher.call(teacherStatement, {month, cursor: null})
    expect(entries.map(({amountCents}) => amountCents)).toEqual([4000])
    expect((await teacher.call(openPayoutAccount, {})).url).toContain('http')
    expect(await teacher.call(payoutAccount, {refresh: true})).toMatchObject({standing: 'missing'})
    expect((await teacher.account())?.customClaims).toEqual({teacher: 'earnings'})

    const ofTeachers: Contract[] = allContracts.filter(({audience}) => audience === 'teacher')
    const refusals = await Promise.all(ofTeachers.map((contract) => refusal(teacher.call(contract, {}))))
    expect(new Set(refusals.map(({reason}) => reason))).toEqual(new Set(['not-teacher']))

    // A pause keeps it back.
    await openAccount(instructorId)
    const payout = await read(`payouts/${await payOut(instructorId)}`)
    expect(payout === null).toBe(state === 'paused')
  },
)

test('who has ended sees it also while they are invited again, and who was only ever invited sees nothing', async () => {
  const [{teacher, instructorId}, ben, another] = await Promise.all([
    aTeacher(staff),
    signUp(),
    publishInstructor(),
  ])
  const look = (who: Learner) => who.call(teacherPayouts, {})
  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
  await invite(staff, instructorId, {email: teacher.email})
  expect(await look(teacher)).toMatchObject({state: 'invited', availableCents: 0})

  await ben.verifyAddress()
  await invite(staff, another, {email: ben.email})
  await correct(another, 4000)
  expect(await refusal(look(ben))).toEqual({reason: 'not-teacher'})
  await staff.call(changeTeacherState, {instructorId: another, from: 'invited', state: 'ended'})
  expect(await refusal(look(ben))).toEqual({reason: 'not-teacher'})
  expect(await refusal(ben.call(openPayoutAccount, {}))).toEqual({reason: 'not-teacher'})
})

test('nobody who is unknown is paid or corrected', async () => {
  expect(await refusal(correct(`instructor-${crypto.randomUUID()}`, 100))).toEqual({
    reason: 'unknown-teacher',
  })
  expect(await refusal(staff.call(retryPayout, {payoutId: crypto.randomUUID()}))).toEqual({
    reason: 'unknown-payout',
  })
})

test('transfers are compared with payouts: what has one right answer is mended, the rest is filed', async () => {
  const {teacher, instructorId} = await aTeacher(staff)
  await correct(instructorId, 5000)
  // Without an account nothing is planned, so that it is as after a backup was restored: Stripe has a transfer, and knows no key of it.
  const id = await payOut(instructorId)
  // The teacher has it later: else the clock would begin the run of the day, should nothing have begun it yet, and pay by that.
  const account = await createAccount()
  const transfer = {amount: 5000, currency: 'usd', destination: account}
  const {id: transferId} = await stripe.transfers.create({
    ...transfer,
    transfer_group: id,
    metadata: {payoutId: id},
  })
  const unknown = (isOpen: boolean) =>
    eventually('the transfer to be compared', async () => {
      await compareFromNewest()
      await letTimePass()
      const problem = await read(`problems/transfer-unknown-${transferId}`)
      return problem !== null && (problem['settledAt'] === null) === isOpen && problem
    })
  expect(await unknown(true)).toMatchObject({orderId: null, details: {payout: id, amountCents: 5000}})
  await payThere(instructorId, account)
  await payOut(instructorId)
  expect(await becomes(id, 'sent')).toMatchObject({transferId})
  expect(await transfersOf(id)).toHaveLength(1)
  expect(await unknown(false)).toMatchObject({settledBy: 'system'})

  // With this there is enough in the account, should its bank have the rest by now.
  await stripe.transfers.create(transfer)
  await webhooks.holdBack()
  await stripe.transfers.createReversal(transferId, {amount: 1000})
  await dropWebhooks()
  await webhooks.behave()
  await compareFromNewest()
  await letTimePass()
  await eventually('what was taken back to be entered', async () => {
    const {availableCents} = await teacher.call(teacherPayouts, {})
    return availableCents === 1000
  })

  await firestore.doc(`payouts/${id}`).update({transferId: `${transferId}x`})
  await unknown(true)
  expect(await read(`problems/transfer-missing-${transferId}x`)).toMatchObject({details: {payout: id}})
})
