import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'
import type {Caller} from '../access/access.ts'
import type {Lake} from '../lake.ts'
import {isLocalHost, isLocalOrigin} from '../api/origins.ts'
import {PresenceRoom} from './presence.ts'
import {serveTunnel} from './tunnel.ts'
import {WebSocketServer} from '../web-socket.ts'

/**
 * Handles WebSocket upgrades of a server: presence at `/v…/socket/<dataset>` and the tunnel at `/tunnel`.
 * @returns the function that closes every socket
 */
export function serveSockets(
  server: Server,
  lake: Lake,
  fetch: (request: Request) => Response | Promise<Response>,
): () => void {
  const sockets = new WebSocketServer({noServer: true, maxPayload: 1 << 20})
  const rooms = new Map(lake.datasets.map(({name}) => [name, new PresenceRoom()]))

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const {origin, host} = request.headers
    if (!isLocalHost(host) || (origin !== undefined && !isLocalOrigin(origin)))
      return refuse(socket, 403, 'Forbidden')
    const path = (request.url ?? '').split('?')[0] ?? ''
    const headers = identityHeaders(request)
    let caller: Caller
    try {
      caller = lake.access.callerOf({headers: new Headers(headers)})
    } catch {
      return refuse(socket, 401, 'Unauthorized')
    }
    if (path === '/tunnel') {
      return sockets.handleUpgrade(request, socket, head, (opened) =>
        serveTunnel(opened, fetch, lake.origin, headers),
      )
    }
    const room = rooms.get(/^\/v[^/]+\/socket\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (!room) return refuse(socket, 404, 'Not Found')
    if (caller.role === 'anonymous') return refuse(socket, 401, 'Unauthorized')
    return sockets.handleUpgrade(request, socket, head, (opened) => room.join(opened, caller.user))
  })

  return () => {
    for (const socket of sockets.clients) socket.close(1001, 'The content lake is stopping')
    sockets.close()
  }
}

function identityHeaders({headers}: IncomingMessage): Record<string, string> {
  const {authorization, cookie, origin} = headers
  return {
    ...(authorization !== undefined && {authorization}),
    ...(cookie !== undefined && {cookie}),
    ...(origin !== undefined && {origin}),
  }
}

function refuse(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
