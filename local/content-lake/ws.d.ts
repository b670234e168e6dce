// The part of `ws` that the content lake uses; the package itself has no types.
declare module 'ws' {
  import type {EventEmitter} from 'node:events'
  import type {IncomingMessage} from 'node:http'
  import type {Duplex} from 'node:stream'

  export class WebSocket extends EventEmitter {
    constructor(url: string, options?: {headers?: Record<string, string>})
    static readonly OPEN: number
    readonly readyState: number
    readonly bufferedAmount: number
    send(data: string): void
    close(code?: number, reason?: string): void
    terminate(): void
    ping(): void
  }

  export class WebSocketServer extends EventEmitter {
    constructor(options: {noServer: true; maxPayload: number})
    readonly clients: Set<WebSocket>
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      done: (socket: WebSocket) => void,
    ): void
    close(done?: () => void): void
  }
}
