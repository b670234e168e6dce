import {canMoveOrder} from '@lectern/domain/order'
import type {Stripe} from 'stripe'
import type {Order} from '../orders/order.ts'
import type {OrderEnd} from './end-order.ts'
import {findMismatch, outcomeOf} from './outcome.ts'

/** What of a session the decision depends on. */
export type DecidedSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'status'
  | 'payment_status'
  | 'payment_intent'
  | 'amount_total'
  | 'total_details'
  | 'currency'
  | 'client_reference_id'
  | 'metadata'
>
/** What of an order it depends on. */
export type DecidedOrder = Pick<
  Order,
  'status' | 'checkoutSessionId' | 'paymentIntentId' | 'amountCents' | 'currency' | 'userId' | 'taxBehavior'
>

/**
 * What news of a session means for its order:
 * `leave` nothing · `wait` it is still to be paid, or a slow payment is under way · `complete` it is paid, and is given ·
 * `end` it will not be paid by it · `mismatch` something was paid that is not what the order says · `duplicate` it was paid a
 * second time
 */
export type Decision =
  | {kind: 'leave'}
  | {kind: 'wait'; processing: boolean}
  | {kind: 'complete'}
  | {kind: 'end'; end: OrderEnd}
  | {kind: 'mismatch'; mismatch: string}
  | {kind: 'duplicate'}

const LEAVE = {kind: 'leave'} as const

/** Decides what news of a session means for its order. News may come in any order and any number of times: money wins. */
export function decide(session: DecidedSession, orderId: string, order: DecidedOrder): Decision {
  const outcome = outcomeOf(session)
  // Stripe may have opened a session and answered with an error: it ends, unseen, while the order has another.
  const isOther = order.checkoutSessionId !== null && order.checkoutSessionId !== session.id
  if (isOther && outcome !== 'paid' && outcome !== 'processing') return LEAVE
  switch (outcome) {
    case 'open':
    case 'processing':
      return order.status === 'pending' ? {kind: 'wait', processing: outcome === 'processing'} : LEAVE
    case 'expired':
      return canMoveOrder(order.status, 'expired') ? {kind: 'end', end: {status: 'expired'}} : LEAVE
    case 'failed':
      return canMoveOrder(order.status, 'failed')
        ? {kind: 'end', end: {status: 'failed', failure: 'transfer-failed'}}
        : LEAVE
    case 'paid': {
      if (!canMoveOrder(order.status, 'completed'))
        return isOther && order.paymentIntentId !== null ? {kind: 'duplicate'} : LEAVE
      const mismatch = findMismatch(session, orderId, order)
      return mismatch === null ? {kind: 'complete'} : {kind: 'mismatch', mismatch}
    }
  }
}
