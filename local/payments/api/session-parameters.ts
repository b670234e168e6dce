import * as z from 'zod/mini'
import {invalidRequest} from './failure.ts'
import type {Form} from './form.ts'
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

/** The ways to pay that the payment page offers. */
export const PAYMENT_METHODS = ['card', 'paypal', 'us_bank_account'] as const
export type PaymentMethodType = (typeof PAYMENT_METHODS)[number]

const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  )

const lineItem = z.strictObject({
  quantity: z.optional(integer(0)),
  metadata: z.optional(metadata),
  price: z.optional(text()),
  price_data: z.optional(
    z.strictObject({
      currency,
      unit_amount: integer(0),
      tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
      product_data: z.strictObject({
        name: text(),
        description: z.optional(text()),
        images: z.optional(z.array(webAddress)),
        metadata: z.optional(metadata),
        tax_code: z.optional(text()),
        unit_label: z.optional(text()),
      }),
    }),
  ),
})

const sessionParameters = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: z.optional(z.array(lineItem)),
  success_url: webAddress,
  cancel_url: z.optional(webAddress),
  client_reference_id: z.optional(text(200)),
  currency: z.optional(currency),
  customer_email: z.optional(emailAddress),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(
    z.strictObject({
      capture_method: z.optional(z.enum(['automatic', 'automatic_async'])),
      description: z.optional(text(1000)),
      metadata: z.optional(metadata),
      receipt_email: z.optional(emailAddress),
      statement_descriptor: z.optional(text(22)),
      statement_descriptor_suffix: z.optional(text(22)),
    }),
  ),
  payment_method_types: z.optional(z.array(z.enum(PAYMENT_METHODS))),
  expires_at: z.optional(integer(0)),
  locale: z.optional(z.enum(LOCALES)),
  ui_mode: z.optional(z.enum(['hosted_page'])),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  allow_promotion_codes: z.optional(boolean),
  expand,
})

export type LineItemParameters = z.output<typeof lineItem> & {
  quantity: number
  price_data: NonNullable<z.output<typeof lineItem>['price_data']>
}

export type SessionParameters = Omit<z.output<typeof sessionParameters>, 'line_items'> & {
  line_items: LineItemParameters[]
}

/** What Stripe knows and this server leaves out. Ignoring it would let a mistake through, so it is refused. */
const LEFT_OUT = new Set(
  'adaptive_pricing after_expiration allowed_payment_method_types automatic_tax branding_settings consent_collection custom_fields custom_text customer customer_account customer_update discounts excluded_payment_method_types integration_identifier invoice_creation managed_payments name_collection optional_items origin_context payment_method_collection payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection redirect_on_completion return_url saved_payment_method_options setup_intent_data shipping_address_collection shipping_options subscription_data tax_id_collection wallet_options'.split(
    ' ',
  ),
)

/** Reads the parameters of a new Checkout Session, or throws what Stripe would answer. */
export function readSessionParameters(form: Form): SessionParameters {
  const leftOut = Object.keys(form).find((key) => LEFT_OUT.has(key))
  if (leftOut !== undefined) {
    throw invalidRequest(`The local payments server does not know what to do with '${leftOut}'.`, {
      param: leftOut,
    })
  }
  const parameters = readParameters(sessionParameters, form)
  if (parameters.mode !== 'payment') {
    throw invalidRequest(`The local payments server takes mode 'payment' only.`, {param: 'mode'})
  }
  const items = parameters.line_items ?? []
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
