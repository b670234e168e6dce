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
export type Account = Stripe.Account
export type AccountTransfer = Stripe.Transfer
export type TransferReversal = Stripe.TransferReversal
export type Payout = Stripe.Payout

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
  | 'transfer.created'
  | 'transfer.reversed'

/** Those of a connected account, which go to an endpoint of their own. */
export type AccountEventType =
  | 'account.updated'
  | 'account.application.deauthorized'
  | 'payout.created'
  | 'payout.paid'
  | 'payout.failed'

export interface WebhookEvent {
  id: string
  object: 'event'
  /** the connected account that it is of; left out for what is the shop's own */
  account?: string
  api_version: string
  /** seconds */
  created: number
  data: {
    object:
      | Session
      | PaymentIntent
      | Charge
      | Refund
      | Dispute
      | AccountTransfer
      | Account
      | Payout
      | Stripe.Application
    previous_attributes?: object
  }
  livemode: false
  pending_webhooks: number
  request: {id: string | null; idempotency_key: string | null}
  type: EventType | AccountEventType
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
  type: WebhookEvent['type']
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

/** What somebody has told of themselves to be paid, and what was made of it. Its id is the account's. */
export interface AccountFile {
  id: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD */
  born: string
  /** digits; empty outside the United States */
  routing: string
  /** the number of a bank account, or an IBAN */
  bank: string
  /** whether the bank has sent a payout back, so that another account is wanted */
  hasBankFailed: boolean
  /** whether the form was sent in, with consent to the terms */
  isSubmitted: boolean
  /** why the account is refused; null where it is not */
  refusal: 'listed' | 'rejected.fraud' | 'rejected.other' | 'under_review' | null
  /** what is wanted beyond the form, such as `individual.verification.document` */
  wanted: readonly string[]
  /** seconds; until when that can wait; null where it cannot */
  deadline: number | null
}

/** A page that a link leads to, once. */
export interface AccountPage {
  id: string
  account: string
  kind: 'onboarding' | 'dashboard'
  /** seconds; when the link ends, if it has not been opened */
  expiresAt: number
  /** null until the link is opened: the address that the page then has */
  session: string | null
  refreshUrl: string
  returnUrl: string
}

/** What an account has waits to be paid out. Its id is the account's. */
export interface PayoutDue {
  id: string
  /** ms */
  dueAt: number
}

/** A payout under way. Its id is the payout's. */
export interface PayoutOutcome {
  id: string
  /** null where it arrives; why the bank sends it back */
  failure: PayoutFailure | null
  /** ms */
  dueAt: number
}

export type PayoutFailure =
  | 'account_closed'
  | 'could_not_process'
  | 'debit_not_authorized'
  | 'insufficient_funds'
  | 'invalid_currency'
  | 'no_account'

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
  accounts: Account
  accountFiles: AccountFile
  accountPages: AccountPage
  /** what the shop has given to accounts; `transfers` are those of its payers' banks */
  accountTransfers: AccountTransfer
  payouts: Payout
  /** of which account a payout is; its id is the payout's */
  payoutAccounts: {id: string; account: string}
  payoutsDue: PayoutDue
  payoutOutcomes: PayoutOutcome
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
