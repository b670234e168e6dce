import type {ApiContext} from './api/endpoint.ts'
import {invalidRequest, noSuch} from './api/failure.ts'
import {expireSession} from './ledger/checkout.ts'
import {fractionDigits} from './ledger/currency.ts'
import {
  closeDispute,
  escalateDispute,
  openDispute,
  type DisputeOutcome,
  type DisputeParameters,
} from './ledger/disputes.ts'
import {deliveriesIn, NO_REQUEST, webhookSettings} from './ledger/events.ts'
import {pay, settle, type Paid} from './ledger/payment.ts'
import type {Payment} from './ledger/payment-method.ts'
import {createRefund, endRefund} from './ledger/refunds.ts'
import {locate} from './ledger/tax.ts'
import type {Location} from './ledger/tax-rates.ts'
import type {
  Dispute,
  LedgerTransaction,
  RefundOutcome,
  Session,
  Transfer,
  WebhookSettings,
} from './ledger/tables.ts'
import type {Sender} from './webhooks/sender.ts'

/** How long a payer waits for the shop to have heard of the payment before going back to it. */
const WAIT_FOR_WEBHOOK_MS = 2000

/** What people (on the pages) and tests (by JSON) can do beyond Stripe's API. Everything is on disk when it resolves. */
export interface Actions {
  /** Throws StripeFailure when the session is not open; a declined card is an answer, not an error. */
  pay(sessionId: string, payment: Payment): Promise<Paid>
  expire(sessionId: string): Promise<Session>
  /** Computes the tax of an open session for where its payer is. */
  locate(sessionId: string, location: Location): Promise<Session>
  /** Throws StripeFailure when no bank transfer is under way. */
  settle(sessionId: string, outcome: Transfer['outcome']): Promise<void>
  /**
   * @param amount in the currency's unit (dollars); everything not yet refunded when left out
   * Throws StripeFailure when there is nothing, or not so much, to give.
   */
  refund(paymentIntent: string, amount?: number): Promise<void>
  endRefund(id: string, outcome: RefundOutcome['outcome']): Promise<void>
  /** What the payer's bank does: wants a paid session's money back. Throws StripeFailure when it is not paid. */
  dispute(sessionId: string, parameters: DisputeParameters): Promise<Dispute>
  /** An inquiry of the bank becomes a dispute. */
  escalateDispute(id: string): Promise<void>
  closeDispute(id: string, outcome: DisputeOutcome): Promise<void>
  setWebhooks(settings: Partial<WebhookSettings>): Promise<WebhookSettings>
  release(order: 'forward' | 'reverse', eventId?: string): Promise<void>
  resend(eventId: string): Promise<void>
  /** What is held, or the one event of it, is never sent, unless it is resent. Answers how many events. */
  dropHeld(eventId?: string): Promise<number>
  /** Forgets everything: sessions, payments, events, keys, webhook settings. */
  reset(): Promise<void>
}

export function actionsOn({ledger, changed}: ApiContext, sender: Sender): Actions {
  const finish = async <R>(result: R): Promise<R> => {
    changed()
    await ledger.durable()
    return result
  }
  return {
    async pay(sessionId, payment) {
      const paid = await finish(ledger.transact((tx) => pay(tx, sessionOf(tx, sessionId), payment)))
      const {hold, reverse} = webhookSettings(ledger)
      if (paid.ok && !hold && !reverse) await sender.delivered(paid.events, WAIT_FOR_WEBHOOK_MS)
      return paid
    },
    locate: (sessionId, location) =>
      finish(ledger.transact((tx) => locate(tx, sessionOf(tx, sessionId), location))),
    expire: (sessionId) => finish(ledger.transact((tx) => expireSession(tx, sessionOf(tx, sessionId)))),
    settle: (sessionId, outcome) =>
      finish(
        ledger.transact((tx) => {
          const transfer = tx.get('transfers', sessionOf(tx, sessionId).id)
          if (transfer === undefined) throw invalidRequest('No bank transfer is under way for this session.')
          settle(tx, transfer, outcome)
        }),
      ),
    async refund(paymentIntent, amount) {
      await finish(
        ledger.transact((tx) => {
          const currency = tx.get('paymentIntents', paymentIntent)?.currency ?? 'usd'
          const cents = amount === undefined ? undefined : Math.round(amount * 10 ** fractionDigits(currency))
          createRefund(tx, {payment_intent: paymentIntent, amount: cents}, NO_REQUEST)
        }),
      )
    },
    endRefund: (id, outcome) => finish(ledger.transact((tx) => endRefund(tx, {id, outcome}))),
    dispute: (sessionId, parameters) =>
      finish(ledger.transact((tx) => openDispute(tx, sessionOf(tx, sessionId), parameters))),
    escalateDispute: (id) => finish(ledger.transact((tx) => escalateDispute(tx, id))),
    closeDispute: (id, outcome) => finish(ledger.transact((tx) => closeDispute(tx, id, outcome))),
    setWebhooks: (settings) =>
      finish(
        ledger.transact((tx) => {
          const merged = {...webhookSettings(tx), ...settings}
          tx.put('settings', 'webhooks', merged)
          return merged
        }),
      ),
    async release(order, eventId) {
      await sender.release(order, eventId)
      await ledger.durable()
    },
    async resend(eventId) {
      sender.resend(eventId)
      await ledger.durable()
    },
    dropHeld: (eventId) =>
      finish(
        ledger.transact((tx) => {
          const held = deliveriesIn('held', tx).filter(({id}) => eventId === undefined || id === eventId)
          for (const delivery of held) tx.put('deliveries', delivery.id, {...delivery, state: 'failed'})
          return held.length
        }),
      ),
    reset: () =>
      finish(
        ledger.transact((tx) => {
          const tables = [
            'sessions',
            'lineItems',
            'lineTaxes',
            'locations',
            'products',
            'coupons',
            'intentData',
            'paymentIntents',
            'paymentMethods',
            'charges',
            'refunds',
            'disputes',
            'refundRules',
            'refundOutcomes',
            'events',
            'deliveries',
            'transfers',
            'accounts',
            'accountFiles',
            'accountPages',
            'accountTransfers',
            'payouts',
            'payoutAccounts',
            'payoutsDue',
            'payoutOutcomes',
          ] as const
          for (const table of tables) for (const {id} of tx.all(table)) tx.remove(table, id)
          for (const {key} of tx.all('answers')) tx.remove('answers', key)
          tx.remove('settings', 'webhooks')
        }),
      ),
  }
}

function sessionOf(tx: LedgerTransaction, id: string): Session {
  const session = tx.get('sessions', id)
  if (session === undefined) throw noSuch('checkout.session', id)
  return session
}
