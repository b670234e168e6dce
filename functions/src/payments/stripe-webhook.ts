import {logger} from 'firebase-functions/logger'
import {onRequest} from 'firebase-functions/v2/https'
import type {Stripe} from 'stripe'
import {fulfil} from '../checkout/fulfil.ts'
import {stripeSecretKey, stripeWebhookSecret} from '../parameters.ts'
import {isAppError} from '../app-error.ts'
import {runtime} from '../runtime.ts'
import {stripe} from '../services/stripe.ts'
import {fetchDispute} from './disputes.ts'
import {applyRefunds} from './refunds.ts'

/**
 * When Stripe reports an event. What an event says is fetched from Stripe again, so events may come late, repeated and in
 * any order. 400 for a signature that is not Stripe's; 500 for an error of ours, so that Stripe repeats the event; 200 for
 * everything else, also for events that do not concern us.
 */
export const stripeWebhook = onRequest(
  {...runtime, secrets: [stripeSecretKey, stripeWebhookSecret], invoker: 'public'},
  async (request, response) => {
    const event = await verify(request.rawBody, request.get('stripe-signature'))
    if (event === null) {
      response.status(400).send('The signature is not valid.')
      return
    }
    try {
      await handle(event)
      response.status(200).json({received: true})
    } catch (error) {
      if (isAppError(error, 'unknown-session')) {
        logger.info('An event about a payment that is not an order of ours', {id: event.id, type: event.type})
        response.status(200).json({received: true})
        return
      }
      logger.error('A Stripe webhook event failed', {id: event.id, type: event.type, error})
      response.status(500).send('Try again.')
    }
  },
)

async function verify(body: Buffer | undefined, signature: string | undefined): Promise<Stripe.Event | null> {
  if (!body || !signature) return null
  const client = await stripe()
  try {
    return client.webhooks.constructEvent(body, signature, stripeWebhookSecret.value())
  } catch (error) {
    logger.warn('A Stripe webhook with an invalid signature', {error: String(error)})
    return null
  }
}

async function handle(event: Stripe.Event): Promise<void> {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.async_payment_failed' ||
    event.type === 'checkout.session.expired'
  ) {
    await fulfil(event.data.object.id)
  } else if (isAboutDispute(event)) {
    await fetchDispute(event.data.object.id)
  } else if (isAboutRefund(event)) {
    const {payment_intent: payment} = event.data.object
    const id = typeof payment === 'string' ? payment : payment?.id
    if (id !== undefined) await applyRefunds(id)
  }
}

type DisputeEvent =
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeUpdatedEvent
  | Stripe.ChargeDisputeClosedEvent
  | Stripe.ChargeDisputeFundsWithdrawnEvent
  | Stripe.ChargeDisputeFundsReinstatedEvent

function isAboutDispute(event: Stripe.Event): event is DisputeEvent {
  return event.type.startsWith('charge.dispute.')
}

type RefundEvent = Stripe.ChargeRefundedEvent | Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent

/** A refund was made, by us or in Stripe's dashboard, or has changed since: it may fail days later. */
function isAboutRefund(event: Stripe.Event): event is RefundEvent {
  return event.type === 'charge.refunded' || event.type === 'refund.updated' || event.type === 'refund.failed'
}
