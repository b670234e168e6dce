import {Hono} from 'hono'
import * as z from 'zod/mini'
import type {Bindings} from '../../stand-in/hung.ts'
import {connectApi} from '../connect/routes.ts'
import {createSession, expireSession} from '../ledger/checkout.ts'
import {createCoupon} from '../ledger/coupons.ts'
import {createRefund} from '../ledger/refunds.ts'
import type {Delivery, WebhookEvent} from '../ledger/tables.ts'
import {readCouponParameters} from './coupon-parameters.ts'
import {changing, reading, type ApiContext} from './endpoint.ts'
import {noSuch, StripeFailure} from './failure.ts'
import {createdParameter, fits, pageOf, pageParameters, within} from './lists.ts'
import {emailAddress, expand, integer, metadata, onlyExpand, readParameters, text} from './parameters.ts'
import {resourcesOf} from './resources.ts'
import {readSessionParameters} from './session-parameters.ts'

/** The part of Stripe's API that a shop with hosted Checkout uses, which gives others their share. */
export function stripeApi(api: ApiContext): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const {ledger} = api

  const found = <T>(object: T | undefined, kind: string, id: string): T => {
    if (object === undefined) throw noSuch(kind, id)
    return object
  }
  const session = (id: string) => found(ledger.get('sessions', id), 'checkout.session', id)

  const {one, list} = resourcesOf(app, api)

  app.post(
    '/checkout/sessions',
    changing(api, readSessionParameters, (tx, parameters) =>
      createSession(tx, parameters, (id) => `${api.url}/pay/${id}`),
    ),
  )
  list(
    '/checkout/sessions',
    z.strictObject({
      ...pageParameters,
      created: createdParameter,
      payment_intent: z.optional(text()),
      status: z.optional(z.enum(['open', 'complete', 'expired'])),
      customer_details: z.optional(z.strictObject({email: emailAddress})),
    }),
    ({created, payment_intent, status, customer_details}) =>
      ledger
        .all('sessions')
        .filter(
          (row) =>
            within(row.created, created) &&
            fits(payment_intent, row.payment_intent) &&
            fits(status, row.status) &&
            fits(customer_details?.email, row.customer_details?.email),
        ),
  )
  one('/checkout/sessions', session)
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

  app.post('/coupons', changing(api, readCouponParameters, createCoupon))
  list('/coupons', z.strictObject({...pageParameters, created: createdParameter}), ({created}) =>
    ledger.all('coupons').filter((row) => within(row.created, created)),
  )
  one('/coupons', (id) => found(ledger.get('coupons', id), 'coupon', id))
  app.delete(
    '/coupons/:id',
    changing(
      api,
      (form, id) => ({id, ...readParameters(onlyExpand, form)}),
      (tx, {id}) => {
        found(tx.get('coupons', id), 'coupon', id)
        tx.remove('coupons', id)
        return {id, object: 'coupon', deleted: true}
      },
    ),
  )

  list('/payment_intents', z.strictObject({...pageParameters, created: createdParameter}), ({created}) =>
    ledger.all('paymentIntents').filter((row) => within(row.created, created)),
  )
  one('/payment_intents', (id) => found(ledger.get('paymentIntents', id), 'payment_intent', id))
  one('/payment_methods', (id) => found(ledger.get('paymentMethods', id), 'payment_method', id))

  list(
    '/charges',
    z.strictObject({...pageParameters, created: createdParameter, payment_intent: z.optional(text())}),
    ({created, payment_intent}) =>
      ledger
        .all('charges')
        .filter((row) => within(row.created, created) && fits(payment_intent, row.payment_intent)),
  )
  one('/charges', (id) => found(ledger.get('charges', id), 'charge', id))

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
  list(
    '/refunds',
    z.strictObject({
      ...pageParameters,
      created: createdParameter,
      payment_intent: z.optional(text()),
      charge: z.optional(text()),
    }),
    ({created, payment_intent, charge}) =>
      ledger
        .all('refunds')
        .filter(
          (row) =>
            within(row.created, created) &&
            fits(payment_intent, row.payment_intent) &&
            fits(charge, row.charge),
        ),
  )
  one('/refunds', (id) => found(ledger.get('refunds', id), 'refund', id))

  list(
    '/disputes',
    z.strictObject({
      ...pageParameters,
      created: createdParameter,
      payment_intent: z.optional(text()),
      charge: z.optional(text()),
    }),
    ({created, payment_intent, charge}) =>
      ledger
        .all('disputes')
        .filter(
          (row) =>
            within(row.created, created) &&
            fits(payment_intent, row.payment_intent) &&
            fits(charge, row.charge),
        ),
  )
  one('/disputes', (id) => found(ledger.get('disputes', id), 'dispute', id))

  const told = (event: WebhookEvent) => withPending(event, ledger.get('deliveries', event.id))
  list(
    '/events',
    z.strictObject({
      ...pageParameters,
      created: createdParameter,
      type: z.optional(text()),
      types: z.optional(z.array(text())),
    }),
    ({created, type, types}) =>
      ledger
        .all('events')
        .filter(
          (row) =>
            within(row.created, created) &&
            (type === undefined || matches(row.type, type)) &&
            (types === undefined || types.some((pattern) => matches(row.type, pattern))),
        )
        .map(told),
  )
  one('/events', (id) => told(found(ledger.get('events', id), 'event', id)))

  connectApi(app, api)

  app.all(
    '/*',
    reading(api, () => {
      throw new StripeFailure(
        404,
        'invalid_request_error',
        'Unrecognized request URL. The local payments server knows checkout sessions, coupons, payment intents, charges, refunds, disputes, accounts, transfers, payouts, the balance and events.',
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
