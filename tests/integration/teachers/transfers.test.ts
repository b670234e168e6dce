import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {checkPayouts, checkTransfers} from '../../../functions/src/payments/check-transfers.ts'
import {stripe as client} from '../../../functions/src/services/stripe.ts'
import type {Payout} from '../../../functions/src/teachers/payout.ts'
import {clearShelf, firestore, publishCourse, read} from '../commerce/back-office.ts'
import {signUp} from '../commerce/learner.ts'
import {dropWebhooks, stripe, webhooks} from '../commerce/payments.ts'
import {createAccount} from './payout-runs.ts'

/* What each comparison finds on its own, of payouts that stand as a test has written them. */

const HOUR = 3600
let account: string
let another: string
const stored = ['balances/instructor-of-transfers']
const problems: string[] = []
const sent: string[] = []

beforeAll(async () => {
  const [ada, course] = await Promise.all([signUp(), publishCourse(90_000)])
  // The shop has at Stripe what these tests pay out.
  await ada.buy(course)
  account = await createAccount()
  another = await createAccount()
  await webhooks.holdBack()
})
afterAll(async () => {
  // Nobody else finds what was sent for a payout that is gone.
  for (const id of sent) {
    const {amount, amount_reversed: back} = await stripe.transfers.retrieve(id)
    if (back < amount) await stripe.transfers.createReversal(id)
  }
  for (const path of stored) await firestore.doc(path).delete()
  const settled = {settledAt: Timestamp.now(), settledBy: 'system', outcome: 'a test is over'}
  for (const path of problems) if (await read(path)) await firestore.doc(path).update(settled)
  await dropWebhooks()
  await webhooks.behave()
  await clearShelf()
})

const now = () => Math.floor(Date.now() / 1000)
const compareTransfers = async () => checkTransfers(await client(), {since: now() - HOUR, after: null})

/** A transfer of 1000 cents that names a payout. @returns its id */
async function transferOf(payoutId: string): Promise<string> {
  const {id} = await stripe.transfers.create({
    amount: 1000,
    currency: 'usd',
    destination: account,
    metadata: {payoutId},
  })
  sent.push(id)
  return id
}

/** Stores a payout of nobody: sent, of 1000 cents, with other fields where they are given. @returns its id */
async function store(id: string, fields: Partial<Payout>): Promise<void> {
  const at = Timestamp.now()
  const payout: Payout = {
    teacher: 'instructor-of-transfers',
    name: 'Tess Aching',
    period: '2001-01-01',
    state: 'sent',
    amountCents: 1000,
    currency: 'usd',
    stripeAccountId: account,
    transferId: null,
    reversedCents: 0,
    attempt: 0,
    plans: 1,
    failure: null,
    bankPayoutId: null,
    bankFailure: null,
    plannedAt: at,
    sentAt: at,
    paidAt: null,
    dueAt: null,
    ...fields,
  }
  stored.push(`payouts/${id}`)
  await firestore.doc(`payouts/${id}`).set(payout)
}

/** A transfer and its payout, with other fields where they are given. */
async function aTransfer(fields: Partial<Payout> = {}) {
  const payoutId = `payout-test-${crypto.randomUUID()}`
  const transferId = await transferOf(payoutId)
  await store(payoutId, {transferId, ...fields})
  const problem = `problems/transfer-unknown-${transferId}`
  problems.push(problem)
  return {
    payoutId,
    transferId,
    problem,
    change: (change: Partial<Payout>) => store(payoutId, {transferId, ...change}),
  }
}

describe('the comparison of transfers', () => {
  test('files none that is the one of its payout', async () => {
    const transfers = [await aTransfer(), await aTransfer({state: 'paid', paidAt: Timestamp.now()})]
    await compareTransfers()
    for (const {problem} of transfers) expect(await read(problem)).toBeNull()
  })

  test.each<[string, () => Partial<Payout>]>([
    ['another amount', () => ({amountCents: 999})],
    ['another account', () => ({stripeAccountId: another})],
    ['another transfer', () => ({transferId: 'tr_another'})],
    ['that it has failed', () => ({state: 'failed'})],
  ])('files one of whose payout the shop has %s, until they agree', async (_, fields) => {
    const {payoutId, transferId, problem, change} = await aTransfer(fields())
    await compareTransfers()
    expect(await read(problem)).toMatchObject({
      kind: 'transfer-unknown',
      orderId: null,
      details: {transfer: transferId, payout: payoutId, amountCents: 1000},
      settledAt: null,
    })
    const open = await read(problem)
    await compareTransfers()
    expect(await read(problem)).toEqual(open)

    await change({})
    await compareTransfers()
    expect(await read(problem)).toMatchObject({settledBy: 'system', outcome: 'the payout and Stripe agree'})
    const settled = await read(problem)
    await compareTransfers()
    expect(await read(problem)).toEqual(settled)
    await change(fields())
    await compareTransfers()
    expect(await read(problem)).toMatchObject({settledAt: null, settledBy: null})
  })

  test('leaves one that staff have settled', async () => {
    const {problem} = await aTransfer({amountCents: 999})
    await compareTransfers()
    await firestore.doc(problem).update({settledAt: Timestamp.now(), settledBy: 'uid-of-staff'})
    await compareTransfers()
    expect(await read(problem)).toMatchObject({settledBy: 'uid-of-staff'})
  })

  test('waits with one whose answer has not come', async () => {
    const {problem, change} = await aTransfer({state: 'planned', transferId: null})
    await compareTransfers()
    expect(await read(problem)).toBeNull()
    await change({amountCents: 999})
    await compareTransfers()
    await change({state: 'planned', transferId: null})
    await compareTransfers()
    // Whether they agree is not known yet.
    expect(await read(problem)).toMatchObject({settledAt: null})
  })

  test('looks for nobody to whom what was taken back as a whole went', async () => {
    const {transferId, problem} = await aTransfer({transferId: 'tr_another'})
    await stripe.transfers.createReversal(transferId)
    await compareTransfers()
    expect(await read(problem)).toBeNull()
  })

  test('enters what was taken back, once', async () => {
    const {payoutId, transferId, problem} = await aTransfer()
    await stripe.transfers.createReversal(transferId, {amount: 300})
    await compareTransfers()
    expect(await read(`payouts/${payoutId}`)).toMatchObject({state: 'sent', reversedCents: 300})
    const before = await read(`payouts/${payoutId}`)
    await compareTransfers()
    expect(await read(`payouts/${payoutId}`)).toEqual(before)
    expect(await read(problem)).toBeNull()
    const {docs} = await firestore.collection('ledger').where('payoutId', '==', payoutId).get()
    expect(docs.map((entry) => entry.get('amountCents') as number)).toEqual([300])
    stored.push(...docs.map(({ref}) => ref.path))
  })
})

describe('the comparison of payouts', () => {
  /** In seconds. After it nothing was sent but what these tests have stored. */
  const BEGIN = Date.parse('2100-01-01') / 1000
  const after = (seconds: number) => Timestamp.fromMillis((BEGIN + seconds) * 1000)
  const compare = async (last: string | null = null, since = BEGIN) =>
    checkPayouts(await client(), {since, after: last})

  /** A payout whose transfer Stripe does not know. */
  async function ofNoTransfer(fields: Partial<Payout> = {}) {
    const payoutId = `payout-test-${crypto.randomUUID()}`
    const transferId = `tr_${payoutId.slice(-12)}`
    await store(payoutId, {transferId, sentAt: after(0), ...fields})
    const problem = `problems/transfer-missing-${transferId}`
    problems.push(problem)
    return {payoutId, transferId, problem}
  }

  test('files those that count as sent, or as paid, and of which Stripe knows no transfer', async () => {
    const known = await aTransfer({sentAt: after(0)})
    const missing = [await ofNoTransfer(), await ofNoTransfer({state: 'paid'})]
    await compare()
    for (const {payoutId, transferId, problem} of missing)
      expect(await read(problem)).toMatchObject({
        kind: 'transfer-missing',
        orderId: null,
        details: {transfer: transferId, payout: payoutId, amountCents: 1000},
        settledAt: null,
      })
    // It was made at another time than the shop has.
    expect(await read(`problems/transfer-missing-${known.transferId}`)).toBeNull()
  })

  test('leaves what was not sent, and what was sent before the time that is compared', async () => {
    const left = [
      await ofNoTransfer({state: 'planned'}),
      await ofNoTransfer({state: 'failed'}),
      await ofNoTransfer({sentAt: after(-60)}),
    ]
    await store(`payout-test-${crypto.randomUUID()}`, {transferId: null, sentAt: after(0)})
    await compare()
    for (const {problem} of left) expect(await read(problem)).toBeNull()
    expect(await read('problems/transfer-missing-null')).toBeNull()
  })

  test('goes on after a payout, and begins anew after one that is gone', async () => {
    const older = await ofNoTransfer({sentAt: after(60)})
    const newer = await ofNoTransfer({sentAt: after(120)})
    await compare(newer.payoutId)
    expect(await read(newer.problem)).toBeNull()
    expect(await read(older.problem)).not.toBeNull()
    await compare('gone')
    expect(await read(newer.problem)).not.toBeNull()
  })

  test('says after which it goes on where a page is full', async () => {
    const ids = Array.from({length: 50}, (_, index) => `payout-test-${index}-${crypto.randomUUID()}`)
    await Promise.all(ids.map((id, index) => store(id, {state: 'failed', sentAt: after(3600 - index)})))
    expect(await compare(null, BEGIN + 3600 - 49)).toBe(ids[49])
    expect(await compare(null, BEGIN + 3600 - 48)).toBeNull()
    expect(await compare(ids[49], BEGIN + 3600 - 49)).toBeNull()
  })
})
