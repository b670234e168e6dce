import {
  openPayoutAccount,
  openPayoutDashboard,
  payoutAccount,
} from '@lectern/domain/teachers/payout-account-contracts'
import {teacherOverview} from '@lectern/domain/teachers/contracts'
import type {PayoutStanding} from '@lectern/domain/teachers/payout-account'
import {RECENT_SIGN_IN_MS} from '@lectern/domain/staff/sign-in'
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest'
import * as functions from '../../../functions/src/teachers/open-payout-account.ts'
import {clearShelf, firestore} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {
  CONNECT_SECRET,
  payee,
  postPayload,
  sign,
  stripe,
  stripeFails,
  webhooks,
} from '../commerce/payments.ts'
import {outcomeOf} from '../cost/run-function.ts'
import {aTeacher} from './teachers.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

const open = (teacher: Learner) => teacher.call(openPayoutAccount, {})
const look = (teacher: Learner, refresh = false) => teacher.call(payoutAccount, {refresh})

/** What the shop has stored of a teacher's account: what Stripe's news has made of it. */
async function becomes(teacher: Learner, standing: PayoutStanding): Promise<void> {
  await eventually(`the account to be ${standing}`, async () => (await look(teacher)).standing === standing)
}

async function accountsOf(instructorId: string) {
  const {data} = await stripe.accounts.list({limit: 100})
  return data.filter(({metadata}) => metadata?.['instructorId'] === instructorId)
}

/** A teacher with an account at Stripe of which nothing is known yet. */
async function withAccount() {
  const {teacher, instructorId, course} = await aTeacher(staff)
  await open(teacher)
  const [account] = await accountsOf(instructorId)
  return {teacher, instructorId, course, accountId: account?.id ?? ''}
}

test('one account is made however often one asks, also when the answer is lost, and it is told half-way, then whole', async () => {
  const {teacher, instructorId} = await aTeacher(staff)
  expect(await look(teacher)).toEqual({standing: 'none', missing: [], failure: null})
  expect(await refusal(teacher.call(openPayoutDashboard, {}))).toEqual({reason: 'no-payout-account'})
  await stripeFails('lost', {path: '/v1/accounts', times: 1})
  const links = await Promise.all([open(teacher), open(teacher), open(teacher)])
  expect(new Set(links.map(({url}) => url)).size).toBe(3)
  const made = await accountsOf(instructorId)
  expect(made).toMatchObject([
    {
      controller: {requirement_collection: 'stripe', stripe_dashboard: {type: 'express'}},
      email: teacher.email,
    },
  ])
  const accountId = made[0]?.id ?? ''
  const begun = await look(teacher)
  expect(begun).toMatchObject({standing: 'missing'})
  expect(begun.missing).toContain('external_account')

  await payee.tells(accountId, {firstName: 'Tess', lastName: 'Aching'})
  await eventually('the name to have arrived', async () => {
    const {standing, missing} = await look(teacher)
    return standing === 'missing' && !missing.includes('individual.first_name')
  })
  expect(await refusal(teacher.call(openPayoutDashboard, {}))).toEqual({reason: 'no-payout-account'})
  expect((await teacher.call(teacherOverview, {period: 7})).payouts).toBe('missing')

  await payee.tells(accountId)
  await becomes(teacher, 'ready')
  expect((await teacher.call(openPayoutDashboard, {})).url).toContain('/connect/')
  await open(teacher)
  expect(await accountsOf(instructorId)).toHaveLength(1)
})

test('the ways to Stripe want a sign-in of just now, and looking does not', async () => {
  const {teacher, instructorId} = await aTeacher(staff)
  const earlier = Date.now() - RECENT_SIGN_IN_MS - 60_000
  for (const way of [functions.openPayoutAccount, functions.openPayoutDashboard])
    expect(await outcomeOf(way, teacher.uid, {}, earlier)).toBe('sign-in-again')
  expect(await outcomeOf(functions.payoutAccount, teacher.uid, {}, earlier)).toBe('done')
  expect(await accountsOf(instructorId)).toEqual([])
})

test.each([500, 400])(
  'after one answer of %i from Stripe the next press makes the account',
  async (status) => {
    const {teacher, instructorId} = await aTeacher(staff)
    await stripeFails('error', {path: '/v1/accounts', status, times: 1})
    expect(await refusal(open(teacher))).toEqual({reason: 'payment-unavailable'})
    await Promise.all([open(teacher), open(teacher)])
    expect(await accountsOf(instructorId)).toHaveLength(1)
  },
)

test('whoever comes back is told what Stripe says now, and what was known where it does not answer', async () => {
  const {teacher, accountId} = await withAccount()
  await webhooks.holdBack()
  await payee.tells(accountId)
  expect((await look(teacher)).standing).toBe('missing')
  await stripeFails('error', {path: '/v1/accounts'})
  expect((await look(teacher, true)).standing).toBe('missing')
  expect(await refusal(look(staff))).toEqual({reason: 'not-teacher'})
  await stripeFails('none')
  expect((await look(teacher, true)).standing).toBe('ready')
})

test('news that comes late, in any order and twice leaves what Stripe says', async () => {
  const {teacher, accountId} = await withAccount()
  await payee.tells(accountId)
  await becomes(teacher, 'ready')
  await webhooks.holdBack()
  await webhooks.sendTwice()
  await payee.tells(accountId, {wanted: ['individual.verification.document'], deadline: null})
  await payee.tells(accountId, {refusal: 'rejected.other'})
  await payee.tells(accountId, {refusal: null, wanted: ['individual.id_number']})
  await webhooks.release('reverse')
  await webhooks.arrive()
  expect(await look(teacher)).toMatchObject({standing: 'missing', missing: ['individual.id_number']})
  await webhooks.behave()

  await payee.tells(accountId, {wanted: [], refusal: 'listed'})
  await becomes(teacher, 'refused')
  // Of another than Stripe, and of an account that nobody here has.
  const news = (account: string) =>
    JSON.stringify({id: 'evt_1', object: 'event', type: 'account.updated', account, data: {object: {}}})
  const post = (account: string, secret?: string) =>
    postPayload(news(account), sign(news(account), secret), 'stripe-connect')
  expect(await post(accountId)).toBe(400)
  expect(await post(accountId, CONNECT_SECRET)).toBe(200)
  expect(await post('acct_unknown', CONNECT_SECRET)).toBe(200)
  expect(await post('../balance', CONNECT_SECRET)).toBe(400)
})

test('a payout that comes back is told once, and forgotten when the next arrives', async () => {
  const {teacher, course, accountId} = await withAccount()
  await (await signUp()).buy(course)
  await payee.tells(accountId)
  await becomes(teacher, 'ready')
  await stripe.transfers.create({amount: 4000, currency: 'usd', destination: accountId})
  const payoutId = await payee.isPaidOut(accountId)
  // The teacher is written to where they are now.
  const address = await teacher.changeAddress()
  await webhooks.sendTwice()
  await payee.payoutEnds(payoutId, 'no_account')
  await becomes(teacher, 'missing')
  await webhooks.arrive()
  expect(await look(teacher)).toMatchObject({
    missing: ['external_account'],
    failure: {amount: 4000, currency: 'usd', code: 'no_account'},
  })
  expect((await mailTo(address, 'payout-failed')).text).toContain('a payout of $40.00')
  expect(await mailsTo(address, 'payout-failed')).toHaveLength(1)

  await payee.tells(accountId, {bank: '000123456789', hasBankFailed: false})
  await payee.payoutEnds(await payee.isPaidOut(accountId))
  await webhooks.arrive()
  expect(await look(teacher)).toEqual({standing: 'ready', missing: [], failure: null})
})

test('an account that is not connected any more is closed, and another one takes its place', async () => {
  const {teacher, instructorId, accountId} = await withAccount()
  await payee.tells(accountId)
  await becomes(teacher, 'ready')
  await payee.disconnects(accountId)
  await becomes(teacher, 'closed')
  await Promise.all([open(teacher), open(teacher)])
  const [another, ...others] = await accountsOf(instructorId)
  expect(others).toEqual([])
  expect(another?.id).not.toBe(accountId)
  const stored = await firestore.doc(`teachers/${instructorId}`).get()
  expect(stored.get('stripeAccountId')).toBe(another?.id)
  expect((await look(teacher)).standing).toBe('missing')

  // Nobody has told the shop yet.
  await webhooks.holdBack()
  await payee.disconnects(another?.id ?? '')
  await open(teacher)
  expect(await accountsOf(instructorId)).toHaveLength(1)
})
