import type Stripe from 'stripe'
import * as z from 'zod/mini'
import {invalidRequest} from '../api/failure.ts'
import type {Form} from '../api/form.ts'
import {boolean, emailAddress, expand, metadata, readParameters, text, webAddress} from '../api/parameters.ts'
import {COUNTRIES} from '../ledger/tax-rates.ts'

type FieldsOf<T> = {[K in keyof T]?: z.ZodMiniType}

const country = z.string().check(
  z.refine((value: string) => COUNTRIES.some((one) => one.country === value), {
    error: 'The local payments server knows no accounts of that country.',
  }),
)

const controller = z.strictObject({
  fees: z.strictObject({payer: z.enum(['application'])}),
  losses: z.strictObject({payments: z.enum(['application'])}),
  requirement_collection: z._default(z.enum(['stripe']), 'stripe'),
  stripe_dashboard: z.strictObject({type: z.enum(['express'])}),
} satisfies FieldsOf<Stripe.AccountCreateParams.Controller>)

const capabilities = z.strictObject({
  transfers: z.optional(z.strictObject({requested: boolean})),
} satisfies FieldsOf<Stripe.AccountCreateParams.Capabilities>)

const businessProfile = z.strictObject({
  mcc: z.optional(text(4)),
  name: z.optional(text()),
  product_description: z.optional(text(40_000)),
  support_email: z.optional(emailAddress),
  url: z.optional(webAddress),
} satisfies FieldsOf<Stripe.AccountCreateParams.BusinessProfile>)

const changes = {
  business_profile: z.optional(businessProfile),
  capabilities: z.optional(capabilities),
  email: z.optional(emailAddress),
  metadata: z.optional(metadata),
  expand,
} satisfies FieldsOf<Stripe.AccountUpdateParams>

const accountParameters = z.strictObject({
  ...changes,
  business_type: z.optional(z.enum(['individual'])),
  controller,
  country: z.optional(country),
} satisfies FieldsOf<Stripe.AccountCreateParams>)

const accountChanges = z.strictObject(changes)

export type AccountParameters = z.output<typeof accountParameters>
export type AccountChanges = z.output<typeof accountChanges>

/** What Stripe knows and this server leaves out: what an account that Stripe asks itself is not told by the shop, too. */
const LEFT_OUT: Record<
  Exclude<
    keyof Stripe.AccountCreateParams | keyof Stripe.AccountUpdateParams,
    keyof z.output<typeof accountParameters>
  >,
  true
> = {
  account_token: true,
  company: true,
  default_currency: true,
  documents: true,
  external_account: true,
  groups: true,
  individual: true,
  settings: true,
  tos_acceptance: true,
  type: true,
}

/** Reads the parameters of a new account, or throws what Stripe would answer. */
export function readAccountParameters(form: Form): AccountParameters {
  refuseLeftOut(form)
  return readParameters(accountParameters, form)
}

/** Reads what is to change of an account. */
export function readAccountChanges(form: Form): AccountChanges {
  refuseLeftOut(form)
  return readParameters(accountChanges, form)
}

function refuseLeftOut(form: Form) {
  const leftOut = Object.keys(form).find((key) => Object.hasOwn(LEFT_OUT, key))
  if (leftOut !== undefined)
    throw invalidRequest(
      `The local payments server makes accounts with \`controller\`, which Stripe asks for the rest itself: it does not know what to do with '${leftOut}'.`,
      {param: leftOut},
    )
}

const linkParameters = z.strictObject({
  account: text(),
  type: z.enum(['account_onboarding', 'account_update']),
  collection_options: z.optional(
    z.strictObject({
      fields: z.optional(z.enum(['currently_due', 'eventually_due'])),
      future_requirements: z.optional(z.enum(['include', 'omit'])),
    } satisfies FieldsOf<Stripe.AccountLinkCreateParams.CollectionOptions>),
  ),
  refresh_url: webAddress,
  return_url: webAddress,
  expand,
} satisfies FieldsOf<Stripe.AccountLinkCreateParams>)

export type LinkParameters = z.output<typeof linkParameters>

/** Reads the parameters of a link to the form of an account. */
export function readLinkParameters(form: Form): LinkParameters {
  const parameters = readParameters(linkParameters, form)
  if (parameters.type === 'account_update')
    throw invalidRequest(
      'You cannot create `account_update` type Account Links for this account. Valid types are: [`account_onboarding`].',
      {param: 'type'},
    )
  return parameters
}
