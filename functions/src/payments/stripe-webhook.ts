import type {Stripe} from 'stripe'
import * as z from 'zod/mini'
import {fulfil} from '../checkout/fulfil.ts'
import {stripeWebhookSecret} from '../parameters.ts'
import {applyDisputes} from './disputes.ts'
import {applyRefunds} from './refunds.ts'
import {stripeId, stripeNews} from './stripe-news.ts'

/** The events that concern us. A refund may be made in Stripe's dashboard, and fail days later. */
const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies readonly Stripe.Event.Type[]

/** All that is used of an event: what it is about is fetched again. */
const eventSchema = z.object({
  id: z.string(),
  type: z.enum(TYPES),
  data: z.object({object: z.object({id: stripeId, payment_intent: z.nullish(stripeId)})}),
})

/** When Stripe reports an event of the shop's own account. */
export const stripeWebhook = stripeNews(stripeWebhookSecret, TYPES, eventSchema, async ({type, data}) => {
  const {id, payment_intent: payment = null} = data.object
  if (type.startsWith('checkout.session.')) await fulfil(id)
  else if (payment !== null && type.startsWith('charge.dispute.')) await applyDisputes(payment)
  else if (payment !== null) await applyRefunds(payment)
})
