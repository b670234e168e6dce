import path from 'node:path'
import {Hono} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {assets} from '../stand-in/assets.ts'
import {listen, onlyThisMachine, type Running} from '../stand-in/serve.ts'
import {openStore} from '../stand-in/store.ts'
import type {Bindings} from '../stand-in/hung.ts'
import {actionsOn} from './actions.ts'
import type {ApiContext} from './api/endpoint.ts'
import {forgetOldAnswers, KeysInUse} from './api/idempotency.ts'
import {stripeApi} from './api/routes.ts'
import {connectActionsOn} from './connect/actions.ts'
import {connectRoutes} from './connect/page-routes.ts'
import {controlRoutes} from './control.ts'
import {Faults} from './faults.ts'
import {startClock} from './ledger/clock.ts'
import type {Tables} from './ledger/tables.ts'
import {operatorRoutes} from './page/operator-routes.ts'
import {payRoutes} from './page/pay-routes.ts'
import {startSender, type Endpoint} from './webhooks/sender.ts'

const PAGE_FILES = ['pay.css', 'pay.js', 'operator.css', 'operator.js', 'icon.svg']

export interface PaymentsOptions {
  /** 0 takes any free port. */
  port: number
  /** The folder its data is kept in; made when missing. */
  data: string
  /** Where events are sent; without it they are only listed. */
  webhookUrl?: string | undefined
  webhookSecret: string
  /** The same for events of connected accounts, which Stripe sends to an endpoint of their own. */
  connectWebhookUrl?: string | undefined
  connectWebhookSecret?: string | undefined
  /** Who is paid, as the payment page names it. */
  merchant?: string
}

/** Starts the payments server: Stripe's API, the payment page, signed webhooks. */
export function startPayments(options: PaymentsOptions): Promise<Running> {
  return listen<Bindings>(options.port, async (url) => {
    const ledger = await openStore<Tables>(options.data)
    forgetOldAnswers(ledger)
    const sender = startSender(ledger, {
      own: endpointAt(options.webhookUrl, options.webhookSecret),
      connected: endpointAt(options.connectWebhookUrl, options.connectWebhookSecret),
    })
    const clock = startClock(ledger, () => sender.wake())
    const changed = () => {
      clock.wake()
      sender.wake()
    }
    const faults = new Faults()
    const api: ApiContext = {ledger, faults, keys: new KeysInUse(), url, changed}

    const merchant = options.merchant ?? 'Lectern'
    const actions = actionsOn(api, sender)
    const connectActions = connectActionsOn(api)

    const app = new Hono<Bindings>()
    app.use(onlyThisMachine)
    app.use(
      bodyLimit({maxSize: 1024 * 1024, onError: (c) => c.text('Too large', 413, {connection: 'close'})}),
    )
    app.route('/v1', stripeApi(api))
    app.onError((error, c) => {
      console.error('payments:', error)
      return c.text('Something went wrong', 500)
    })
    app.get('/assets/:name', assets(path.join(import.meta.dirname, 'page'), PAGE_FILES))
    app.route('/pay', payRoutes(api, actions, merchant))
    app.route('/connect', connectRoutes(api, connectActions, merchant))
    app.route('/', operatorRoutes(api, actions, connectActions, {merchant, webhookUrl: options.webhookUrl}))
    app.route('/_control', controlRoutes(api, actions, connectActions))
    sender.wake()
    return {
      app,
      async close() {
        clock.stop()
        await sender.stop()
        await ledger.close()
      },
    }
  })
}

const endpointAt = (url: string | undefined, secret: string | undefined): Endpoint | undefined =>
  url === undefined || secret === undefined ? undefined : {url, secret}
