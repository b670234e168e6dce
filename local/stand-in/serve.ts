import {serve, type ServerType} from '@hono/node-server'
import type {Env, Hono, MiddlewareHandler} from 'hono'
import * as z from 'zod/mini'

export interface Running {
  /** `http://127.0.0.1:PORT` */
  url: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'

/**
 * Listens on loopback (port 0: any free one) before `prepare` opens any data: a second copy of a server
 * fails because the port is in use, before it opens the first one's files. Requests wait for `prepare`.
 */
export async function listen<E extends Env>(
  port: number,
  prepare: (url: string) => Promise<{app: Hono<E>; close(): Promise<void>}>,
): Promise<Running> {
  let started: ReturnType<typeof prepare> | undefined
  const server = await new Promise<ServerType>((resolve, reject) => {
    const listening = serve(
      {
        hostname: HOST,
        port,
        fetch: async (request, env) => {
          if (started === undefined) return new Response('starting', {status: 503})
          return (await started).app.fetch(request, env)
        },
      },
      () => resolve(listening),
    )
    listening.once('error', reject)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  const url = `http://${HOST}:${bound}`
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  started = prepare(url)
  try {
    const prepared = await started
    return {
      url,
      async close() {
        await stop()
        await prepared.close()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Rejects requests that another website in the same browser could send: one with another host name (DNS
 * rebinding), or a change from another site. Requests of programs, without these headers, are allowed.
 */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const host = new URL(c.req.url).hostname
  if (host !== HOST && host !== 'localhost' && host !== '[::1]') {
    return c.text('This server answers on 127.0.0.1 only.', 403)
  }
  const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (changes && c.req.header('sec-fetch-site') === 'cross-site') {
    return c.text('This request came from another site.', 403)
  }
  return next()
}

/** A port number in an environment variable. */
export const portNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be the number of a port')),
  z.transform(Number),
)

/**
 * Parses a server's environment variables; an empty one counts as not set.
 * @throws Error that names the variable and what it must be
 */
export function readEnvironment<T extends z.ZodMiniType>(schema: T): z.output<T> {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(
    `${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is not as it should be'}.`,
  )
}

/** Runs a server until SIGINT or SIGTERM, prints `ready URL` when it listens, and exits with 0 after such a signal. */
export async function runUntilTold(start: () => Promise<Running>): Promise<void> {
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
  try {
    const running = await start()
    console.log(`ready ${running.url}`)
    await told
    await running.close()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
