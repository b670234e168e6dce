import {brandOf, countryOf} from './cards.ts'
import {newId} from './identifiers.ts'
import type {PaymentMethod} from './tables.ts'
import type {Location} from './tax-rates.ts'
import {seconds} from './time.ts'

/** How someone pays: what the payment page sends once its fields are right. Card numbers are never kept. */
export type Payment = PaymentWith & {
  /** where they are; in the United States where it is not said */
  location?: Location
}

type PaymentWith =
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

/** What someone pays with, as Stripe keeps it: never the whole card number. */
export function paymentMethodOf(payment: Payment): PaymentMethod {
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
            country: countryOf(payment.number),
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
