import {newId} from './identifiers.ts'
import type {LedgerTransaction, PaymentIntent, Session} from './tables.ts'
import {seconds} from './time.ts'

/** The session's payment intent; a first attempt makes it. */
export function intentOf(tx: LedgerTransaction, session: Session): PaymentIntent {
  const existing =
    typeof session.payment_intent === 'string' ? tx.get('paymentIntents', session.payment_intent) : undefined
  if (existing !== undefined) return existing
  const data = tx.get('intentData', session.id)
  const id = newId.paymentIntent()
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: {tip: {}},
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: data?.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${newId.secret()}`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency: session.currency ?? 'usd',
    customer: null,
    customer_account: null,
    description: data?.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: data?.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: data?.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: data?.statement_descriptor ?? null,
    statement_descriptor_suffix: data?.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}
