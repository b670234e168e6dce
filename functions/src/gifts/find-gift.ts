import {lineOf, type OrderLine} from '@lectern/domain/orders/lines'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {orders, type Order} from '../orders/order.ts'
import {claimOf, claims, type Claim} from './claim.ts'
import {hashOfCode} from '../services/link-code.ts'

/** A gift that is paid, with its order. */
export interface PaidGift {
  snapshot: DocumentSnapshot<Claim>
  claim: Claim
  order: Order
  line: OrderLine
}

/**
 * The gift that a code is for.
 * @throws AppError `unknown-gift`, or `gift-taken-back` or `seat-taken-back` where its money has gone back, or is on its way
 */
export async function giftByCode(code: string): Promise<PaidGift> {
  const {docs} = await claims().where('codeHash', '==', hashOfCode(code)).limit(1).get()
  const gift = await paidGift(docs[0])
  const {claim, order, line} = gift
  // What a bank has taken back ends a gift or a seat only where staff withdraw it.
  const isOpen =
    order.status === 'completed' && !line.isGivenBack && order.chargeback?.courses !== 'withdrawn'
  const isBack = claim.state === 'refunded' || claim.state === 'revoked'
  if (isBack || (claim.state === 'held' && !isOpen))
    throw new AppError(claim.kind === 'seat' ? 'seat-taken-back' : 'gift-taken-back')
  return gift
}

/**
 * A gift of the caller's, by its order and line.
 * @throws AppError `unknown-gift`, also for somebody else's
 */
export async function ownGift(
  uid: string,
  {orderId, lineId}: {orderId: string; lineId: string},
): Promise<PaidGift> {
  const gift = await paidGift(await claimOf(orderId, lineId).get())
  if (gift.claim.giverId !== uid) throw new AppError('unknown-gift')
  return gift
}

async function paidGift(snapshot: DocumentSnapshot<Claim> | undefined): Promise<PaidGift> {
  const claim = snapshot?.data()
  if (!snapshot || !claim || claim.expireAt !== null) throw new AppError('unknown-gift')
  const order = (await orders().doc(claim.orderId).get()).data()
  const line = lineOf(order?.items ?? [], claim.lineId)
  if (!order || !line) throw new AppError('unknown-gift')
  return {snapshot, claim, order, line}
}
