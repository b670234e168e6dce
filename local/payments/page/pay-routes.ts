import {Hono, type Context} from 'hono'
import {pageHeaders, type Markup} from '../../stand-in/document.ts'
import type {Bindings} from '../../stand-in/hung.ts'
import type {Actions} from '../actions.ts'
import type {ApiContext} from '../api/endpoint.ts'
import {StripeFailure} from '../api/failure.ts'
import {deliveriesIn, webhookSettings} from '../ledger/events.ts'
import type {Session} from '../ledger/tables.ts'
import {formatAmount} from '../ledger/currency.ts'
import {closedPage, unknownPage} from './closed-page.ts'
import {orderTotals, type Order} from './order-summary.ts'
import {payPage, type PayPage} from './pay-page.ts'
import {paymentForm, readLocation, readPayment, type FieldErrors} from './payment-form.ts'
import {successAddress} from './return-address.ts'

/** `/pay/SESSION`: the payment page and what its buttons do, with or without its script. */
export function payRoutes({ledger}: ApiContext, actions: Actions, merchant: string): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const held = () => deliveriesIn('held', ledger).length

  const orderOf = (session: Session): Order => {
    const lines = (ledger.get('lineItems', session.id)?.items ?? []).map((item) => {
      const product = item.price?.product
      const [tax] = ledger.get('lineTaxes', item.id)?.taxes ?? []
      return {item, tax, product: typeof product === 'string' ? ledger.get('products', product) : undefined}
    })
    const coupon = session.discounts?.[0]?.coupon
    const discount = typeof coupon === 'string' ? ledger.get('coupons', coupon) : undefined
    return {session, coupon: discount, lines}
  }
  const show = (c: Context, session: Session, more: Partial<PayPage> = {}, status: 200 | 402 | 422 = 200) => {
    if (session.status !== 'open') return page(c, closedPage(merchant, session), session)
    const panel = {settings: webhookSettings(ledger), held: held()}
    return page(c, payPage({merchant, order: orderOf(session), panel, ...more}), session, status)
  }
  const find = (c: Context) => ledger.get('sessions', c.req.param('id') ?? '')
  const unknown = (c: Context) => page(c, unknownPage(), undefined, 404)

  app.get('/:id', (c) => {
    const session = find(c)
    return session === undefined ? unknown(c) : show(c, session)
  })

  app.post('/:id', async (c) => {
    const session = find(c)
    if (session === undefined) return unknown(c)
    const form = paymentForm.parse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    const scripted = c.req.header('accept') === 'application/json'
    // The script gets refusals as answers: a browser's console would list any other status as an error.
    const refuse = (errors: FieldErrors, status: 402 | 422) =>
      scripted ? c.json({errors}) : show(c, session, {form, errors}, status)
    const leave = (address: string) => (scripted ? c.json({redirect: address}) : c.redirect(address, 303))

    const current = ledger.get('sessions', session.id) ?? session
    if (current.status === 'complete') return leave(successAddress(current))
    if (current.status !== 'open') return leave(`/pay/${session.id}`)
    const read = readPayment(form, session.payment_method_types)
    if (!read.ok) return refuse(read.errors, 422)
    try {
      const paid = await actions.pay(session.id, read.payment)
      if (paid.ok) return leave(successAddress(paid.session))
      return refuse({[paid.field]: paid.message}, 402)
    } catch (error) {
      // Someone else paid or expired it a moment ago: the page says so.
      if (error instanceof StripeFailure) return leave(`/pay/${session.id}`)
      throw error
    }
  })

  /** What the choice of a country changes, for the page's script; without it the page is shown again. */
  app.post('/:id/location', async (c) => {
    const session = find(c)
    if (session === undefined) return unknown(c)
    const form = paymentForm.parse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    const {location} = readLocation(form)
    const located =
      session.status === 'open' && location ? await actions.locate(session.id, location) : session
    if (c.req.header('accept') !== 'application/json') return show(c, located, {form})
    const total = formatAmount(located.amount_total ?? 0, located.currency ?? 'usd')
    return c.json({total, totals: String(await orderTotals(orderOf(located)))})
  })

  app.post('/:id/expire', async (c) => {
    const session = find(c)
    if (session === undefined) return unknown(c)
    if (session.status === 'open') await actions.expire(session.id)
    return c.redirect(`/pay/${session.id}`, 303)
  })

  app.post('/:id/webhooks', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const on = (name: string) => form.get(name) === 'on'
    await actions.setWebhooks({hold: on('hold'), twice: on('twice'), reverse: on('reverse')})
    if (form.get('do') === 'release') await actions.release(on('reverse') ? 'reverse' : 'forward')
    if (c.req.header('accept') === 'application/json') return c.json({held: held()})
    return c.redirect(`/pay/${c.req.param('id')}`, 303)
  })
  return app
}

function page(c: Context, markup: Markup, session: Session | undefined, status: 200 | 402 | 404 | 422 = 200) {
  const origins = [session?.success_url, session?.cancel_url].flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  )
  return c.html(markup, status, pageHeaders(origins))
}
