export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}

/** The most unsent bytes of a stream. Beyond them it is closed; the client reconnects and catches up. */
const MAX_BUFFERED_BYTES = 32 << 20
const HEARTBEAT = 15_000

const encoder = new TextEncoder()

/**
 * Responds with server-sent events until the client disconnects.
 * @param start is passed the function that sends an event; returns the cleanup for the end of the stream
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
          if ((controller.desiredSize ?? 0) < -MAX_BUFFERED_BYTES) {
            end()
            controller.close()
          } else controller.enqueue(encoder.encode(text))
        }
        // A comment that opens the connection at once, before the first event.
        write(':\n\n')
        stop = start(({event, data, id}) => {
          const idLine = id === undefined ? '' : `id: ${id}\n`
          write(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
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
