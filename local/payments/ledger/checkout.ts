import type Stripe from 'stripe'
import {invalidRequest} from '../api/failure.ts'
import {PAYMENT_METHODS} from '../api/payment-methods.ts'
import type {LineItemParameters, SessionParameters} from '../api/session-parameters.ts'
import {discounted, usableCoupon} from './coupons.ts'
import {formatAmount, minimumCharge} from './currency.ts'
import {emit, NO_REQUEST, type Cause} from './events.ts'
import {newId} from './identifiers.ts'
import type {LedgerTransaction, LineItem, Product, Session} from './tables.ts'
import {seconds} from './time.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const LARGEST_CHARGE = 99_999_999

/** Opens a Checkout Session. `pageAddress` is where the payment page of a session id is. Throws StripeFailure. */
export function createSession(
  tx: LedgerTransaction,
  parameters: SessionParameters,
  pageAddress: (id: string) => string,
): Session {
  const now = seconds()
  const listed = parameters.line_items.map((item) => lineItemOf(tx, item, now))
  const currency = parameters.currency ?? listed[0]?.currency ?? 'usd'
  const stray = listed.findIndex((item) => item.currency !== currency)
  if (stray !== -1) {
    throw invalidRequest('All line items must have the same currency.', {
      param: `line_items[${stray}][price_data][currency]`,
    })
  }
  const [discount] = parameters.discounts ?? []
  const items = discount ? discounted(listed, usableCoupon(tx, discount.coupon, currency)) : listed
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0)
  const total = items.reduce((sum, item) => sum + item.amount_total, 0)
  if (total < minimumCharge(currency)) {
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least ${formatAmount(minimumCharge(currency), currency)} ${currency}`,
      {code: 'amount_too_small'},
    )
  }
  if (total > LARGEST_CHARGE) {
    throw invalidRequest(
      `The Checkout Session's total amount must be no more than ${formatAmount(LARGEST_CHARGE, currency)}`,
      {code: 'amount_too_large'},
    )
  }
  const methods = PAYMENT_METHODS.filter(
    (method) =>
      parameters.allowed_payment_method_types?.includes(method) !== false &&
      parameters.excluded_payment_method_types?.includes(method) !== true,
  )
  if (methods.length === 0) {
    throw invalidRequest('No valid payment method types for this Checkout Session.', {
      param: 'allowed_payment_method_types',
    })
  }
  const expiresAt = parameters.expires_at ?? now + 24 * HOUR
  if (expiresAt < now + 30 * MINUTE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {param: 'expires_at'},
    )
  }
  if (expiresAt > now + 24 * HOUR) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {param: 'expires_at'},
    )
  }

  const id = newId.session()
  const email = parameters.customer_email ?? null
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: {enabled: false},
    after_expiration: null,
    allow_promotion_codes: parameters.allow_promotion_codes ?? null,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: parameters.automatic_tax?.enabled
      ? {enabled: true, liability: {type: 'self'}, provider: 'stripe', status: 'requires_location_inputs'}
      : {enabled: false, liability: null, provider: null, status: null},
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: parameters.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: parameters.customer_creation ?? 'if_required',
    customer_details: email === null ? null : customerDetails(email, null),
    customer_email: email,
    discounts: discount ? [{coupon: discount.coupon, promotion_code: null}] : [],
    excluded_payment_method_types: parameters.excluded_payment_method_types ?? [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: parameters.locale ?? null,
    managed_payments: null,
    metadata: parameters.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    // Since API version 2022-08-01 there is no payment intent before the first attempt to pay.
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methods,
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: parameters.submit_type ?? null,
    subscription: null,
    success_url: parameters.success_url,
    ...(parameters.tax_id_collection && {
      tax_id_collection: {enabled: parameters.tax_id_collection.enabled, required: 'never' as const},
    }),
    total_details: {amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0},
    ui_mode: 'hosted_page',
    url: pageAddress(id),
    wallet_options: null,
  }
  tx.put('sessions', id, session)
  tx.put('lineItems', id, {id, items})
  tx.put('intentData', id, {id, ...parameters.payment_intent_data})
  return session
}

/** What Stripe keeps about the person paying. */
export function customerDetails(email: string, name: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  }
}

function lineItemOf(tx: LedgerTransaction, item: LineItemParameters, now: number): LineItem {
  const {price_data: price, quantity} = item
  const amount = price.unit_amount * quantity
  const product: Product = {
    id: newId.product(),
    object: 'product',
    active: false,
    created: now,
    description: price.product_data.description ?? null,
    images: price.product_data.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: price.product_data.metadata ?? {},
    name: price.product_data.name,
    package_dimensions: null,
    shippable: null,
    tax_code: price.product_data.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: price.product_data.unit_label ?? null,
    updated: now,
    url: null,
  }
  tx.put('products', product.id, product)
  return {
    id: newId.lineItem(),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    metadata: item.metadata ?? {},
    price: {
      id: newId.price(),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: product.id,
      recurring: null,
      tax_behavior: price.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: price.unit_amount,
      unit_amount_decimal: null,
    },
    quantity,
  }
}

/** Ends an open session unpaid. Throws StripeFailure when it is not open. */
export function expireSession(tx: LedgerTransaction, session: Session, cause: Cause = NO_REQUEST): Session {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  }
  const expired: Session = {...session, status: 'expired', url: null}
  tx.put('sessions', session.id, expired)
  const intent =
    typeof session.payment_intent === 'string' ? tx.get('paymentIntents', session.payment_intent) : undefined
  if (intent !== undefined) {
    const canceled = {
      ...intent,
      status: 'canceled' as const,
      canceled_at: seconds(),
      cancellation_reason: 'expired' as const,
    }
    tx.put('paymentIntents', intent.id, canceled)
    emit(tx, 'payment_intent.canceled', canceled, cause)
  }
  emit(tx, 'checkout.session.expired', expired, cause)
  return expired
}
