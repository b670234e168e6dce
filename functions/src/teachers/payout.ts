import type {PayoutState} from '@lectern/domain/teachers/payout'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `payouts/{instructorId-period}`: what a teacher gets by a run, one transfer at Stripe. Amounts are in cents. */
export interface Payout {
  /** the instructor's id */
  teacher: string
  /** the instructor's name when it was planned */
  name: string
  /** the day of its run, as `periodOf` has it */
  period: string
  state: PayoutState
  amountCents: number
  currency: string
  /** where it goes */
  stripeAccountId: string
  /** null until Stripe has made it */
  transferId: string | null
  /** what of it was taken back at Stripe */
  reversedCents: number
  /** how many requests for it Stripe has refused or met with an error of its own, which it would repeat under the same key */
  attempt: number
  /** how often it was planned: once, and again whenever staff have tried again */
  plans: number
  /** Stripe's code of why it has failed; null where it has not */
  failure: string | null
  /** Stripe's payout that took it to the teacher's bank, and why the bank has refused that */
  bankPayoutId: string | null
  bankFailure: string | null
  plannedAt: Timestamp
  sentAt: Timestamp | null
  paidAt: Timestamp | null
  /** from when on the clock goes on with it; null where Stripe has answered */
  dueAt: Timestamp | null
}

export function payouts(): CollectionReference<Payout> {
  return firestore().collection('payouts') as CollectionReference<Payout>
}

/** `payoutRuns/{period}`: how far the planning of a run is, and what it has planned. Amounts are in cents. */
export interface PayoutRun {
  period: string
  /** how many pages of teachers are planned */
  page: number
  /** the id of the last teacher of those; empty before the first */
  after: string
  /** whether all pages are */
  isPlanned: boolean
  payouts: number
  amountCents: number
  /** how many teachers have enough, and no account that Stripe pays out, and what they have */
  waiting: number
  waitingCents: number
  begunAt: Timestamp
  updatedAt: Timestamp
}

export function payoutRuns(): CollectionReference<PayoutRun> {
  return firestore().collection('payoutRuns') as CollectionReference<PayoutRun>
}
