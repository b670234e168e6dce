import {createHash} from 'node:crypto'
import {Hono} from 'hono'
import {pageHeaders} from '../../stand-in/document.ts'
import type {Bindings} from '../../stand-in/hung.ts'
import type {Actions} from '../actions.ts'
import type {ApiContext} from '../api/endpoint.ts'
import {StripeFailure} from '../api/failure.ts'
import type {ConnectActions} from '../connect/actions.ts'
import {faultSchema} from '../faults.ts'
import {webhookSettings} from '../ledger/events.ts'
import {operatorPage, operatorTables, type OperatorPage} from './operator-page.ts'

/** `/`: what the server holds, and buttons for what only an operator or the bank would do. */
export function operatorRoutes(
  {ledger, faults}: ApiContext,
  actions: Actions,
  connect: ConnectActions,
  {merchant, webhookUrl}: Pick<OperatorPage, 'merchant' | 'webhookUrl'>,
): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const state = () => ({
    merchant,
    webhookUrl,
    ledger,
    settings: webhookSettings(ledger),
    fault: faults.current,
  })

  // A button whose moment has passed (already expired, already refunded) just shows how things are now.
  app.onError((error, c) => {
    if (error instanceof StripeFailure) return c.redirect('/', 303)
    console.error('payments:', error)
    return c.text('Something went wrong', 500)
  })

  app.get('/', (c) => c.html(operatorPage(state()), 200, pageHeaders()))

  /** The tables alone, for the page that refreshes itself; 204 when nothing changed since `version`. */
  app.get('/operator/tables', async (c) => {
    const tables = String(await operatorTables(state()))
    const version = createHash('sha256').update(tables).digest('hex').slice(0, 16)
    const headers = {'x-version': version, 'cache-control': 'no-store'}
    return c.req.query('version') === version ? c.body(null, 204, headers) : c.html(tables, 200, headers)
  })

  app.post('/operator/sessions/:id/:what{expire|succeed|fail}', async (c) => {
    const {id, what} = c.req.param()
    if (what === 'expire') await actions.expire(id)
    else await actions.settle(id, what === 'succeed' ? 'succeed' : 'fail')
    return c.redirect('/#sessions', 303)
  })
  app.post('/operator/payments/:id/refund', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    await actions.refund(c.req.param('id'), Number(form.get('amount')) || undefined)
    return c.redirect('/#payments', 303)
  })
  app.post('/operator/payments/:id/dispute', async (c) => {
    const session = ledger.all('sessions').find((row) => row.payment_intent === c.req.param('id'))
    if (session !== undefined) await actions.dispute(session.id, {reason: 'fraudulent'})
    return c.redirect('/#disputes', 303)
  })
  app.post('/operator/disputes/:id/:outcome{won|lost}', async (c) => {
    const {id, outcome} = c.req.param()
    await actions.closeDispute(id, outcome === 'won' ? 'won' : 'lost')
    return c.redirect('/#disputes', 303)
  })
  app.post('/operator/accounts/:id/:what{restrict|restore|want|disconnect}', async (c) => {
    const {id, what} = c.req.param()
    if (what === 'disconnect') await connect.disconnect(id)
    else if (what === 'want')
      await connect.changeAccount(id, {wanted: ['individual.verification.document'], deadline: null})
    else await connect.changeAccount(id, {refusal: what === 'restrict' ? 'rejected.other' : null})
    return c.redirect('/#accounts', 303)
  })
  app.post('/operator/transfers/:id/reverse', async (c) => {
    await connect.reverse(c.req.param('id'))
    return c.redirect('/#transfers', 303)
  })
  app.post('/operator/payouts/:id/:what{arrive|fail}', async (c) => {
    const {id, what} = c.req.param()
    await connect.endPayout(id, what === 'fail' ? 'could_not_process' : null)
    return c.redirect('/#payouts', 303)
  })
  app.post('/operator/webhooks', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const change = (name: 'hold' | 'twice' | 'reverse') =>
      form.has(name) ? {[name]: form.get(name) === 'on'} : {}
    await actions.setWebhooks({...change('hold'), ...change('twice'), ...change('reverse')})
    return c.redirect('/#webhooks', 303)
  })
  app.post('/operator/release', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    await actions.release(form.get('order') === 'reverse' ? 'reverse' : 'forward')
    return c.redirect('/#webhooks', 303)
  })
  app.post('/operator/events/:id/:what{resend|release}', async (c) => {
    const {id, what} = c.req.param()
    if (what === 'release') await actions.release('forward', id)
    else await actions.resend(id)
    return c.redirect('/#webhooks', 303)
  })
  app.post('/operator/fail', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const fault = faultSchema.safeParse({mode: form.get('mode')})
    if (fault.success) faults.set(fault.data)
    return c.redirect('/#failing', 303)
  })
  return app
}
