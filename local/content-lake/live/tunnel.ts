/**
 * Server-sent events over one WebSocket, at `/tunnel`. A browser opens at most six HTTP/1.1 connections to a
 * host and the Studio wants up to seven event streams, so it is configured to send those through here.
 * Every frame is one JSON text; `id` is a number that the browser chooses for a stream.
 *
 *     browser → lake   {"id": 1, "open": "/v2025-02-19/data/listen/production?query=…"}
 *                      {"id": 1, "close": true}
 *     lake → browser   {"id": 1, "status": 200, "headers": {"content-type": "text/event-stream", …}}   once, first
 *                      {"id": 1, "data": "event: welcome\n…"}                                          any number
 *                      {"id": 1, "end": true}                                                          last
 *
 * An `open` is a GET of that path by the page that opened the socket. Only `/data/listen/` and
 * `/data/live/events/` are served. When the socket closes, all its streams end.
 */
import * as z from 'zod/mini'
import {parseJson} from '../api/request.ts'
import type {WebSocket} from '../web-socket.ts'

const Frame = z.union([
  z.object({id: z.number(), open: z.string().check(z.startsWith('/'))}),
  z.object({id: z.number(), close: z.literal(true)}),
])

const STREAMS = /^\/v[^/]+\/data\/(?:listen|live\/events)\//
const MAX_STREAMS = 200
const MAX_BUFFERED_BYTES = 32 << 20

/**
 * Serves a tunnel until its socket closes.
 * @param fetch the HTTP API's request handler
 * @param headers the authentication headers of the upgrade request, sent with the request of every stream
 */
export function serveTunnel(
  socket: WebSocket,
  fetch: (request: Request) => Response | Promise<Response>,
  origin: string,
  headers: Record<string, string>,
): void {
  const streams = new Map<number, AbortController>()
  const send = (frame: Record<string, unknown>) => {
    if (socket.readyState === 1) socket.send(JSON.stringify(frame))
    // The browser reconnects and catches up; buffering for a slow client would need unlimited memory.
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
  }

  const open = async (id: number, path: string, stop: AbortController) => {
    try {
      const response = await answer(path)
      send({id, status: response.status, headers: Object.fromEntries(response.headers)})
      const decoder = new TextDecoder()
      const reader = response.body?.getReader()
      stop.signal.addEventListener('abort', () => void reader?.cancel())
      if (stop.signal.aborted) await reader?.cancel()
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        send({id, data: decoder.decode(part.value, {stream: true})})
      }
    } catch (error) {
      console.error('A tunneled stream failed:', error)
    } finally {
      streams.delete(id)
      send({id, end: true})
    }
  }

  const answer = (path: string) => {
    const url = `${origin}${path}`
    if (!URL.canParse(url) || !STREAMS.test(new URL(url).pathname)) {
      return Response.json(
        {statusCode: 404, error: 'Not Found', message: 'The tunnel is for event streams'},
        {status: 404},
      )
    }
    return fetch(new Request(url, {headers}))
  }

  socket.on('message', (data: Buffer) => {
    const frame = Frame.safeParse(parseJson(data.toString('utf8')))
    if (!frame.success) {
      socket.close(1008, 'Not a tunnel frame')
      return
    }
    const {id} = frame.data
    if ('close' in frame.data) {
      streams.get(id)?.abort()
      return
    }
    if (streams.has(id) || streams.size >= MAX_STREAMS) {
      socket.close(1008, streams.has(id) ? `Stream ${id} is open already` : 'Too many streams')
      return
    }
    const stop = new AbortController()
    streams.set(id, stop)
    void open(id, frame.data.open, stop)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    for (const stop of streams.values()) stop.abort()
  })
}
