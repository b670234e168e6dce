import path from 'node:path'
import {Hono} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {assets} from '../stand-in/assets.ts'
import type {Bindings} from '../stand-in/hung.ts'
import {listen, onlyThisMachine, type Running} from '../stand-in/serve.ts'
import {openStore} from '../stand-in/store.ts'
import {controlRoutes} from './control.ts'
import {Failing} from './failing.ts'
import type {Tables} from './mail.ts'
import {mailJsonRoutes} from './mail-json.ts'
import {mailgunApi} from './mailgun-api.ts'
import {pageRoutes} from './page/page-routes.ts'
import type {WebhookOptions} from './webhook.ts'

export interface InboxOptions {
  /** 0 takes any free port. */
  port: number
  /** The folder its mails are kept in; made when missing. */
  data: string
  /** Where it tells what became of a mail; without it nobody is told. */
  webhook?: WebhookOptions
}

const LARGEST_MESSAGE = 26 * 1024 * 1024

/** Starts the inbox: Mailgun's API for the functions, every mail it took for people and tests. */
export function startInbox({port, data, webhook}: InboxOptions): Promise<Running> {
  return listen<Bindings>(port, async (url) => {
    const mailbox = await openStore<Tables>(data)
    const failing = new Failing()
    const app = new Hono<Bindings>()
    app.use(onlyThisMachine)
    app.use(
      bodyLimit({
        maxSize: LARGEST_MESSAGE,
        onError: (c) => c.json({message: 'Message is too large'}, 413, {connection: 'close'}),
      }),
    )
    app.onError((error, c) => {
      console.error('inbox:', error)
      return c.json({message: 'Internal Server Error'}, 500)
    })
    app.route('/v3', mailgunApi(mailbox, failing, url, webhook))
    app.route('/_control', controlRoutes(mailbox, failing, webhook))
    app.get(
      '/assets/:name',
      assets(path.join(import.meta.dirname, 'page'), ['inbox.css', 'inbox.js', 'icon.svg']),
    )
    app.route('/', mailJsonRoutes(mailbox))
    app.route('/', pageRoutes(mailbox, failing))
    return {app, close: () => mailbox.close()}
  })
}
