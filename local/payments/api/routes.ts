import {Hono} from 'hono'
import * as z from 'zod/mini'
import {createSession, expireSession} from '../ledger/checkout.ts'
import {createRefund} from '../ledger/refunds.ts'
import type {Delivery, WebhookEvent} from '../ledger/tables.ts'
import {changing, reading, type ApiContext, type Bindings} from './endpoint.ts'
import {noSuch, StripeFailure} from './failure.ts'
import {createdParameter, pageOf, pageParameters, within} from './lists.ts'
import {emailAddress, expand, integer, metadata, readParameters, text} from './parameters.ts'
import {readSessionParameters} from './session-parameters.ts'

const onlyExpand = z.strictObject({expand})

/** The part of Stripe's API that a shop with hosted Checkout uses. */
export function stripeApi(api: ApiContext): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const {ledger} = api

  const found = <T>(object: T | undefined, kind: string, id: string): T => {
    if (object === undefined) throw noSuch(kind, id)
    return object
  }
  const session = (id: string) => found(ledger.get('sessions', id), 'checkout.session', id)
  const paymentIntent = (id: string) => found(ledger.get('paymentIntents', id), 'payment_intent', id)
  const charge = (id: string) => found(ledger.get('charges', id), 'charge', id)

  app.post(
    '/checkout/sessions',
    changing(api, readSessionParameters, (tx, parameters) =>
      createSession(tx, parameters, (id) => `${api.url}/pay/${id}`),
    ),
  )
  app.get(
    '/checkout/sessions',
    reading(api, (form) => {
      const parameters = readParameters(
        z.strictObject({
          ...pageParameters,
          created: createdParameter,
          payment_intent: z.optional(text()),
          status: z.optional(z.enum(['open', 'complete', 'expired'])),
          customer_details: z.optional(z.strictObject({email: emailAddress})),
        }),
        form,
      )
      const {created, payment_intent, status, customer_details} = parameters
      const rows = ledger
        .all('sessions')
        .filter(
          (row) =>
            within(row.created, created) &&
            (payment_intent === undefined || row.payment_intent === payment_intent) &&
            (status === undefined || row.status === status) &&
            (customer_details === undefined || row.customer_details?.email === customer_details.email),
        )
      return {
        result: pageOf(rows.toReversed(), parameters, '/v1/checkout/sessions'),
        expand: parameters.expand,
      }
    }),
  )
  app.get(
    '/checkout/sessions/:id',
    reading(api, (form, id) => {
      const {expand} = readParameters(onlyExpand, form)
      return {result: session(id), expand}
    }),
  )
  app.post(
    '/checkout/sessions/:id',
    changing(
      api,
      (form, id) => ({id, ...readParameters(z.strictObject({metadata: z.optional(metadata), expand}), form)}),
      (tx, {id, metadata: changes}) => {
        const row = session(id)
        const merged = Object.entries({...row.metadata, ...changes}).filter(([, value]) => value !== '')
        const updated = {...row, metadata: Object.fromEntries(merged)}
        tx.put('sessions', id, updated)
        return updated
      },
    ),
  )
  app.post(
    '/checkout/sessions/:id/expire',
    changing(
      api,
      (form, id) => ({id, ...readParameters(onlyExpand, form)}),
      (tx, {id}, cause) => expireSession(tx, session(id), cause),
    ),
  )
  app.get(
    '/checkout/sessions/:id/line_items',
    reading(api, (form, id) => {
      const parameters = readParameters(z.strictObject(pageParameters), form)
      const items = ledger.get('lineItems', session(id).id)?.items ?? []
      const url = `/v1/checkout/sessions/${id}/line_items`
      return {result: pageOf(items, parameters, url), expand: parameters.expand}
    }),
  )

  app.get(
    '/payment_intents',
    reading(api, (form) => {
      const parameters = readParameters(z.strictObject({...pageParameters, created: createdParameter}), form)
      const rows = ledger.all('paymentIntents').filter((row) => within(row.created, parameters.created))
      return {result: pageOf(rows.toReversed(), parameters, '/v1/payment_intents'), expand: parameters.expand}
    }),
  )
  app.get(
    '/payment_intents/:id',
    reading(api, (form, id) => {
      const {expand} = readParameters(onlyExpand, form)
      return {result: paymentIntent(id), expand}
    }),
  )
  app.get(
    '/payment_methods/:id',
    reading(api, (form, id) => {
      const {expand} = readParameters(onlyExpand, form)
      return {result: found(ledger.get('paymentMethods', id), 'payment_method', id), expand}
    }),
  )
  app.get(
    '/charges',
    reading(api, (form) => {
      const parameters = readParameters(
        z.strictObject({...pageParameters, created: createdParameter, payment_intent: z.optional(text())}),
        form,
      )
      const {created, payment_intent} = parameters
      const rows = ledger
        .all('charges')
        .filter(
          (row) =>
            within(row.created, created) &&
            (payment_intent === undefined || row.payment_intent === payment_intent),
        )
      return {result: pageOf(rows.toReversed(), parameters, '/v1/charges'), expand: parameters.expand}
    }),
  )
  app.get(
    '/charges/:id',
    reading(api, (form, id) => {
      const {expand} = readParameters(onlyExpand, form)
      return {result: charge(id), expand}
    }),
  )

  app.post(
    '/refunds',
    changing(
      api,
      (form) =>
        readParameters(
          z.strictObject({
            payment_intent: z.optional(text()),
            charge: z.optional(text()),
            amount: z.optional(integer(1)),
            reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
            metadata: z.optional(metadata),
            expand,
          }),
          form,
        ),
      (tx, parameters, cause) => createRefund(tx, parameters, cause),
    ),
  )
  app.get(
    '/refunds',
    reading(api, (form) => {
      const parameters = readParameters(
        z.strictObject({
          ...pageParameters,
          created: createdParameter,
          payment_intent: z.optional(text()),
          charge: z.optional(text()),
        }),
        form,
      )
      const {created, payment_intent, charge} = parameters
      const rows = ledger
        .all('refunds')
        .filter(
          (row) =>
            within(row.created, created) &&
            (payment_intent === undefined || row.payment_intent === payment_intent) &&
            (charge === undefined || row.charge === charge),
        )
      return {result: pageOf(rows.toReversed(), parameters, '/v1/refunds'), expand: parameters.expand}
    }),
  )
  app.get(
    '/refunds/:id',
    reading(api, (form, id) => {
      const {expand} = readParameters(onlyExpand, form)
      return {result: found(ledger.get('refunds', id), 'refund', id), expand}
    }),
  )

  app.get(
    '/events',
    reading(api, (form) => {
      const parameters = readParameters(
        z.strictObject({
          ...pageParameters,
          created: createdParameter,
          type: z.optional(text()),
          types: z.optional(z.array(text())),
        }),
        form,
      )
      const {created, type, types} = parameters
      const rows = ledger
        .all('events')
        .filter(
          (row) =>
            within(row.created, created) &&
            (type === undefined || matches(row.type, type)) &&
            (types === undefined || types.some((one) => matches(row.type, one))),
        )
        .map((event) => withPending(event, ledger.get('deliveries', event.id)))
      return {result: pageOf(rows.toReversed(), parameters, '/v1/events'), expand: parameters.expand}
    }),
  )
  app.get(
    '/events/:id',
    reading(api, (form, id) => {
      const {expand} = readParameters(onlyExpand, form)
      const event = found(ledger.get('events', id), 'event', id)
      return {result: withPending(event, ledger.get('deliveries', id)), expand}
    }),
  )

  app.all(
    '/*',
    reading(api, () => {
      throw new StripeFailure(
        404,
        'invalid_request_error',
        'Unrecognized request URL. The local payments server knows checkout sessions, payment intents, charges, refunds and events.',
      )
    }),
  )
  return app
}

/** `charge.*` stands for every event of charges. */
const matches = (type: string, pattern: string) =>
  pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern

const withPending = (event: WebhookEvent, delivery: Delivery | undefined): WebhookEvent => ({
  ...event,
  pending_webhooks: delivery === undefined || delivery.state === 'delivered' ? 0 : 1,
})
