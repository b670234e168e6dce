import type Stripe from 'stripe'
import {newId} from './identifiers.ts'
import type {Charge, PaymentIntent, PaymentMethod} from './tables.ts'
import {seconds} from './time.ts'

/** A new attempt to charge an intent's amount. */
export function chargeOf(
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
