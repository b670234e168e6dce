import type {EventEmitter} from 'node:events'
import type {IncomingMessage} from 'node:http'
import {createRequire} from 'node:module'
import type {Duplex} from 'node:stream'

/** The part of a `ws` socket that is used here; the package has no types. */
export interface WebSocket extends EventEmitter {
  readonly readyState: number
  readonly bufferedAmount: number
  send: (data: string) => void
  close: (code?: number, reason?: string) => void
  terminate: () => void
}

export interface WebSocketServer {
  readonly clients: Set<WebSocket>
  handleUpgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    done: (socket: WebSocket) => void,
  ) => void
  close: () => void
}

interface WsPackage {
  WebSocket: new (url: string, options?: {headers?: Record<string, string>}) => WebSocket
  WebSocketServer: new (options: {noServer: true; maxPayload: number}) => WebSocketServer
}

const ws = createRequire(import.meta.url)('ws') as WsPackage

export const WebSocketClient = ws.WebSocket
export const WebSocketServer = ws.WebSocketServer
