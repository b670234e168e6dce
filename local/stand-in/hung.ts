import type {HttpBindings} from '@hono/node-server'
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response'
import type {Context} from 'hono'

/** What a server's own code needs of Node besides the request. */
export type Bindings = {Bindings: HttpBindings}

/** Ends a request without an answer: its connection drops. */
export function drop({env}: Context<Bindings>): Response {
  env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Requests that are kept waiting on purpose. */
export class Hung {
  #stop = new AbortController()

  /** Lets go of those that wait now: their connections drop. */
  release(): void {
    this.#stop.abort()
    this.#stop = new AbortController()
  }

  /** Gives a request no answer until it is let go of or its client gives up. */
  async hang(c: Context<Bindings>): Promise<Response> {
    const {signal} = this.#stop
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), {once: true})
      c.env.outgoing.once('close', resolve)
    })
    return drop(c)
  }
}
