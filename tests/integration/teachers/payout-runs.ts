import {addDays} from '@lectern/domain/statistics/days'
import {payoutId} from '@lectern/domain/teachers/payout'
import {getApp} from 'firebase-admin/app'
import {Timestamp} from 'firebase-admin/firestore'
import {getFunctions} from 'firebase-admin/functions'
import {firestore} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {control, stripe} from '../commerce/payments.ts'

/** Makes an account at Stripe that is paid out. @returns its id */
export async function createAccount(): Promise<string> {
  const {id} = await stripe.accounts.create({
    country: 'US',
    controller: {
      fees: {payer: 'application'},
      losses: {payments: 'application'},
      requirement_collection: 'stripe',
      stripe_dashboard: {type: 'express'},
    },
    capabilities: {transfers: {requested: true}},
  })
  await control(`/accounts/${id}/tell`)
  return id
}

/** Has an instructor's teacher be paid at an account. */
export async function payThere(instructorId: string, stripeAccountId: string): Promise<void> {
  await firestore
    .doc(`teachers/${instructorId}`)
    .update({stripeAccountId, payouts: {enabled: true, missing: []}})
}

/** Makes an account at Stripe at which an instructor's teacher is paid. @returns its id */
export async function openAccount(instructorId: string): Promise<string> {
  const id = await createAccount()
  await payThere(instructorId, id)
  return id
}

/** A run that begins with an instructor's teacher. */
export function runOf(period: string, instructorId: string) {
  const now = Timestamp.now()
  const reference = firestore.doc(`payoutRuns/${period}`)
  const run = {
    period,
    page: 0,
    // The last id before theirs.
    after: instructorId.slice(0, -1),
    isPlanned: false,
    payouts: 0,
    amountCents: 0,
    waiting: 0,
    waitingCents: 0,
    begunAt: now,
    updatedAt: now,
  }
  return {reference, begin: () => reference.set(run)}
}

/** Has a run of its own plan what an instructor's teacher gets, as the clock begins one. @returns the id that their payout has */
export async function payOut(instructorId: string): Promise<string> {
  const seed = Buffer.from(instructorId).reduce((sum, byte) => (sum * 31 + byte) % 9000, 7)
  const period = addDays('2001-01-01', seed)
  const {reference, begin} = runOf(period, instructorId)
  await begin()
  await getFunctions(getApp('back-office')).taskQueue('sendPayouts').enqueue({period, page: 0})
  await eventually('the run to be planned', async () => (await reference.get()).get('page') !== 0)
  return payoutId(instructorId, period)
}
