import {addDays} from '@lectern/domain/statistics/days'
import {payoutId} from '@lectern/domain/teachers/payout'
import {getApp} from 'firebase-admin/app'
import {Timestamp} from 'firebase-admin/firestore'
import {getFunctions} from 'firebase-admin/functions'
import {firestore} from '../commerce/back-office.ts'
import {control, stripe} from '../commerce/payments.ts'

/** What an account is told to have somebody who is paid out, as the form asks for it; and what Stripe may think of it later. */
export const tellAccount = (account: string, told: object = {}) => control(`/accounts/${account}/tell`, told)

/** Makes an account at Stripe that is paid out, and has an instructor's teacher be paid there. @returns the account's id */
export async function openAccount(instructorId: string): Promise<string> {
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
  await tellAccount(id)
  await firestore
    .doc(`teachers/${instructorId}`)
    .update({stripeAccountId: id, payouts: {enabled: true, missing: []}})
  return id
}

/** Has a run of its own pay an instructor's teacher, as the clock begins one. @returns the id that their payout has */
export async function payOut(instructorId: string): Promise<string> {
  const seed = [...instructorId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9000, 7)
  const period = addDays('2001-01-01', seed)
  const now = Timestamp.now()
  await firestore.doc(`payoutRuns/${period}`).set({
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
  })
  await getFunctions(getApp('back-office')).taskQueue('sendPayouts').enqueue({period, page: 0})
  return payoutId(instructorId, period)
}
