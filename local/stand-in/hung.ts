import type {HttpBindings} from '@hono/node-server'
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response'
import type {Context} from 'hono'

/** Node's request and response objects, for code that needs the connection. */
export type Bindings = {Bindings: HttpBindings}

/** Closes the connection of a request without a response. */
export function drop({env}: Context<Bindings>): Response {
  env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Requests that are left without a response, to simulate timeouts. */
export class Hung {
  #stop = new AbortController()

  /** Closes the connections of all requests that wait now. */
  release(): void {
    this.#stop.abort()
    this.#stop = new AbortController()
  }

  /** Leaves a request without a response until it is released or the client aborts it. */
  async hang(c: Context<Bindings>): Promise<Response> {
    const {signal} = this.#stop
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), {once: true})
      c.env.outgoing.once('close', resolve)
    })
    return drop(c)
  }
}
