import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import {actionsApi} from './api/actions-api.ts'
import {assetApi, uploadApi} from './api/asset-api.ts'
import {dataApi} from './api/data-api.ts'
import {httpError, LakeError} from './api/errors.ts'
import {historyApi} from './api/history-api.ts'
import {Lake} from './lake.ts'
import type {Tokens} from './access/tokens.ts'
import {listenApi} from './live/listen.ts'
import {liveApi} from './live/live.ts'
import {allowLocalOrigins} from './api/origins.ts'
import {projectApi} from './api/project-api.ts'
import {serveSockets} from './live/sockets.ts'
import type {StoreOptions} from './store/store.ts'
import {announceCourses} from './live/webhook.ts'

export interface ContentLakeOptions {
  /** 0 picks a free port. */
  port: number
  /** Data folder; created when missing. */
  data: string
  projectId?: string
  datasets?: string[]
  store?: Omit<StoreOptions, 'origin'>
  /** Origin of the Studio, whose page gets a session; `http://127.0.0.1:3333` by default. */
  studio?: string
  /** The webhook for published courses, and the secret to sign with. */
  webhook?: {url: string; secret: string; delays?: readonly number[]}
}

export interface ContentLake {
  /** Like `http://127.0.0.1:3999`: what `apiHost` is set to. */
  url: string
  /** What opens it to programs. */
  tokens: Tokens
  close: () => Promise<void>
}

/**
 * Starts a server that speaks Sanity's HTTP API on 127.0.0.1.
 * @throws FolderInUse when another content lake has the data folder
 */
export async function startContentLake({
  port,
  data,
  projectId = 'lectern',
  datasets = ['production'],
  studio = 'http://127.0.0.1:3333',
  store,
  webhook,
}: ContentLakeOptions): Promise<ContentLake> {
  // Listens before the data is read, because asset URLs contain the port; requests wait for the data.
  const {promise: opened, resolve: open, reject: fail} = Promise.withResolvers<Hono>()
  opened.catch(() => undefined)
  const answer = getRequestListener(async (request) => (await opened).fetch(request), {
    overrideGlobalObjects: false,
  })
  const server = createServer((request, response) => void answer(request, response))
  const url = `http://127.0.0.1:${await listen(server, port)}`
  let lake: Lake
  try {
    lake = await Lake.open({projectId, datasets, folder: data, origin: url, studio, ...(store && {store})})
  } catch (error) {
    fail(error)
    server.close()
    throw error
  }
  const app = contentLakeApp(lake)
  const closeSockets = serveSockets(server, lake, (request) => app.fetch(request))
  const stopAnnouncing = webhook
    ? lake.datasets.map((dataset) =>
        announceCourses(dataset.store, {...webhook, projectId, dataset: dataset.name}),
      )
    : []
  open(app)
  return {
    url,
    tokens: lake.tokens,
    close: async () => {
      for (const stop of stopAnnouncing) stop()
      closeSockets()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await lake.close()
    },
  }
}

/** The whole HTTP API of a lake. */
function contentLakeApp(lake: Lake): Hono {
  const app = new Hono()
  app.use(allowLocalOrigins(lake.access))
  app.onError((error, c) => {
    if (error instanceof LakeError) {
      // The rest of a body that is too large is not read, so the connection cannot be reused.
      const headers = error.status === 413 ? {connection: 'close'} : undefined
      return Response.json(error.body, {status: error.status, headers})
    }
    // Errors of a request that the client aborted are not logged.
    if (!c.req.raw.signal.aborted) console.error(error)
    const {status, body} = httpError(500, 'The content lake failed; its console says why')
    return Response.json(body, {status})
  })
  app.notFound((c) => {
    const {body} = httpError(404, `No such endpoint: ${c.req.method} ${c.req.path}`)
    return c.json(body, 404)
  })

  const api = new Hono()
  // A token that is none is refused wherever it is shown, as on the hosted service.
  api.use(async (c, next) => {
    lake.access.callerOf(c.req.raw)
    await next()
  })
  for (const part of [dataApi, actionsApi, listenApi, liveApi, historyApi]) api.route('/data', part(lake))
  api.route('/assets', uploadApi(lake))
  api.route('/', projectApi(lake))
  app.route('/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}', api)
  app.route('/', assetApi(lake))
  return app
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
