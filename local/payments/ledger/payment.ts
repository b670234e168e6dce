import type Stripe from 'stripe'
import {invalidRequest} from '../api/failure.ts'
import {answerOf, brandOf} from './cards.ts'
import {customerDetails} from './checkout.ts'
import {emit} from './events.ts'
import {newId} from './identifiers.ts'
import {
  seconds,
  type Charge,
  type LedgerTransaction,
  type PaymentIntent,
  type PaymentMethod,
  type Session,
  type Transfer,
} from './tables.ts'

/** How someone pays: what the payment page sends once its fields are right. Card numbers are never kept. */
export type Payment =
  | {method: 'card'; email: string; name: string; number: string; expiryMonth: number; expiryYear: number}
  | {method: 'paypal'; email: string; name: string | null}
  | {
      method: 'us_bank_account'
      email: string
      name: string
      outcome: 'succeed' | 'fail'
      /** ms from now; null waits until it is settled by hand. */
      settleAfter: number | null
    }

export type Paid =
  | {ok: true; session: Session; /** The events to wait for. */ events: string[]}
  | {ok: false; message: string; field: 'number' | 'expiry' | 'cvc'}

/** Tries to pay an open session: paid, declined, or (bank transfer) complete with the money under way. */
export function pay(tx: LedgerTransaction, session: Session, payment: Payment): Paid {
  if (session.status !== 'open') {
    throw invalidRequest(`This Checkout Session cannot be paid: it is ${session.status}.`)
  }
  const method = paymentMethodOf(payment)
  tx.put('paymentMethods', method.id, method)
  const intent = intentOf(tx, session)
  const answer = payment.method === 'card' ? answerOf(payment.number) : undefined

  if (answer?.paid === false) {
    const charge = chargeOf(intent, method, 'failed')
    charge.failure_code = answer.code
    charge.failure_message = answer.message
    tx.put('charges', charge.id, charge)
    const failed: PaymentIntent = {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: charge.id,
      last_payment_error: {
        charge: charge.id,
        code: answer.code,
        decline_code: answer.declineCode,
        doc_url: `https://stripe.com/docs/error-codes/${answer.code.replaceAll('_', '-')}`,
        message: answer.message,
        payment_method: method,
        type: 'card_error',
      },
    }
    tx.put('paymentIntents', intent.id, failed)
    tx.put('sessions', session.id, {...session, payment_intent: intent.id})
    emit(tx, 'payment_intent.payment_failed', failed)
    const field =
      answer.code === 'incorrect_cvc' ? 'cvc' : answer.code === 'expired_card' ? 'expiry' : 'number'
    return {ok: false, message: answer.message, field}
  }

  const later = payment.method === 'us_bank_account'
  const charge = chargeOf(intent, method, later ? 'pending' : 'succeeded')
  tx.put('charges', charge.id, charge)
  const attempted: PaymentIntent = {
    ...intent,
    status: later ? 'processing' : 'succeeded',
    amount_received: later ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
  }
  tx.put('paymentIntents', intent.id, attempted)
  const complete: Session = {
    ...session,
    status: 'complete',
    url: null,
    payment_intent: intent.id,
    payment_status: later ? 'unpaid' : 'paid',
    customer_details: customerDetails(payment.email, payment.name),
  }
  tx.put('sessions', session.id, complete)
  const events = [emit(tx, 'checkout.session.completed', complete)]
  if (later) {
    const dueAt = payment.settleAfter === null ? null : Date.now() + payment.settleAfter
    tx.put('transfers', session.id, {id: session.id, outcome: payment.outcome, dueAt})
  } else {
    emit(tx, 'payment_intent.succeeded', attempted)
  }
  if (answer?.paid === true && answer.refund !== 'succeeds') {
    tx.put('refundRules', charge.id, {id: charge.id, refund: answer.refund})
  }
  return {ok: true, session: complete, events}
}

/** Ends a bank transfer that is under way. */
export function settle(tx: LedgerTransaction, transfer: Transfer, outcome = transfer.outcome): void {
  tx.remove('transfers', transfer.id)
  const session = tx.get('sessions', transfer.id)
  const intent =
    typeof session?.payment_intent === 'string' ? tx.get('paymentIntents', session.payment_intent) : undefined
  const charge =
    typeof intent?.latest_charge === 'string' ? tx.get('charges', intent.latest_charge) : undefined
  if (session === undefined || intent === undefined || charge === undefined) return

  if (outcome === 'succeed') {
    const paid: Session = {...session, payment_status: 'paid'}
    const succeeded: PaymentIntent = {...intent, status: 'succeeded', amount_received: intent.amount}
    tx.put('charges', charge.id, {
      ...charge,
      status: 'succeeded',
      paid: true,
      captured: true,
      amount_captured: charge.amount,
    })
    tx.put('paymentIntents', intent.id, succeeded)
    tx.put('sessions', session.id, paid)
    emit(tx, 'checkout.session.async_payment_succeeded', paid)
    emit(tx, 'payment_intent.succeeded', succeeded)
    return
  }
  const message = 'The bank transfer did not arrive: the account has insufficient funds.'
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      charge: charge.id,
      code: 'payment_intent_payment_attempt_failed',
      message,
      type: 'invalid_request_error',
    },
  }
  tx.put('charges', charge.id, {
    ...charge,
    status: 'failed',
    failure_code: 'insufficient_funds',
    failure_message: message,
  })
  tx.put('paymentIntents', intent.id, failed)
  emit(tx, 'checkout.session.async_payment_failed', session)
  emit(tx, 'payment_intent.payment_failed', failed)
}

function paymentMethodOf(payment: Payment): PaymentMethod {
  return {
    id: newId.paymentMethod(),
    object: 'payment_method',
    billing_details: billingDetails(payment),
    created: seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: payment.method,
    ...(payment.method === 'card'
      ? {
          card: {
            brand: brandOf(payment.number),
            checks: {address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass'},
            country: 'US',
            display_brand: brandOf(payment.number),
            exp_month: payment.expiryMonth,
            exp_year: payment.expiryYear,
            funding: 'credit',
            generated_from: null,
            last4: payment.number.slice(-4),
            networks: null,
            regulated_status: 'unregulated',
            three_d_secure_usage: {supported: true},
            wallet: null,
          },
        }
      : {}),
    ...(payment.method === 'paypal'
      ? {paypal: {country: 'US', payer_email: payment.email, payer_id: null}}
      : {}),
  }
}

function billingDetails({email, name}: {email: string; name: string | null}) {
  return {address: null, email, name, phone: null, tax_id: null}
}

/** The session's payment intent; a first attempt makes it. */
function intentOf(tx: LedgerTransaction, session: Session): PaymentIntent {
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

function chargeOf(
  intent: PaymentIntent,
  method: PaymentMethod,
  status: 'succeeded' | 'pending' | 'failed',
): Charge {
  const paid = status === 'succeeded'
  return {
    id: newId.charge(),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: method.billing_details.email,
      name: method.billing_details.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: intent.statement_descriptor ?? 'LECTERN',
    captured: paid,
    created: seconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: status === 'failed' ? 'declined_by_network' : 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: status === 'failed' ? 'The bank declined the payment.' : 'Payment complete.',
      type: status === 'failed' ? 'issuer_declined' : 'authorized',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

function methodDetails(method: PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  const {card, type} = method
  if (card !== undefined) {
    return {
      type,
      card: {
        amount_authorized: null,
        authorization_code: null,
        brand: card.brand,
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: card.regulated_status,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    }
  }
  if (type === 'paypal') {
    return {
      type,
      paypal: {
        country: 'US',
        payer_email: method.billing_details.email,
        payer_id: null,
        payer_name: method.billing_details.name,
        seller_protection: null,
        transaction_id: null,
      },
    }
  }
  return {
    type,
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'LECTERN TEST BANK',
      fingerprint: null,
      last4: '6789',
      payment_reference: null,
      routing_number: '110000000',
    },
  }
}
