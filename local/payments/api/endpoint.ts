import type {HttpBindings} from '@hono/node-server'
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response'
import type {Context} from 'hono'
import type {Faults} from '../faults.ts'
import {API_VERSION, type Cause} from '../ledger/events.ts'
import {newId} from '../ledger/identifiers.ts'
import type {Ledger, LedgerTransaction} from '../ledger/tables.ts'
import {authenticate} from './authentication.ts'
import {expandObject} from './expand.ts'
import {StripeFailure} from './failure.ts'
import {decodeForm, type Form} from './form.ts'
import {fingerprint, savedAnswer, type KeysInUse} from './idempotency.ts'

export type Bindings = {Bindings: HttpBindings}

export interface ApiContext {
  ledger: Ledger
  faults: Faults
  keys: KeysInUse
  /** The server's own address. */
  url: string
  /** Called after every change, so that webhooks go out and timers are set. */
  changed: () => void
}

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** Reads an object or a list: `read` returns it together with what to expand in it. */
export function reading<Path extends string>(
  api: ApiContext,
  read: (form: Form, id: string) => {result: object; expand: string[]},
) {
  return (c: Context<Bindings, Path>) =>
    guarded(api, c, async (_requestId, pause) => {
      await pause()
      const {result, expand} = read(decodeForm(new URL(c.req.url).search), c.req.param('id') ?? '')
      return {status: 200, body: expandObject(api.ledger, result, expand)}
    })
}

/**
 * Changes something. `check` reads the parameters: what it refuses is not remembered under an idempotency
 * key. `run` works inside one transaction: what it answers or refuses is.
 */
export function changing<P extends {expand: string[]}, Path extends string>(
  api: ApiContext,
  check: (form: Form, id: string) => P,
  run: (tx: LedgerTransaction, parameters: P, cause: Cause) => object,
) {
  return (c: Context<Bindings, Path>) =>
    guarded(api, c, async (requestId, pause) => {
      const key = c.req.header('idempotency-key') ?? null
      const form = decodeForm(await c.req.text())
      const work = (): Answer => {
        const execute = (tx: LedgerTransaction, parameters: P) =>
          expandObject(tx, run(tx, parameters, {requestId, idempotencyKey: key}), parameters.expand)
        if (key === null) {
          const parameters = check(form, c.req.param('id') ?? '')
          return {status: 200, body: api.ledger.transact((tx) => execute(tx, parameters))}
        }
        const saved = savedAnswer(api.ledger, key, c.req.path, form)
        if (saved !== undefined) {
          return {
            status: saved.status,
            body: saved.body,
            headers: {'idempotent-replayed': 'true', 'original-request': saved.requestId},
          }
        }
        const parameters = check(form, c.req.param('id') ?? '')
        const answer = attempt(() => {
          return {status: 200, body: api.ledger.transact((tx) => remember(tx, execute(tx, parameters), 200))}
        })
        if (answer.status !== 200) api.ledger.transact((tx) => remember(tx, answer.body, answer.status))
        return {...answer, headers: {'original-request': requestId}}
      }
      const remember = (tx: LedgerTransaction, body: unknown, status: number) => {
        if (key !== null) {
          const parameters = fingerprint(form)
          tx.put('answers', key, {
            key,
            request: c.req.path,
            parameters,
            status,
            body,
            requestId,
            at: Date.now(),
          })
        }
        return body
      }
      const answered = async (): Promise<Answer> => {
        await pause()
        const answer = work()
        api.changed()
        await api.ledger.durable()
        return answer
      }
      if (key === null) return answered()
      const answer = await api.keys.hold(key, answered)
      return {...answer, headers: {...answer.headers, 'idempotency-key': key}}
    })
}

function attempt(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeFailure) return {status: error.status, body: {error: error.body}}
    throw error
  }
}

/** Authentication, ordered faults, and every error in Stripe's shape. Nobody is answered before the disk has it. */
async function guarded(
  {ledger, faults}: ApiContext,
  c: Context<Bindings>,
  work: (requestId: string, pause: () => Promise<void>) => Promise<Answer>,
): Promise<Response> {
  const requestId = newId.request()
  const respond = ({status, body, headers}: Answer) =>
    new Response(JSON.stringify(body, null, 2), {
      status,
      headers: {
        'content-type': 'application/json',
        'request-id': requestId,
        'stripe-version': c.req.header('stripe-version') ?? API_VERSION,
        ...headers,
      },
    })
  const dropped = () => {
    c.env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  try {
    authenticate(c.req.header('authorization'))
    const fault = faults.strike(c.req.method, c.req.path)
    if (fault?.mode === 'error') {
      const message = 'Something went wrong on the server, as it was told to.'
      return respond({status: fault.status, body: {error: {message, type: 'api_error'}}})
    }
    if (fault?.mode === 'hang') {
      const gone = new Promise<void>((resolve) => c.env.outgoing.once('close', resolve))
      await Promise.race([faults.untilStopped(), gone])
      return dropped()
    }
    const pause = async () => {
      if (fault?.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
    }
    const answer = await work(requestId, pause)
    await ledger.durable()
    return fault?.mode === 'lost' ? dropped() : respond(answer)
  } catch (error) {
    if (error instanceof StripeFailure) return respond({status: error.status, body: {error: error.body}})
    console.error('payments:', error)
    const message = 'Sorry! An error occurred on our end.'
    return respond({status: 500, body: {error: {message, type: 'api_error'}}})
  }
}
