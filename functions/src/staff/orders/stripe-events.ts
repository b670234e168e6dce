import type {Output} from '@lectern/domain/contracts'
import type {orderDetails} from '@lectern/domain/orders/contracts'
import type {Stripe} from 'stripe'
import type {Order} from '../../orders/order.ts'
import {stripeApiBase} from '../../parameters.ts'
import {log} from '../../services/log.ts'
import {isStripeError, stripe} from '../../services/stripe.ts'

type StripeDetails = NonNullable<Output<typeof orderDetails>['stripe']>
type StripeEvent = StripeDetails['events'][number]

/** Somebody waits for the page: one attempt, in ms. */
const patience = {timeout: 6000, maxNetworkRetries: 0}
/** A payment has a few of each. */
const MOST = 20

/**
 * What Stripe knows of an order: how its checkout, its charges, refunds and disputes went. From the objects themselves, as Stripe
 * keeps events for 30 days only.
 * @returns null when Stripe does not answer, or the order has never reached it
 */
export async function stripeDetails({
  checkoutSessionId,
  paymentIntentId,
}: Order): Promise<StripeDetails | null> {
  if (checkoutSessionId === null) return null
  try {
    const client = await stripe()
    const session = await client.checkout.sessions.retrieve(checkoutSessionId, {}, patience)
    const paid = session.payment_intent
    const payment = paymentIntentId ?? (typeof paid === 'string' ? paid : (paid?.id ?? null))
    const events = [...ofSession(session), ...(payment === null ? [] : await ofPayment(client, payment))]
    return {
      url: payment === null ? null : dashboardUrl(payment, session.livemode),
      events: events.toSorted((a, b) => a.at - b.at),
    }
  } catch (error) {
    if (!isStripeError(error)) throw error
    log('call-refused', {function: 'orderDetails', reason: 'payment-unavailable'}, error)
    return null
  }
}

function dashboardUrl(payment: string, isLive: boolean): string {
  // The stand-in has one page with everything.
  if (stripeApiBase.value() !== '') return `${stripeApiBase.value()}/#payments`
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${payment}`
}

const ms = (seconds: number) => seconds * 1000

const chargeEvents: Readonly<Partial<Record<string, StripeEvent['what']>>> = {
  succeeded: 'charge-succeeded',
  failed: 'charge-failed',
}

function ofSession({created, status, expires_at, amount_total}: Stripe.Checkout.Session): StripeEvent[] {
  const opened = {what: 'session-opened', at: ms(created), amountCents: amount_total, detail: null} as const
  if (status !== 'expired') return [opened]
  return [opened, {what: 'session-expired', at: ms(expires_at), amountCents: null, detail: null}]
}

async function ofPayment(client: Stripe, payment_intent: string): Promise<StripeEvent[]> {
  const of = {payment_intent, limit: MOST}
  const [charges, refunds, disputes] = await Promise.all([
    client.charges.list(of, patience),
    client.refunds.list(of, patience),
    client.disputes.list(of, patience),
  ])
  return [
    ...charges.data.map(({status, created, amount, failure_message}): StripeEvent => ({
      what: chargeEvents[status] ?? 'charge-pending',
      at: ms(created),
      amountCents: amount,
      detail: failure_message,
    })),
    ...refunds.data.map(({status, created, amount, failure_reason = null}): StripeEvent =>
      status === 'failed' || status === 'canceled'
        ? {what: 'refund-failed', at: ms(created), amountCents: amount, detail: failure_reason}
        : {what: 'refund-made', at: ms(created), amountCents: amount, detail: status},
    ),
    ...disputes.data.flatMap(ofDispute),
  ]
}

/** That a dispute was opened, and what it has moved: first out of the shop's balance, and back into it where it was won. */
function ofDispute({
  status,
  created,
  amount,
  reason,
  balance_transactions: moved,
}: Stripe.Dispute): StripeEvent[] {
  return [
    {what: 'dispute-opened', at: ms(created), amountCents: amount, detail: `${reason}, ${status}`},
    ...moved.map(({created, amount}): StripeEvent => ({
      what: amount < 0 ? 'dispute-withdrawn' : 'dispute-reinstated',
      at: ms(created),
      amountCents: Math.abs(amount),
      detail: null,
    })),
  ]
}
