/**
 * Browsers open at most six HTTP/1.1 connections per host, and the Studio keeps up to seven streams of server-sent
 * events open. So all streams share one WebSocket: each is opened with its own id, and its bytes are returned with
 * that id.
 */

type Fetch = typeof fetch

interface FromLake {
  id: number
  status?: number
  headers?: Record<string, string>
  data?: string
  end?: true
}

interface Stream {
  answer: (response: Response) => void
  fail: (reason: unknown) => void
  url: string
  controller?: ReadableStreamDefaultController<Uint8Array>
}

const encoder = new TextEncoder()

class Tunnel {
  private socket: WebSocket | undefined
  private streams = new Map<number, Stream>()
  private queue: string[] = []
  private lastId = 0
  private readonly url: string

  constructor(apiHost: string) {
    this.url = `${apiHost.replace(/^http/, 'ws').replace(/\/+$/, '')}/tunnel`
  }

  open(url: string, signal?: AbortSignal | null): Promise<Response> {
    const id = ++this.lastId
    const {pathname, search} = new URL(url)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      this.streams.set(id, {answer: resolve, fail: reject, url})
      signal?.addEventListener('abort', () => this.abort(id, signal.reason), {once: true})
      this.send({id, open: `${pathname}${search}`})
    })
  }

  private send(frame: {id: number; open: string} | {id: number; close: true}) {
    const text = JSON.stringify(frame)
    this.socket ??= this.connect()
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
    else this.queue.push(text)
  }

  private connect(): WebSocket {
    const socket = new WebSocket(this.url)
    socket.addEventListener('open', () => {
      for (const frame of this.queue.splice(0)) socket.send(frame)
    })
    socket.addEventListener('message', ({data}) => this.receive(JSON.parse(String(data)) as FromLake))
    // A WebSocket error is always followed by a close event.
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.socket = undefined
      this.queue = []
      const open = [...this.streams.values()]
      this.streams.clear()
      for (const stream of open) {
        if (stream.controller) stream.controller.close()
        else stream.fail(new TypeError('Failed to fetch'))
      }
    })
    return socket
  }

  private receive({id, status, headers, data, end}: FromLake) {
    const stream = this.streams.get(id)
    if (!stream) return
    if (status !== undefined) {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream.controller = controller
        },
        cancel: () => this.close(id),
      })
      const response = new Response(body, {status, headers})
      Object.defineProperty(response, 'url', {value: stream.url})
      stream.answer(response)
    }
    if (data !== undefined) stream.controller?.enqueue(encoder.encode(data))
    if (end) {
      this.streams.delete(id)
      stream.controller?.close()
    }
  }

  private abort(id: number, reason: unknown) {
    const stream = this.streams.get(id)
    if (!stream) return
    this.close(id)
    if (stream.controller) stream.controller.error(reason)
    else stream.fail(reason)
  }

  private close(id: number) {
    if (this.streams.delete(id)) this.send({id, close: true})
  }
}

/**
 * A `fetch` that multiplexes event streams over one WebSocket to the content lake at `apiHost`, and passes all other
 * requests through.
 */
export function lakeFetch(apiHost: string): Fetch {
  let tunnel: Tunnel | undefined
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!/\/data\/(listen|live\/events)\//.test(url)) return fetch(input, init)
    tunnel ??= new Tunnel(apiHost)
    return tunnel.open(url, init?.signal)
  }
}
