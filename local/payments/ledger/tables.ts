import type Stripe from 'stripe'
import type {Store, Transaction} from '../../stand-in/store.ts'
import type {Location} from './tax-rates.ts'

export type Session = Stripe.Checkout.Session
export type LineItem = Stripe.LineItem
export type Product = Stripe.Product
export type Coupon = Stripe.Coupon
export type PaymentIntent = Stripe.PaymentIntent
export type PaymentMethod = Stripe.PaymentMethod
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type Dispute = Stripe.Dispute

/** The events this server sends; a subset of Stripe's. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'

export interface WebhookEvent {
  id: string
  object: 'event'
  api_version: string
  /** seconds */
  created: number
  data: {object: Session | PaymentIntent | Charge | Refund | Dispute; previous_attributes?: object}
  livemode: false
  pending_webhooks: number
  request: {id: string | null; idempotency_key: string | null}
  type: EventType
}

export interface Attempt {
  /** ms */
  at: number
  /** HTTP status, or null when no answer came. */
  status: number | null
  error: string | null
}

/** The way of one event to the webhook endpoint; its id is the event's. */
export interface Delivery {
  id: string
  type: EventType
  /** `held` waits to be released; `failed` has used up its attempts and waits to be resent. */
  state: 'pending' | 'held' | 'delivered' | 'failed'
  attempts: Attempt[]
  /** Failed attempts in a row: what the wait before the next one depends on. */
  failures: number
  /** How many times it is still to be accepted by the endpoint: 2 when webhooks are sent twice. */
  remaining: number
  /** ms; when the next attempt is due while `pending`. */
  dueAt: number
}

/** A bank transfer under way. Its id is the session's. */
export interface Transfer {
  id: string
  outcome: 'succeed' | 'fail'
  /** ms; null waits until it is settled by hand. */
  dueAt: number | null
}

/** What happens to refunds of a charge made with one of the cards for that. Its id is the charge's. */
interface RefundRule {
  id: string
  refund: 'pending' | 'fails'
}

/** A refund whose end comes later. Its id is the refund's. */
export interface RefundOutcome {
  id: string
  outcome: 'succeeded' | 'failed'
  /** ms */
  dueAt: number
}

/** `payment_intent_data` of a session; its id is the session's. */
interface IntentData {
  id: string
  description?: string | undefined
  metadata?: Record<string, string> | undefined
  receipt_email?: string | undefined
  statement_descriptor?: string | undefined
  statement_descriptor_suffix?: string | undefined
  capture_method?: 'automatic' | 'automatic_async' | undefined
}

/** What an idempotency key was used for, and what was answered. */
export interface SavedAnswer {
  key: string
  request: string
  parameters: string
  status: number
  body: unknown
  requestId: string
  /** ms */
  at: number
}

export interface WebhookSettings {
  hold: boolean
  twice: boolean
  reverse: boolean
}

export interface Tables {
  sessions: Session
  lineItems: {id: string; items: LineItem[]}
  /** what `taxes` of a line item expands to; its id is the item's */
  lineTaxes: {id: string; taxes: Stripe.LineItem.Tax[]}
  /** where the payer of a session is; its id is the session's */
  locations: {id: string; location: Location}
  products: Product
  coupons: Coupon
  /** What a session's payment intent will be made with, once someone tries to pay. */
  intentData: IntentData
  paymentIntents: PaymentIntent
  paymentMethods: PaymentMethod
  charges: Charge
  refunds: Refund
  disputes: Dispute
  events: WebhookEvent
  deliveries: Delivery
  transfers: Transfer
  refundRules: RefundRule
  refundOutcomes: RefundOutcome
  answers: SavedAnswer
  settings: WebhookSettings
}

export type Ledger = Store<Tables>
export type LedgerTransaction = Transaction<Tables>
