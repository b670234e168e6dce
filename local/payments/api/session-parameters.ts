import type Stripe from 'stripe'
import * as z from 'zod/mini'
import {invalidRequest} from './failure.ts'
import type {Form} from './form.ts'
import {KNOWN_PAYMENT_METHODS} from './payment-methods.ts'
import {
  boolean,
  currency,
  emailAddress,
  expand,
  integer,
  metadata,
  readParameters,
  text,
  webAddress,
} from './parameters.ts'

const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  )

type Params = Stripe.Checkout.SessionCreateParams
/** A schema's fields, held by the compiler to the parameters the SDK knows. */
type FieldsOf<T> = {[K in keyof T]?: z.ZodMiniType}

const productData = z.strictObject({
  name: text(),
  description: z.optional(text()),
  images: z.optional(z.array(webAddress)),
  metadata: z.optional(metadata),
  tax_code: z.optional(text()),
  unit_label: z.optional(text()),
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>)

const priceData = z.strictObject({
  currency,
  unit_amount: integer(0),
  tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
  product_data: productData,
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>)

const lineItem = z.strictObject({
  quantity: z.optional(integer(0)),
  metadata: z.optional(metadata),
  price: z.optional(text()),
  price_data: z.optional(priceData),
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.LineItem>)

const paymentIntentData = z.strictObject({
  capture_method: z.optional(z.enum(['automatic', 'automatic_async'])),
  description: z.optional(text(1000)),
  metadata: z.optional(metadata),
  receipt_email: z.optional(emailAddress),
  statement_descriptor: z.optional(text(22)),
  statement_descriptor_suffix: z.optional(text(22)),
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.PaymentIntentData>)

const customText = z.strictObject({
  submit: z.optional(
    z.strictObject({
      message: text(1200),
    } satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.CustomText.Submit>),
  ),
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.CustomText>)

const discount = z.strictObject({
  coupon: text(),
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.Discount>)

const automaticTax = z.strictObject({
  enabled: boolean,
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.AutomaticTax>)

const taxIdCollection = z.strictObject({
  enabled: boolean,
} satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.TaxIdCollection>)

const fields = {
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: z.optional(z.array(lineItem)),
  success_url: webAddress,
  cancel_url: z.optional(webAddress),
  client_reference_id: z.optional(text(200)),
  currency: z.optional(currency),
  customer_email: z.optional(emailAddress),
  custom_text: z.optional(customText),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(paymentIntentData),
  allowed_payment_method_types: z.optional(z.array(z.enum(KNOWN_PAYMENT_METHODS))),
  excluded_payment_method_types: z.optional(z.array(z.enum(KNOWN_PAYMENT_METHODS))),
  expires_at: z.optional(integer(0)),
  locale: z.optional(z.enum(LOCALES)),
  ui_mode: z.optional(z.enum(['hosted_page'])),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  allow_promotion_codes: z.optional(boolean),
  discounts: z.optional(z.array(discount)),
  automatic_tax: z.optional(automaticTax),
  tax_id_collection: z.optional(taxIdCollection),
  expand,
} satisfies FieldsOf<Params>

const sessionParameters = z.strictObject(fields)

/** What Stripe knows and this server leaves out. Ignoring it would let a mistake through, so it is refused. */
const LEFT_OUT: Record<Exclude<keyof Params, keyof typeof fields>, true> = {
  adaptive_pricing: true,
  after_expiration: true,
  branding_settings: true,
  consent_collection: true,
  custom_fields: true,
  customer: true,
  customer_account: true,
  customer_update: true,
  integration_identifier: true,
  invoice_creation: true,
  managed_payments: true,
  name_collection: true,
  optional_items: true,
  origin_context: true,
  payment_method_collection: true,
  payment_method_configuration: true,
  payment_method_data: true,
  payment_method_options: true,
  permissions: true,
  phone_number_collection: true,
  redirect_on_completion: true,
  return_url: true,
  saved_payment_method_options: true,
  setup_intent_data: true,
  shipping_address_collection: true,
  shipping_options: true,
  subscription_data: true,
  wallet_options: true,
}

export type LineItemParameters = z.output<typeof lineItem> & {
  quantity: number
  price_data: NonNullable<z.output<typeof lineItem>['price_data']>
}

export type SessionParameters = Omit<z.output<typeof sessionParameters>, 'line_items'> & {
  line_items: LineItemParameters[]
}

/** Reads the parameters of a new Checkout Session, or throws what Stripe would answer. */
export function readSessionParameters(form: Form): SessionParameters {
  const leftOut = Object.keys(form).find((key) => Object.hasOwn(LEFT_OUT, key))
  if (leftOut !== undefined) {
    throw invalidRequest(`The local payments server does not know what to do with '${leftOut}'.`, {
      param: leftOut,
    })
  }
  const parameters = readParameters(sessionParameters, form)
  if (parameters.mode !== 'payment') {
    throw invalidRequest(`The local payments server takes mode 'payment' only.`, {param: 'mode'})
  }
  if (parameters.discounts !== undefined)
    readDiscounts(parameters.discounts, parameters.allow_promotion_codes)
  const items = parameters.line_items ?? []
  const untaxed = items.findIndex(
    ({price_data: price}) => (price?.tax_behavior ?? 'unspecified') === 'unspecified',
  )
  if (parameters.automatic_tax?.enabled && untaxed !== -1) {
    throw invalidRequest(
      'Automatic tax needs to know whether prices include it: specify `tax_behavior` as inclusive or exclusive.',
      {param: `line_items[${untaxed}][price_data][tax_behavior]`},
    )
  }
  if (items.length === 0) {
    throw invalidRequest('`line_items` are required in `payment` mode.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  }
  if (items.length > 100) {
    throw invalidRequest('A maximum of 100 line items can be specified.', {param: 'line_items'})
  }
  return {...parameters, line_items: items.map(readLineItem)}
}

function readDiscounts(discounts: object[], allowsCodes: boolean | undefined) {
  if (allowsCodes !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.')
  }
  if (discounts.length > 1) {
    throw invalidRequest('You may only specify one discount for a Checkout Session.', {param: 'discounts'})
  }
}

function readLineItem(item: z.output<typeof lineItem>, index: number): LineItemParameters {
  const place = `line_items[${index}]`
  const {price, price_data, quantity} = item
  if (price !== undefined && price_data !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: price, price_data.', {param: place})
  }
  if (price !== undefined) {
    throw invalidRequest(`No such price: '${price}'`, {code: 'resource_missing', param: `${place}[price]`})
  }
  if (price_data === undefined) {
    throw invalidRequest(`You must specify either \`price\` or \`price_data\` for \`${place}\`.`, {
      code: 'parameter_missing',
      param: place,
    })
  }
  if (quantity === undefined) {
    throw invalidRequest(`Quantity is required. Add \`quantity\` to \`${place}\``, {
      code: 'parameter_missing',
      param: `${place}[quantity]`,
    })
  }
  return {...item, price_data, quantity}
}
