import type {Request, Response} from '../http-handler.ts'
import type {Stripe} from 'stripe'
import * as z from 'zod/mini'
import {fulfil} from '../checkout/fulfil.ts'
import {stripeWebhookSecret} from '../parameters.ts'
import {isAppError} from '../app-error.ts'
import {log} from '../services/log.ts'
import {stripe} from '../services/stripe.ts'
import {applyDisputes} from './disputes.ts'
import {applyRefunds} from './refunds.ts'

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

const anyEventSchema = z.looseObject({id: z.string(), type: z.string(), data: z.looseObject({})})

/** An id of Stripe's; of any other text the address of a request would be made. */
const stripeId = z.string().check(z.regex(/^\w{1,255}$/))

/** All that is used of an event: what it is about is fetched again. */
const eventSchema = z.object({
  id: z.string(),
  type: z.enum(TYPES),
  data: z.object({object: z.object({id: stripeId, payment_intent: z.nullish(stripeId)})}),
})
type Event = z.infer<typeof eventSchema>

/**
 * When Stripe reports an event. What an event says is fetched from Stripe again, so events may come late, repeated and in
 * any order. 400 for a signature that is not Stripe's, and for what is signed and is no event; 500 for an error of ours, so
 * that Stripe repeats the event; 200 for everything else, also for events that do not concern us.
 */
export async function stripeWebhook(request: Request, response: Response): Promise<void> {
  const verified = await verify(request.rawBody, request.get('stripe-signature'))
  const parsed = anyEventSchema.safeParse(verified)
  if (!parsed.success) {
    log('webhook-refused', {service: 'stripe', why: verified === null ? 'signature' : 'incomplete'})
    response.status(400).send('This is not an event that Stripe has signed.')
    return
  }
  if (!TYPES.some((type) => type === parsed.data.type)) {
    response.status(200).json({received: true})
    return
  }
  const known = eventSchema.safeParse(parsed.data)
  if (!known.success) {
    log('webhook-refused', {service: 'stripe', why: 'incomplete'})
    response.status(400).send('This event is not complete.')
    return
  }
  const event = known.data
  const about = {service: 'stripe', eventId: event.id, type: event.type} as const
  try {
    await handle(event)
    response.status(200).json({received: true})
  } catch (error) {
    if (isAppError(error, 'unknown-session')) {
      log('webhook-ignored', about)
      response.status(200).json({received: true})
      return
    }
    log('webhook-failed', about, error)
    response.status(500).send('Try again.')
  }
}

async function verify(body: Buffer | undefined, signature: string | undefined): Promise<unknown> {
  if (!body || !signature) return null
  const client = await stripe()
  try {
    return client.webhooks.constructEvent(body, signature, stripeWebhookSecret.value())
  } catch {
    return null
  }
}

async function handle(event: Event): Promise<void> {
  const {type, data} = event
  const {id, payment_intent: payment = null} = data.object
  if (type.startsWith('checkout.session.')) await fulfil(id)
  else if (payment !== null && type.startsWith('charge.dispute.')) await applyDisputes(payment)
  else if (payment !== null) await applyRefunds(payment)
}
