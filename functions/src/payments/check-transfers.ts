import {isDocumentId} from '@lectern/domain/document-id'
import {Timestamp, type DocumentSnapshot} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {writeProblem} from '../orders/report-problem.ts'
import {log} from '../services/log.ts'
import {optimistically} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'
import {isMissing} from '../services/stripe.ts'
import {payouts, type Payout} from '../teachers/payout.ts'
import {settleReversal} from '../teachers/payout-news.ts'
import {sendPayout} from '../teachers/send-payout.ts'
import {compareEach} from './compare-each.ts'
import {pageParameters, type PageCheck} from './page.ts'

/** Each payout costs a question to Stripe, so that fewer are compared at a time. */
const PAGE = 10

/** Every transfer to a teacher at Stripe is the one of its payout, with its amount and as much of it taken back. */
export const checkTransfers: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.transfers.list(pageParameters(page))
  const ours = data.flatMap((transfer) => {
    const payoutId = transfer.metadata['payoutId'] ?? ''
    return isDocumentId(payoutId) ? [{id: transfer.id, transfer, payoutId}] : []
  })
  const known = await readAll(ours.map(({payoutId}) => payouts().doc(payoutId)))
  const compared = ours.map((item, index) => ({
    ...item,
    payout: (known[index] as DocumentSnapshot<Payout> | undefined)?.data(),
  }))
  await compareEach('transfer', compared, checkTransfer)
  return more ? (data.at(-1)?.id ?? null) : null
}

interface Compared {
  transfer: Stripe.Transfer
  payoutId: string
  payout: Payout | undefined
}

async function checkTransfer({transfer, payoutId, payout}: Compared): Promise<void> {
  const {id, amount, amount_reversed: reversedCents, reversed} = transfer
  if (payout?.transferId === id && payout.state !== 'failed') {
    if (payout.reversedCents < reversedCents) {
      log('difference-found', {difference: 'transfer', orderId: null, itemId: id})
      await settleReversal(id)
    } else if (payout.amountCents !== amount) await fileTransfer('transfer-unknown', id, {payoutId, amount})
    return
  }
  // What was taken back whole has reached nobody.
  if (reversed) return
  if (payout?.state === 'planned') {
    // It was made, and its answer was lost: asked for again, it is the same.
    log('difference-found', {difference: 'transfer', orderId: null, itemId: id})
    await sendPayout(payoutId)
    return
  }
  await fileTransfer('transfer-unknown', id, {payoutId, amount})
}

/** Every payout that counts as sent has its transfer at Stripe. */
export const checkPayouts: PageCheck = async (client, {since, after}) => {
  const newest = payouts()
    .orderBy('sentAt', 'desc')
    .endAt(Timestamp.fromMillis(since * 1000))
  const last = after === null ? null : await payouts().doc(after).get()
  const {docs} = await (last?.exists ? newest.startAfter(last) : newest).limit(PAGE).get()
  await compareEach('payout', docs, async (snapshot) => {
    const {state, transferId, amountCents} = snapshot.data()
    if (state === 'planned' || state === 'failed' || transferId === null) return
    try {
      await client.transfers.retrieve(transferId)
    } catch (error) {
      if (!isMissing(error)) throw error
      await fileTransfer('transfer-missing', transferId, {payoutId: snapshot.id, amount: amountCents})
    }
  })
  return docs.length === PAGE ? (docs.at(-1)?.id ?? null) : null
}

async function fileTransfer(
  kind: 'transfer-unknown' | 'transfer-missing',
  transfer: string,
  {payoutId: payout, amount: amountCents}: {payoutId: string; amount: number},
): Promise<void> {
  const details = {transfer, payout, amountCents}
  await optimistically((write) => writeProblem(write, {kind, about: transfer, orderId: null, details}))
}
