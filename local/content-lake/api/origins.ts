import type {MiddlewareHandler} from 'hono'
import type {Access} from '../access/access.ts'
import {httpError} from './errors.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/i

/** Whether a page of this origin may talk to the lake: any page served from this machine. */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

/** Whether a Host header names this machine. A foreign name that resolves here is an attack (DNS rebinding). */
export function isLocalHost(host: string | undefined): boolean {
  return host === undefined || isLocalOrigin(`http://${host}`)
}

/**
 * CORS as Sanity's API does it for allowed origins: the origin is echoed, and credentials are allowed to the Studio alone.
 * Pages from elsewhere get nothing.
 */
export const allowLocalOrigins =
  (access: Access): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (!isLocalHost(c.req.header('host')))
      throw httpError(403, 'The content lake answers only to this machine')
    if (origin !== undefined && !isLocalOrigin(origin))
      throw httpError(403, `Origin "${origin}" is not allowed`)
    if (c.req.method === 'OPTIONS') {
      c.res = new Response(null, {status: 204})
    } else await next()
    if (origin === undefined) return
    const headers = c.res.headers
    headers.set('access-control-allow-origin', origin)
    if (access.isStudio(origin)) headers.set('access-control-allow-credentials', 'true')
    headers.append('vary', 'Origin')
    if (c.req.method === 'OPTIONS') {
      headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
      headers.set('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '*')
      headers.set('access-control-max-age', '600')
    }
  }
