import * as z from 'zod/mini'
import {isAppError} from '../app-error.ts'
import type {HttpHandler} from '../http-handler.ts'
import {log} from '../services/log.ts'
import {stripe} from '../services/stripe.ts'

const anyEventSchema = z.looseObject({id: z.string(), type: z.string(), data: z.looseObject({})})

/** An id of Stripe's; of any other text the address of a request would be made. */
export const stripeId = z.string().check(z.regex(/^\w{1,255}$/))

/**
 * What answers an endpoint that Stripe sends events to. What an event says is fetched from Stripe again, so events may come late,
 * repeated and in any order. 400 for a signature that is not Stripe's, and for what is signed and is no event; 500 for an error of
 * ours, so that Stripe repeats the event; 200 for everything else, also for events that do not concern us.
 * @param types of the events that do
 * @param schema all that is used of them
 */
export function stripeNews<Event extends {id: string; type: string}>(
  secret: {value: () => string},
  types: readonly string[],
  schema: z.ZodMiniType<Event>,
  handle: (event: Event) => Promise<void>,
): HttpHandler {
  return async (request, response) => {
    const verified = await verify(request.rawBody, request.get('stripe-signature'), secret.value())
    const parsed = anyEventSchema.safeParse(verified)
    if (!parsed.success) {
      log('webhook-refused', {service: 'stripe', why: verified === null ? 'signature' : 'incomplete'})
      response.status(400).send('This is not an event that Stripe has signed.')
      return
    }
    if (!types.includes(parsed.data.type)) {
      response.status(200).json({received: true})
      return
    }
    const known = schema.safeParse(parsed.data)
    if (!known.success) {
      log('webhook-refused', {service: 'stripe', why: 'incomplete'})
      response.status(400).send('This event is not complete.')
      return
    }
    const {id: eventId, type} = known.data
    const about = {service: 'stripe', eventId, type} as const
    try {
      await handle(known.data)
      response.status(200).json({received: true})
    } catch (error) {
      if (isAppError(error, 'unknown-session') || isAppError(error, 'unknown-teacher')) {
        log('webhook-ignored', about)
        response.status(200).json({received: true})
        return
      }
      log('webhook-failed', about, error)
      response.status(500).send('Try again.')
    }
  }
}

async function verify(
  body: Buffer | undefined,
  signature: string | undefined,
  secret: string,
): Promise<unknown> {
  if (!body || !signature) return null
  const client = await stripe()
  try {
    return client.webhooks.constructEvent(body, signature, secret)
  } catch {
    return null
  }
}
