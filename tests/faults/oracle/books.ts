import * as z from 'zod/mini'

/*
 * What the oracle reads: the payment service's ledger, the mails that were accepted, and the database. Only what its rules
 * need, and nothing of how it came about. Amounts are in cents.
 */

const seconds = z.number()

/** A reference that is not expanded. */
const id = z.nullable(z.string())

export const ledgerSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      status: z.nullable(z.enum(['open', 'complete', 'expired'])),
      payment_status: z.string(),
      payment_intent: id,
      amount_total: z.nullable(z.int()),
      currency: z.nullable(z.string()),
      client_reference_id: id,
      metadata: z.nullable(z.record(z.string(), z.string())),
    }),
  ),
  paymentIntents: z.array(z.object({id: z.string(), status: z.string()})),
  charges: z.array(
    z.object({
      id: z.string(),
      payment_intent: id,
      paid: z.boolean(),
      amount: z.int(),
      amount_refunded: z.int(),
      refunded: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      payment_intent: id,
      amount: z.int(),
      status: z.nullable(z.string()),
      created: seconds,
      metadata: z.nullable(z.record(z.string(), z.string())),
    }),
  ),
  disputes: z.array(z.object({id: z.string(), payment_intent: id, amount: z.int(), status: z.string()})),
  transfers: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      amount_reversed: z.int(),
      reversed: z.boolean(),
      destination: id,
      metadata: z.record(z.string(), z.string()),
    }),
  ),
})
export type Ledger = z.infer<typeof ledgerSchema>

/** An event that has not come to its end. */
export const eventsSchema = z.array(z.object({id: z.string(), type: z.string()}))

export const mailsSchema = z.array(
  z.object({
    /** the Message-Id header: `<ID OF THE OUTBOX@domain>` */
    name: z.string(),
    to: z.array(z.string()),
    tags: z.array(z.string()),
    /** ms */
    receivedAt: z.number(),
    answerLost: z.boolean(),
  }),
)
export type AcceptedMail = z.infer<typeof mailsSchema>[number]

const orderSchema = z.object({
  userId: z.string(),
  email: z.nullable(z.string()),
  amountCents: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'completed', 'expired', 'cancelled', 'failed', 'refunded']),
  items: z.array(
    z.object({
      lineId: z.string(),
      courseIds: z.array(z.string()),
      for: z.optional(z.string()),
      quantity: z.optional(z.int()),
      givenBackQuantity: z.optional(z.int()),
      priceCents: z.int(),
      discountCents: z.int(),
      taxCents: z.optional(z.int()),
      addedTaxCents: z.optional(z.int()),
      refundedCents: z.int(),
      isGivenBack: z.optional(z.boolean()),
      courses: z.optional(z.array(z.object({courseId: z.string(), shareCents: z.int()}))),
    }),
  ),
  discount: z.optional(z.object({code: z.string(), discountCents: z.int()})),
  tax: z.optional(z.object({country: z.string()})),
  checkoutSessionId: z.nullable(z.string()),
  paymentIntentId: z.nullable(z.string()),
  paymentProcessing: z.boolean(),
  failure: z.optional(z.string()),
  problem: z.optional(z.string()),
  restoredAt: z.optional(z.unknown()),
  personErasedAt: z.optional(z.unknown()),
  refundedCents: z.int(),
  staffRefund: z.optional(z.unknown()),
  dispute: z.optional(z.object({id: z.string(), status: z.string()})),
  chargeback: z.optional(
    z.object({amountCents: z.int(), courses: z.enum(['undecided', 'left', 'withdrawn'])}),
  ),
})

/** The documents of each collection by their ids, as far as the oracle reads them. */
export const databaseSchema = z.object({
  orders: z.record(z.string(), orderSchema),
  enrollments: z.record(
    z.string(),
    z.object({
      userId: z.string(),
      courseId: z.string(),
      orderId: z.nullable(z.string()),
      orderIds: z.optional(z.array(z.string())),
      source: z.optional(z.literal('grant')),
      grantReason: z.optional(z.string()),
      grantedBy: z.optional(z.string()),
    }),
  ),
  claims: z.record(
    z.string(),
    z.object({
      kind: z.optional(z.enum(['gift', 'seat'])),
      teamId: z.optional(z.string()),
      courseIds: z.optional(z.array(z.string())),
      orderId: z.string(),
      lineId: z.string(),
      giverId: z.string(),
      state: z.enum(['held', 'accepted', 'revoked', 'refunded', 'left']),
      uid: z.nullable(z.string()),
      acceptedAt: z.nullable(z.unknown()),
      mails: z.int(),
      /** null once it is paid */
      expireAt: z.nullable(z.unknown()),
    }),
  ),
  teams: z.record(
    z.string(),
    z.object({
      ownerId: z.string(),
      purchases: z.record(
        z.string(),
        z.object({
          orderId: z.string(),
          lineId: z.string(),
          bought: z.int(),
          givenBack: z.int(),
          returning: z.int(),
          used: z.int(),
          isClosed: z.boolean(),
        }),
      ),
      /** null once every seat is as its purchase is */
      dueAt: z.nullable(z.unknown()),
    }),
  ),
  checkouts: z.record(z.string(), z.object({orderId: z.string()})),
  discountCodes: z.record(
    z.string(),
    z.object({
      maxUses: z.nullable(z.int()),
      maxUsesPerPerson: z.nullable(z.int()),
      reserved: z.int(),
      used: z.int(),
      discountedCents: z.int(),
    }),
  ),
  discountUses: z.record(
    z.string(),
    z.object({
      code: z.string(),
      userId: z.string(),
      discountCents: z.int(),
      state: z.enum(['reserved', 'used', 'released']),
    }),
  ),
  invoices: z.record(
    z.string(),
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit-note']),
      orderId: z.string(),
      lines: z.array(z.object({taxCents: z.int(), grossCents: z.int()})),
      netCents: z.int(),
      taxCents: z.int(),
      grossCents: z.int(),
      refundId: z.nullable(z.string()),
      replaces: z.nullable(z.string()),
      replacedBy: z.nullable(z.string()),
      isVoid: z.boolean(),
    }),
  ),
  invoiceSeries: z.record(z.string(), z.object({last: z.int()})),
  taxMonths: z.record(
    z.string(),
    z.object({
      countries: z.optional(
        z.record(
          z.string(),
          z.record(
            z.string(),
            z.record(z.string(), z.object({netCents: z.optional(z.int()), taxCents: z.optional(z.int())})),
          ),
        ),
      ),
    }),
  ),
  /** by `{orderId}/{refundId}` */
  refunds: z.record(
    z.string(),
    z.object({
      state: z.enum(['begun', 'made', 'failed', 'refused']),
      amountCents: z.int(),
      lines: z.array(z.object({lineId: z.string(), amountCents: z.int(), quantity: z.optional(z.int())})),
      stripeId: z.nullable(z.string()),
    }),
  ),
  returns: z.record(
    z.string(),
    z.object({
      status: z.enum(['pending', 'approved', 'rejected']),
      courseIds: z.optional(z.array(z.string())),
      refundFailedAt: z.optional(z.unknown()),
    }),
  ),
  payouts: z.record(
    z.string(),
    z.object({
      state: z.enum(['planned', 'sent', 'paid', 'failed']),
      amountCents: z.int(),
      reversedCents: z.int(),
      transferId: z.nullable(z.string()),
      stripeAccountId: z.string(),
    }),
  ),
  /** of the teachers' balances */
  ledger: z.record(z.string(), z.object({amountCents: z.int(), payoutId: z.optional(z.string())})),
  problems: z.record(
    z.string(),
    z.object({
      kind: z.string(),
      orderId: z.nullable(z.string()),
      settledAt: z.nullable(z.unknown()),
    }),
  ),
  mail: z.record(
    z.string(),
    z.object({
      to: z.array(z.string()),
      content: z.looseObject({kind: z.string()}),
      state: z.enum(['held', 'queued', 'sending', 'sent', 'split', 'skipped', 'failed']),
      lastError: z.nullable(z.string()),
    }),
  ),
})
export type Database = z.infer<typeof databaseSchema>
export type Order = Database['orders'][string]

/** A time (ms) in which work of the shop was cut off: a process was killed, or the database fell back to an older state. */
export interface Interruption {
  from: number
  to: number
}

export interface Books {
  ledger: Ledger
  /** what is still to be delivered to the shop's webhook */
  waitingEvents: z.infer<typeof eventsSchema>
  mails: AcceptedMail[]
  database: Database
  interruptions: Interruption[]
}
