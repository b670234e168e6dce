import type Stripe from 'stripe'
import * as z from 'zod/mini'
import {invalidRequest} from '../api/failure.ts'
import type {Form} from '../api/form.ts'
import {currency, expand, integer, metadata, readParameters, text} from '../api/parameters.ts'

type FieldsOf<T> = {[K in keyof T]?: z.ZodMiniType}

const transferParameters = z.strictObject({
  amount: integer(1),
  currency,
  destination: text(),
  description: z.optional(text()),
  metadata: z.optional(metadata),
  transfer_group: z.optional(text()),
  expand,
} satisfies FieldsOf<Stripe.TransferCreateParams>)

export type TransferParameters = z.output<typeof transferParameters>

/** What Stripe knows and this server leaves out: the money of one charge, or of one kind of payment. */
const LEFT_OUT: Record<Exclude<keyof Stripe.TransferCreateParams, keyof TransferParameters>, true> = {
  source_transaction: true,
  source_type: true,
}

/** Reads the parameters of a new transfer, or throws what Stripe would answer. */
export function readTransferParameters(form: Form): TransferParameters {
  const leftOut = Object.keys(form).find((key) => Object.hasOwn(LEFT_OUT, key))
  if (leftOut !== undefined)
    throw invalidRequest(`The local payments server does not know what to do with '${leftOut}'.`, {
      param: leftOut,
    })
  return readParameters(transferParameters, form)
}

/** Of `refund_application_fee` there is nothing here: the shop takes no such fees. */
export const reversalParameters = z.strictObject({
  amount: z.optional(integer(1)),
  description: z.optional(text()),
  metadata: z.optional(metadata),
  expand,
} satisfies FieldsOf<Stripe.TransferCreateReversalParams>)

export type ReversalParameters = z.output<typeof reversalParameters>
