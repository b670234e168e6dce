import {logger} from 'firebase-functions/logger'
import {onRequest} from 'firebase-functions/v2/https'
import type {Stripe} from 'stripe'
import {findOrderByPayment} from '../orders/order.ts'
import {markRefunded} from '../orders/refund.ts'
import {stripeSecretKey, stripeWebhookSecret} from '../parameters.ts'
import {isAppError} from '../app-error.ts'
import {runtime} from '../runtime.ts'
import {stripe} from '../services/stripe.ts'
import {fulfil} from './fulfil.ts'
import {findSessionByPayment} from './session.ts'

/**
 * When Stripe has news. An event is only a reason to look: what it says is asked of Stripe again, so events may come
 * late, repeated and in any order. 400 for a signature that is not Stripe's; 500 when we fail, so that Stripe sends the
 * event again; 200 for everything else, also for events that do not concern us.
 */
export const stripeWebhook = onRequest(
  {...runtime, secrets: [stripeSecretKey, stripeWebhookSecret], invoker: 'public'},
  async (request, response) => {
    const event = await verify(request.rawBody, request.get('stripe-signature'))
    if (event === null) {
      response.status(400).send('The signature does not fit.')
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
      logger.error('A webhook event failed', {id: event.id, type: event.type, error})
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
    logger.warn('A webhook with a wrong signature', {error: String(error)})
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
  } else if (event.type === 'charge.refunded') {
    await refund(event.data.object)
  } else if (event.type === 'refund.failed') {
    logger.error('Stripe could not give money back', {refund: event.data.object.id})
  }
}

/** The whole charge was given back, here or in Stripe's dashboard. The news may come before that of the payment. */
async function refund(charge: Stripe.Charge): Promise<void> {
  const payment =
    typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id
  if (!charge.refunded || !payment) return
  const known = await findOrderByPayment(payment)
  if (known) return markRefunded(known.id)
  // The order is not known to be paid yet: fulfilling it sees both the payment and that it was given back.
  const sessionId = await findSessionByPayment(payment)
  if (sessionId !== null) await fulfil(sessionId)
}
