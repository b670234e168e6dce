export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}

/** Bytes a reader may fall behind before its stream is ended; it reconnects and catches up. */
const MAX_BEHIND = 32 << 20
const HEARTBEAT = 15_000

const encoder = new TextEncoder()

/**
 * Answers with server-sent events until the reader goes away.
 * @param start gets the function that sends; returns what to do when the stream ends
 */
export function eventStream(start: (send: (event: StreamEvent) => void) => () => void): Response {
  let stop: (() => void) | undefined
  let heartbeat: NodeJS.Timeout | undefined
  const end = () => {
    clearInterval(heartbeat)
    stop?.()
    stop = undefined
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) < -MAX_BEHIND) {
            end()
            controller.close()
          } else controller.enqueue(encoder.encode(text))
        }
        // Says at once that the connection stands, before there is anything to tell.
        write(':\n\n')
        stop = start(({event, data, id}) => {
          const identified = id === undefined ? '' : `id: ${id}\n`
          write(`event: ${event}\n${identified}data: ${JSON.stringify(data)}\n\n`)
        })
        heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT)
        heartbeat.unref()
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({highWaterMark: 1 << 16}),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
