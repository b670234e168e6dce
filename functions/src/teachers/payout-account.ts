import {payoutStanding} from '@lectern/domain/teachers/payout-account'
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {presentAddress} from '../accounts/present-address.ts'
import {AppError} from '../app-error.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {isConflict, optimistically, unchanged} from '../services/optimistic.ts'
import {hasStripeCode, isRefusal, isServerError, stripe} from '../services/stripe.ts'
import {teachers, type Teacher, type TeacherPayouts} from '../teacher.ts'
import {payoutFailedMail} from './payout-failed-mail.ts'

/**
 * The Stripe account of a teacher, which is made where there is none, or one that is closed. Its key makes one of all calls that begin
 * where the same account, or none, was there before; what was cut off before it was stored is found again with it for a day. It counts the
 * answers that Stripe would repeat for as long.
 */
export function payoutAccountOf(instructorId: string): Promise<string> {
  return optimistically(async (write) => {
    const snapshot = await teachers().doc(instructorId).get()
    const teacher = snapshot.data()
    if (!teacher) throw new AppError('not-teacher')
    const {stripeAccountId: before, payouts, email, accountAttempt = 0} = teacher
    if (before !== null && payouts.obstacle !== 'closed') return before
    const key = `payout-account-${instructorId}-after-${before ?? 'none'}`
    const idempotencyKey = accountAttempt === 0 ? key : `${key}-${accountAttempt}`
    const account = await createAccount(instructorId, email, idempotencyKey).catch(async (error: unknown) => {
      if (isServerError(error) || isRefusal(error)) await countAttempt(snapshot)
      throw error
    })
    const stored = {stripeAccountId: account.id, payouts: payoutsOf(account, undefined)}
    write.update(snapshot.ref, stored, unchanged(snapshot))
    logWith(write, 'payout-account-made', {instructorId, accountId: account.id})
    return account.id
  })
}

async function createAccount(
  instructorId: string,
  email: string | null,
  idempotencyKey: string,
): Promise<Stripe.Account> {
  const client = await stripe()
  return client.accounts.create(
    {
      controller: {
        fees: {payer: 'application'},
        losses: {payments: 'application'},
        requirement_collection: 'stripe',
        stripe_dashboard: {type: 'express'},
      },
      capabilities: {transfers: {requested: true}},
      ...(email !== null && {email}),
      metadata: {instructorId},
    },
    {idempotencyKey},
  )
}

/** Once for each answer, however many have met with it: two keys at the same time would be two accounts. */
async function countAttempt(stored: DocumentSnapshot<Teacher>): Promise<void> {
  await stored.ref
    .update({accountAttempt: FieldValue.increment(1)}, unchanged(stored))
    .catch((error: unknown) => {
      if (!isConflict(error)) throw error
    })
}

/** Asks Stripe how the account of a teacher stands, and stores it. Nothing is done for who has none. */
export function refreshPayouts(instructorId: string): Promise<void> {
  return refresh(teachers().doc(instructorId))
}

/**
 * The same for an account of which Stripe has said something: its order and number of times do not matter.
 * @throws AppError `unknown-teacher` where it is no teacher's account, or not any more
 */
export async function refreshByAccount(accountId: string): Promise<void> {
  const {docs} = await teachers().where('stripeAccountId', '==', accountId).limit(1).get()
  const [found] = docs
  if (!found) throw new AppError('unknown-teacher')
  await refresh(found.ref)
}

/**
 * The document is read before Stripe is asked, and each answer is written, also one that changes nothing: of two that ask at the same
 * moment the one that was asked earlier cannot write over the other.
 */
function refresh(reference: DocumentReference<Teacher>): Promise<void> {
  return optimistically(async (write) => {
    const snapshot = await reference.get()
    const teacher = snapshot.data()
    if (!teacher?.stripeAccountId) return
    const payouts = await askStripe(teacher.stripeAccountId)
    write.update(snapshot.ref, {payouts}, unchanged(snapshot))
    await tell(write, snapshot, teacher, payouts)
  })
}

/** Logs what has changed, and lets the teacher know of a payout that has come back. */
async function tell(
  write: WriteBatch,
  {id: instructorId}: DocumentSnapshot,
  {uid, email: stored, stripeAccountId, payouts: before}: Teacher,
  payouts: TeacherPayouts,
): Promise<void> {
  const standing = payoutStanding(stripeAccountId, payouts)
  if (standing !== payoutStanding(stripeAccountId, before))
    logWith(write, 'payout-account-changed', {instructorId, standing})
  const {failure} = payouts
  if (failure === undefined || failure.payoutId === before.failure?.payoutId) return
  const {payoutId, code} = failure
  logWith(write, 'payout-failed', {instructorId, payoutId, code})
  const email = await presentAddress(uid, stored)
  if (email !== null)
    queueMail(write, `payout-failed-${payoutId}`, [email], payoutFailedMail, {instructorId, payoutId})
}

async function askStripe(accountId: string): Promise<TeacherPayouts> {
  const client = await stripe()
  try {
    const [account, {data}] = await Promise.all([
      client.accounts.retrieve(accountId),
      client.payouts.list({limit: 1}, {stripeAccount: accountId}),
    ])
    return payoutsOf(account, data[0])
  } catch (error) {
    // It is deleted, or not the shop's any more.
    if (!hasStripeCode(error, 'account_invalid')) throw error
    return {enabled: false, missing: [], obstacle: 'closed', checkedAt: clock.timestamp()}
  }
}

/** What is stored of an account, and of its last payout. */
function payoutsOf(account: Stripe.Account, last: Stripe.Payout | undefined): TeacherPayouts {
  const {currently_due: due, past_due: past, disabled_reason: reason} = account.requirements ?? {}
  const isRefused = reason === 'listed' || reason?.startsWith('rejected.') === true
  return {
    enabled: account.payouts_enabled && account.capabilities?.transfers === 'active',
    missing: [...new Set([...(due ?? []), ...(past ?? [])])],
    ...(isRefused && {obstacle: 'refused'}),
    ...(last?.status === 'failed' && {
      failure: {
        payoutId: last.id,
        amount: last.amount,
        currency: last.currency,
        code: last.failure_code,
        at: Timestamp.fromMillis(last.created * 1000),
      },
    }),
    checkedAt: clock.timestamp(),
  }
}
