import {FieldValue, Timestamp, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {clock} from '../services/clock.ts'
import {codeOf} from '../services/error-code.ts'
import {log, logWith} from '../services/log.ts'
import {isConflict, optimistically, unchanged} from '../services/optimistic.ts'
import {isRefusal, isServerError, isStripeError, stripe} from '../services/stripe.ts'
import {enter} from './ledger.ts'
import {payouts, type Payout} from './payout.ts'

/** After so long the clock goes on with a payout that Stripe did not answer, in ms. */
const AGAIN_AFTER_MS = 5 * 60_000
/** As many as the clock goes on with in one minute. */
const MAX_PAYOUTS = 20

/** The ids of payouts whose task was lost, or that Stripe did not answer. */
export async function findDuePayouts(): Promise<string[]> {
  const {docs} = await payouts()
    .where('dueAt', '<=', Timestamp.fromMillis(clock.now()))
    .limit(MAX_PAYOUTS)
    .get()
  return docs.map(({id}) => id)
}

/**
 * Sends a payout that is planned: asks Stripe for its transfer. It may be called any number of times and at the same time, and is sent once:
 * its transfers are asked for first, and the idempotency key is its id, and counts what Stripe would repeat. What Stripe refuses is in the teacher's balance again.
 * @throws Stripe's error where nobody knows yet whether it was made
 */
export async function sendPayout(id: string): Promise<void> {
  const snapshot = await payouts().doc(id).get()
  const payout = snapshot.data()
  if (payout?.state !== 'planned') return
  // What Stripe has answered with an error may be done all the same, and it forgets a key after a day: a backup can be older.
  const made = await findTransfer(id)
  try {
    await writeSent(id, made ?? (await askStripe(id, payout)))
  } catch (error) {
    if (!isStripeError(error)) throw error
    if (!isRefusal(error)) {
      // Under the same key Stripe would repeat an error of its own for a day.
      await postpone(snapshot, isServerError(error))
      throw error
    }
    // What was asked for before, and has no answer, may have been made.
    const late = await findTransfer(id)
    if (late) await writeSent(id, late)
    else await writeRefused(id, payout.attempt, error)
  }
}

async function askStripe(id: string, {attempt, ...payout}: Payout): Promise<Stripe.Transfer> {
  const client = await stripe()
  return client.transfers.create(
    {
      amount: payout.amountCents,
      currency: payout.currency,
      destination: payout.stripeAccountId,
      transfer_group: id,
      metadata: {payoutId: id},
    },
    {idempotencyKey: attempt === 0 ? id : `${id}-${attempt}`},
  )
}

/** The transfer of a payout that stands; null where there is none. */
async function findTransfer(id: string): Promise<Stripe.Transfer | null> {
  const client = await stripe()
  const {data} = await client.transfers.list({transfer_group: id, limit: 100})
  return data.find(({reversed}) => !reversed) ?? null
}

async function writeSent(id: string, transfer: Stripe.Transfer): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await payouts().doc(id).get()
    const payout = snapshot.data()
    if (payout?.state !== 'planned') return
    const sentAt = Timestamp.fromMillis(transfer.created * 1000)
    write.update(
      snapshot.ref,
      {state: 'sent', transferId: transfer.id, sentAt, dueAt: null},
      unchanged(snapshot),
    )
    logWith(write, 'transfer-sent', {payoutId: id, transferId: transfer.id, amountCents: payout.amountCents})
  })
}

/** Once for each answer, however many have met with it. */
async function postpone(snapshot: DocumentSnapshot<Payout>, isCounted: boolean): Promise<void> {
  const dueAt = Timestamp.fromMillis(clock.now() + AGAIN_AFTER_MS)
  const change = {dueAt, ...(isCounted && {attempt: FieldValue.increment(1)})}
  await snapshot.ref.update(change, unchanged(snapshot)).catch((error: unknown) => {
    if (!isConflict(error)) throw error
  })
}

async function writeRefused(id: string, attempt: number, error: Error): Promise<void> {
  const code = codeOf(error)
  await optimistically(async (write) => {
    const snapshot = await payouts().doc(id).get()
    const payout = snapshot.data()
    // Somebody else has met with the same answer, or staff have tried again since.
    if (payout?.state !== 'planned' || payout.attempt !== attempt) return
    const failure = typeof code === 'string' ? code : 'refused'
    write.update(snapshot.ref, failedPayout(payout, failure), unchanged(snapshot))
    logWith(write, 'transfer-failed', {payoutId: id, amountCents: payout.amountCents})
    writeBack(write, `payout-${id}-failed-${payout.plans}`, id, payout, payout.amountCents)
  })
  log('transfer-refused', {payoutId: id}, error)
}

/** What a bank has not been asked, or has not answered. */
export const NO_BANK_ANSWER = {bankPayoutId: null, bankFailure: null, paidAt: null} as const

/**
 * What changes of a payout that has failed: the next request for it is another one, which Stripe does not answer with the same. What a
 * bank has said of it before says nothing of it any more.
 */
export function failedPayout({attempt}: Payout, failure: string) {
  return {state: 'failed', failure, attempt: attempt + 1, ...NO_BANK_ANSWER, dueAt: null} as const
}

/** Enters what of a payout is the teacher's again. */
export function writeBack(
  write: WriteBatch,
  entryId: string,
  id: string,
  {teacher}: Payout,
  amountCents: number,
): void {
  const at = clock.now()
  enter(write, [{id: entryId, teacher, kind: 'payout', amountCents, payoutId: id, availableAt: at, at}])
}
