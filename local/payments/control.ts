/*
 * What tests can tell the payments server. Everything takes and answers JSON; an error is {error: {message}}.
 *
 *   GET  /_control/state                      {webhooks: {hold, twice, reverse}, deliveries: {pending, held, delivered, failed}, fault, struck, sessions}
 *   GET  /_control/ledger                     {sessions, paymentIntents, charges, refunds, disputes, accounts, transfers, payouts}:
 *                                             all there are, oldest first
 *   POST /_control/reset                      forgets everything and stops failing
 *
 *   POST /_control/sessions/ID/pay            {method?: card | paypal | us_bank_account, card?, email?, name?, country?, business?: {company, taxId, line1,
 *                                             postalCode, city}, settle?: succeed | fail | wait, seconds?}
 *                                             pays without the page; answers {result: paid | processing | declined, redirect, message?}
 *   POST /_control/sessions/ID/expire         answers the session
 *   POST /_control/sessions/ID/settle         {outcome: succeed | fail}: ends a bank transfer now; answers the session
 *   POST /_control/sessions/ID/dispute        {reason?, amount?, inquiry?}: the payer's bank wants the money back, or only asks; answers the dispute
 *   POST /_control/disputes/ID/escalate       an inquiry becomes a dispute; answers it
 *   POST /_control/disputes/ID/close          {outcome: won | lost | warning_closed}, also once more; answers the dispute
 *   POST /_control/refunds/ID/end             {outcome: succeeded | failed}: ends a refund, as the bank would later
 *
 *   GET  /_control/webhooks?state=            {settings, deliveries: [{id, type, state, attempts: [{at, status, error}], …}]}, newest first
 *   POST /_control/webhooks                   {hold?, twice?, reverse?}: for events from now on; answers the settings
 *   POST /_control/webhooks/release           {order?: forward | reverse, event?}: sends what is held, one after the other; resolves when sent
 *   POST /_control/webhooks/drop              {event?}: what is held is never sent; answers {dropped}
 *   POST /_control/webhooks/drain             {ms?}: resolves when none is under way or due (or after ms, 10000); answers {pending}
 *   POST /_control/webhooks/EVENT/resend      sends an event once more
 *
 *   POST /_control/history                    {purchases: [{orderId, userId, email, name, siteUrl, items, at, paid, refund}],
 *                                             payee: {email, payouts: [{id, amountCents, at, arrivedAt}]}}: what was bought before, and
 *                                             what somebody was paid; answers {payments: {ORDER: {sessionId, paymentIntentId, refundId}},
 *                                             payee: {account, payouts: {PAYOUT: {transferId, bankPayoutId}}}}
 *
 *   POST /_control/fail                       {mode: none | error | hang | lost | slow, times?, status?, ms?, method?, path?}
 *                                             makes the Stripe API fail (see faults.ts); answers what is set
 *
 * Of accounts and transfers: connect/control.ts.
 */
import {Hono} from 'hono'
import * as z from 'zod/mini'
import type {Bindings} from '../stand-in/hung.ts'
import type {Actions} from './actions.ts'
import type {ApiContext} from './api/endpoint.ts'
import {noSuch, StripeFailure} from './api/failure.ts'
import {jsonOf} from './api/json.ts'
import type {ConnectActions} from './connect/actions.ts'
import {connectControl} from './connect/control.ts'
import {faultSchema} from './faults.ts'
import {DISPUTE_OUTCOMES} from './ledger/disputes.ts'
import {deliveriesIn, webhookSettings} from './ledger/events.ts'
import {recordPayouts} from './connect/past-payouts.ts'
import {recordPurchase} from './ledger/history.ts'
import {paymentForm, readPayment} from './page/payment-form.ts'
import {successAddress} from './page/return-address.ts'

const STATES = ['pending', 'held', 'delivered', 'failed'] as const

const payBody = z.strictObject({
  method: z._default(z.enum(['card', 'paypal', 'us_bank_account']), 'card'),
  card: z._default(z.string(), '4242424242424242'),
  email: z.optional(z.string()),
  name: z._default(z.string(), 'Test Payer'),
  country: z._default(z.string(), 'US'),
  business: z.optional(
    z.strictObject({
      company: z.string(),
      taxId: z.string(),
      line1: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
  ),
  settle: z._default(z.enum(['succeed', 'fail', 'wait']), 'succeed'),
  seconds: z._default(z.number(), 0),
})
const webhooksBody = z.strictObject({
  hold: z.optional(z.boolean()),
  twice: z.optional(z.boolean()),
  reverse: z.optional(z.boolean()),
})
const releaseBody = z.strictObject({
  order: z._default(z.enum(['forward', 'reverse']), 'forward'),
  event: z.optional(z.string()),
})
const dropBody = z.strictObject({event: z.optional(z.string())})

/** Times are in ms, money in cents. */
const historyBody = z.strictObject({
  purchases: z.array(
    z.strictObject({
      orderId: z.string(),
      userId: z.string(),
      email: z.string(),
      name: z.string(),
      siteUrl: z.string(),
      items: z.array(z.strictObject({title: z.string(), priceCents: z.int()})),
      at: z.int(),
      paid: z.boolean(),
      refund: z.nullable(z.strictObject({id: z.string(), amountCents: z.int(), at: z.int()})),
    }),
  ),
  payee: z.strictObject({
    email: z.string(),
    payouts: z.array(
      z.strictObject({id: z.string(), amountCents: z.int(), at: z.int(), arrivedAt: z.nullable(z.int())}),
    ),
  }),
})

export function controlRoutes(
  api: ApiContext,
  actions: Actions,
  connectActions: ConnectActions,
): Hono<Bindings> {
  const {ledger, faults} = api
  const app = new Hono<Bindings>()

  app.onError((error, c) => {
    if (error instanceof StripeFailure) return Response.json({error: error.body}, {status: error.status})
    if (error instanceof z.core.$ZodError) return c.json({error: {message: z.prettifyError(error)}}, 400)
    console.error('payments:', error)
    return c.json({error: {message: 'Internal error'}}, 500)
  })

  const session = (id: string) => {
    const found = ledger.get('sessions', id)
    if (found === undefined) throw noSuch('checkout.session', id)
    return found
  }

  app.get('/state', (c) =>
    c.json({
      webhooks: webhookSettings(ledger),
      deliveries: Object.fromEntries(STATES.map((state) => [state, deliveriesIn(state, ledger).length])),
      fault: faults.current,
      struck: Object.fromEntries(faults.struck),
      sessions: ledger.all('sessions').length,
    }),
  )
  app.get('/ledger', (c) =>
    c.json({
      sessions: ledger.all('sessions'),
      paymentIntents: ledger.all('paymentIntents'),
      charges: ledger.all('charges'),
      refunds: ledger.all('refunds'),
      disputes: ledger.all('disputes'),
      accounts: ledger.all('accounts'),
      transfers: ledger.all('accountTransfers'),
      payouts: ledger.all('payouts'),
    }),
  )
  app.post('/reset', async (c) => {
    faults.set({mode: 'none', status: 500, ms: 0, also: false})
    await actions.reset()
    return c.json({})
  })

  app.post('/sessions/:id/pay', async (c) => {
    const target = session(c.req.param('id'))
    const body = payBody.parse(await jsonOf(c.req.raw))
    const form = paymentForm.parse({
      method: body.method,
      email: body.email ?? target.customer_email ?? 'payer@lectern.test',
      number: body.card,
      expiry: '12/40',
      cvc: '123',
      name: body.name,
      account: body.name,
      country: body.country,
      ...(body.business && {business: 'on', ...body.business}),
      settle: body.settle,
      seconds: String(body.seconds),
    })
    const read = readPayment(form, target.payment_method_types)
    if (!read.ok) return c.json({error: {message: Object.values(read.errors).join(' ')}}, 400)
    const paid = await actions.pay(target.id, read.payment)
    if (!paid.ok) return c.json({result: 'declined', redirect: null, message: paid.message})
    const result = paid.session.payment_status === 'paid' ? 'paid' : 'processing'
    return c.json({result, redirect: successAddress(paid.session)})
  })
  app.post('/sessions/:id/expire', async (c) => c.json(await actions.expire(c.req.param('id'))))
  app.post('/sessions/:id/settle', async (c) => {
    const {outcome} = z.strictObject({outcome: z.enum(['succeed', 'fail'])}).parse(await jsonOf(c.req.raw))
    await actions.settle(c.req.param('id'), outcome)
    return c.json(session(c.req.param('id')))
  })
  app.post('/sessions/:id/dispute', async (c) => {
    const asked = z
      .strictObject({
        reason: z._default(z.string(), 'fraudulent'),
        amount: z.optional(z.int()),
        inquiry: z.optional(z.boolean()),
      })
      .parse(await jsonOf(c.req.raw))
    return c.json(await actions.dispute(c.req.param('id'), asked))
  })
  app.post('/disputes/:id/escalate', async (c) => {
    await actions.escalateDispute(c.req.param('id'))
    return c.json(ledger.get('disputes', c.req.param('id')))
  })
  app.post('/disputes/:id/close', async (c) => {
    const {outcome} = z.strictObject({outcome: z.enum(DISPUTE_OUTCOMES)}).parse(await jsonOf(c.req.raw))
    await actions.closeDispute(c.req.param('id'), outcome)
    return c.json(ledger.get('disputes', c.req.param('id')))
  })
  app.post('/refunds/:id/end', async (c) => {
    const {outcome} = z
      .strictObject({outcome: z.enum(['succeeded', 'failed'])})
      .parse(await jsonOf(c.req.raw))
    const id = c.req.param('id')
    if (ledger.get('refunds', id) === undefined) throw noSuch('refund', id)
    await actions.endRefund(id, outcome)
    return c.json(ledger.get('refunds', id))
  })

  app.get('/webhooks', (c) => {
    const {state} = z.object({state: z.optional(z.enum(STATES))}).parse(c.req.query())
    const deliveries = state === undefined ? ledger.all('deliveries') : deliveriesIn(state, ledger)
    return c.json({settings: webhookSettings(ledger), deliveries: deliveries.toReversed()})
  })
  app.post('/webhooks', async (c) =>
    c.json(await actions.setWebhooks(webhooksBody.parse(await jsonOf(c.req.raw)))),
  )
  app.post('/webhooks/release', async (c) => {
    const {order, event} = releaseBody.parse(await jsonOf(c.req.raw))
    const released = deliveriesIn('held', ledger).length
    await actions.release(order, event)
    return c.json({released})
  })
  app.post('/webhooks/drop', async (c) => {
    const {event} = dropBody.parse(await jsonOf(c.req.raw))
    return c.json({dropped: await actions.dropHeld(event)})
  })
  app.post('/webhooks/drain', async (c) => {
    const {ms} = z.strictObject({ms: z._default(z.number(), 10_000)}).parse(await jsonOf(c.req.raw))
    const end = Date.now() + ms
    while (deliveriesIn('pending', ledger).length > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return c.json({pending: deliveriesIn('pending', ledger).length})
  })
  app.post('/webhooks/:event/resend', async (c) => {
    const id = c.req.param('event')
    if (ledger.get('deliveries', id) === undefined) throw noSuch('event', id)
    await actions.resend(id)
    return c.json(ledger.get('deliveries', id))
  })

  app.post('/history', async (c) => {
    const past = historyBody.parse(await jsonOf(c.req.raw))
    const recorded = ledger.transact((tx) => ({
      payments: Object.fromEntries(
        past.purchases.map((purchase) => [purchase.orderId, recordPurchase(tx, purchase, api.url)] as const),
      ),
      payee: recordPayouts(tx, past.payee),
    }))
    await ledger.durable()
    return c.json(recorded)
  })

  app.route('/', connectControl(api, connectActions))

  app.post('/fail', async (c) => {
    faults.set(faultSchema.parse(await jsonOf(c.req.raw)))
    return c.json(faults.current)
  })
  return app
}
