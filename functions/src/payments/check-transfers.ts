import {isDocumentId} from '@lectern/domain/document-id'
import type {ProblemKind} from '@lectern/domain/orders/problem'
import {Timestamp, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {problemId, problems} from '../orders/problem.ts'
import {writeProblem, writeReopening, writeSettlementOf} from '../orders/report-problem.ts'
import {log} from '../services/log.ts'
import {optimistically} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'
import {isMissing} from '../services/stripe.ts'
import {payouts, type Payout} from '../teachers/payout.ts'
import {settleReversal} from '../teachers/payout-news.ts'
import {compareEach} from './compare-each.ts'
import {PAGE_SIZE, pageParameters, type PageCheck} from './page.ts'

/** As many transfers as a list of Stripe's has at most. */
const MAX_TRANSFERS = 100

/**
 * Every transfer to a teacher at Stripe is the one of its payout, to the same account, with its amount and as much of it taken back. Money that
 * the shop has sent to anybody for another reason names no payout.
 */
export const checkTransfers: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.transfers.list(pageParameters(page))
  const ours = data.flatMap((transfer) => {
    const payoutId = transfer.metadata['payoutId'] ?? ''
    return isDocumentId(payoutId) ? [{id: transfer.id, transfer, payoutId}] : []
  })
  const [known, filed] = await Promise.all([
    readAll(ours.map(({payoutId}) => payouts().doc(payoutId))),
    readAll(ours.map(({id}) => problems().doc(problemId('transfer-unknown', id)))),
  ])
  const compared = ours.map((item, index) => ({
    ...item,
    payout: known[index]?.data(),
    problem: filed[index]?.data(),
  }))
  await compareEach('transfer', compared, async ({id, transfer, payoutId, payout, problem}) => {
    const difference = differenceOf(transfer, payout)
    if (difference === 'not-entered') {
      log('difference-found', {difference: 'transfer', orderId: null, itemId: id})
      await settleReversal(id)
    } else if (difference === 'unknown' && (!problem || problem.settledBy === 'system'))
      await fileUnknown(client, id, payoutId)
    else if (difference === null && problem?.settledAt === null) await settleUnknown(id)
  })
  return more ? (data.at(-1)?.id ?? null) : null
}

/**
 * What is wrong with a transfer: what of it was taken back is not entered, or it is not the one of its payout. Null where nothing is;
 * `under-way` where the answer to it has not come yet, with which the clock goes on.
 */
function differenceOf(
  {id, amount, amount_reversed: reversedCents, reversed, destination}: Stripe.Transfer,
  payout: Payout | undefined,
): 'not-entered' | 'unknown' | 'under-way' | null {
  const isOwn = payout?.transferId === id && payout.state !== 'failed'
  if (isOwn && payout.reversedCents < reversedCents) return 'not-entered'
  // It has reached nobody.
  if (reversed) return null
  if (payout?.state === 'planned') return 'under-way'
  return isOwn && payout.amountCents === amount && payout.stripeAccountId === destination ? null : 'unknown'
}

/** Files a transfer that is still not the one of its payout: either may have changed since the list was read. */
async function fileUnknown(client: Stripe, id: string, payoutId: string): Promise<void> {
  // What is taken back is taken back at Stripe first, and the payout says so later.
  const payout = (await payouts().doc(payoutId).get()).data()
  const transfer = await client.transfers.retrieve(id)
  if (differenceOf(transfer, payout) === 'unknown')
    await file('transfer-unknown', id, {payout: payoutId, amountCents: transfer.amount})
}

async function settleUnknown(id: string): Promise<void> {
  const about = {kind: 'transfer-unknown', about: id} as const
  await optimistically((write) => writeSettlementOf(write, about, 'the payout and Stripe agree'))
}

/** Every payout that counts as sent has its transfer at Stripe. */
export const checkPayouts: PageCheck = async (client, {since, after}) => {
  const newest = payouts()
    .orderBy('sentAt', 'desc')
    .endAt(Timestamp.fromMillis(since * 1000))
  const last = after === null ? null : await payouts().doc(after).get()
  const {docs} = await (last?.exists ? newest.startAfter(last) : newest).limit(PAGE_SIZE).get()
  const sent = docs.flatMap((snapshot) => sentOf(snapshot))
  const listed = await transfersOfTime(
    client,
    sent.map(({at}) => at),
  )
  await compareEach(
    'payout',
    sent.filter(({transferId}) => !listed.has(transferId)),
    async ({id, transferId, amountCents}) => {
      if (!(await isAtStripe(client, transferId)))
        await file('transfer-missing', transferId, {payout: id, amountCents})
    },
  )
  return docs.length === PAGE_SIZE ? (docs.at(-1)?.id ?? null) : null
}

/** What is to be at Stripe of a payout. */
function sentOf(snapshot: QueryDocumentSnapshot<Payout>) {
  const {state, transferId, amountCents, sentAt} = snapshot.data()
  if ((state !== 'sent' && state !== 'paid') || transferId === null || sentAt === null) return []
  return [{id: snapshot.id, transferId, amountCents, at: sentAt.seconds}]
}

/** The ids of the transfers that were made from the first to the last of some times, in seconds; of very many, the newest. */
async function transfersOfTime(client: Stripe, times: readonly number[]): Promise<ReadonlySet<string>> {
  if (times.length === 0) return new Set()
  const created = {gte: Math.min(...times), lte: Math.max(...times)}
  const {data} = await client.transfers.list({created, limit: MAX_TRANSFERS})
  return new Set(data.map(({id}) => id))
}

async function isAtStripe(client: Stripe, transferId: string): Promise<boolean> {
  try {
    await client.transfers.retrieve(transferId)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function file(
  kind: Extract<ProblemKind, 'transfer-unknown' | 'transfer-missing'>,
  transfer: string,
  details: {payout: string; amountCents: number},
): Promise<void> {
  await optimistically(async (write) => {
    const problem = {kind, about: transfer, orderId: null, details: {transfer, ...details}}
    // One that has settled itself may come back.
    if (!(await writeProblem(write, problem))) await writeReopening(write, kind, transfer)
  })
}
