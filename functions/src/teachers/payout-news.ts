import {Timestamp, type Query} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {hasStripeCode, stripe} from '../services/stripe.ts'
import {payouts, type Payout} from './payout.ts'
import {failedPayout, writeBack} from './send-payout.ts'

/** As many of Stripe's payouts to a bank are asked for: more than come back at once, and as many as a query takes. */
const BANK_PAYOUTS = 30
/** More than wait at once. */
const MAX_PAYOUTS = 100

/**
 * Stores what of the money that was sent to an account has reached its bank, and what that has refused, also after it was told that it had
 * arrived. Stripe takes all that an account has to its bank, so that the first of its payouts that was made after a transfer has it.
 * What there is is asked for: news may come late, twice and in any order.
 */
export async function settleBankPayouts(account: string): Promise<void> {
  const own = payouts().where('stripeAccountId', '==', account)
  const made = await bankPayoutsOf(account)
  const refused = made.filter(({status}) => status === 'failed').map(({id}) => id)
  const waiting = await idsOf(own.where('state', '==', 'sent').limit(MAX_PAYOUTS))
  const returned =
    refused.length === 0
      ? []
      : await idsOf(own.where('state', '==', 'paid').where('bankPayoutId', 'in', refused).limit(MAX_PAYOUTS))
  await Promise.all(
    [...waiting, ...returned].map((id) =>
      optimistically(async (write) => {
        const snapshot = await payouts().doc(id).get()
        const payout = snapshot.data()
        const change = payout && changeOf(payout, made)
        if (change) write.update(snapshot.ref, change, unchanged(snapshot))
      }),
    ),
  )
}

/** Of an account that is not the shop's any more nothing is known. */
async function bankPayoutsOf(account: string): Promise<Stripe.Payout[]> {
  const client = await stripe()
  try {
    const {data} = await client.payouts.list({limit: BANK_PAYOUTS}, {stripeAccount: account})
    return data
  } catch (error) {
    if (!hasStripeCode(error, 'account_invalid')) throw error
    return []
  }
}

async function idsOf(query: Query<Payout>): Promise<string[]> {
  return (await query.get()).docs.map(({id}) => id)
}

/** What the account's payouts to its bank say of what was sent; null where nothing has changed. @param made newest first */
function changeOf({state, sentAt, bankPayoutId, bankFailure}: Payout, made: readonly Stripe.Payout[]) {
  if (sentAt === null || (state !== 'sent' && state !== 'paid')) return null
  const since = made.filter(({created}) => created * 1000 >= sentAt.toMillis())
  const arrived = since.findLast(({status}) => status === 'paid')
  if (arrived) {
    if (state === 'paid' && arrived.id === bankPayoutId) return null
    const paidAt = Timestamp.fromMillis(arrived.arrival_date * 1000)
    return {state: 'paid', paidAt, bankPayoutId: arrived.id, bankFailure: null} as const
  }
  const failed = since.find(({status}) => status === 'failed')
  if (!failed || (state === 'sent' && failed.id === bankPayoutId && bankFailure !== null)) return null
  const why = failed.failure_code ?? 'could_not_process'
  return {state: 'sent', paidAt: null, bankPayoutId: failed.id, bankFailure: why} as const
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
    const change = {transferId, reversedCents, ...(isAll && failedPayout(payout, 'reversed'))}
    write.update(snapshot.ref, change, unchanged(snapshot))
    if (isAll) logWith(write, 'transfer-failed', {payoutId: id, amountCents: payout.amountCents})
    const part = reversedCents - payout.reversedCents
    writeBack(write, `payout-${transferId}-reversed-${reversedCents}`, id, payout, part)
  })
}
