import {Timestamp} from 'firebase-admin/firestore'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {stripe} from '../services/stripe.ts'
import {payouts} from './payout.ts'
import {failedPayout, writeBack} from './send-payout.ts'

/** More than Stripe takes to a bank at once. */
const MAX_PAYOUTS = 100

/** What Stripe tells of money that it has taken from a teacher's account there to their bank. */
interface BankNews {
  /** the teacher's account at Stripe */
  account: string
  /** Stripe's payout */
  id: string
  /** in seconds */
  created: number
  /** why the bank has refused it; null where it has arrived */
  failure: string | null
}

/**
 * Stores that what was sent to a teacher has reached their bank, or that the bank has refused it, also where it was told before that it
 * had arrived. Stripe takes all that the account has, so that it is what was sent by then.
 */
export async function applyBankNews({account, id, created, failure}: BankNews): Promise<void> {
  const {docs} = await payouts()
    .where('stripeAccountId', '==', account)
    .where('state', 'in', ['sent', 'paid'])
    .limit(MAX_PAYOUTS)
    .get()
  const concerned = docs.filter((found) => {
    const {state, sentAt, bankPayoutId} = found.data()
    if (state === 'paid') return failure !== null && bankPayoutId === id
    return sentAt !== null && sentAt.toMillis() <= created * 1000
  })
  for (const {ref} of concerned)
    await optimistically(async (write) => {
      const snapshot = await ref.get()
      const state = snapshot.data()?.state
      if (state !== 'sent' && state !== 'paid') return
      const change =
        failure === null
          ? {state: 'paid' as const, paidAt: Timestamp.fromMillis(created * 1000), bankFailure: null}
          : {state: 'sent' as const, paidAt: null, bankFailure: failure}
      write.update(snapshot.ref, {...change, bankPayoutId: id}, unchanged(snapshot))
    })
}

/** Enters what of a transfer was taken back at Stripe. May be called any number of times; what is entered is not entered again. */
export async function settleReversal(transferId: string): Promise<void> {
  const client = await stripe()
  const {metadata, amount, amount_reversed: reversedCents} = await client.transfers.retrieve(transferId)
  const id = metadata['payoutId']
  if (!id) return
  await optimistically(async (write) => {
    const snapshot = await payouts().doc(id).get()
    const payout = snapshot.data()
    // Of a transfer that was made again the one before is settled.
    if (!payout || (payout.transferId !== null && payout.transferId !== transferId)) return
    if (payout.state === 'failed' || reversedCents <= payout.reversedCents) return
    const isAll = reversedCents >= amount
    const change = {transferId, reversedCents, dueAt: null, ...(isAll && failedPayout(payout, 'reversed'))}
    write.update(snapshot.ref, change, unchanged(snapshot))
    if (isAll) logWith(write, 'payout-failed', {payoutId: id, amountCents: payout.amountCents})
    const part = reversedCents - payout.reversedCents
    writeBack(write, `payout-${transferId}-reversed-${reversedCents}`, id, payout, part)
  })
}
