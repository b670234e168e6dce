import type {Context} from 'hono'
import {drop, type Bindings} from '../../stand-in/hung.ts'
import {accountOf} from '../connect/accounts.ts'
import type {Faults} from '../faults.ts'
import {API_VERSION, type Cause} from '../ledger/events.ts'
import {newId} from '../ledger/identifiers.ts'
import type {Ledger, LedgerTransaction, SavedAnswer} from '../ledger/tables.ts'
import {authenticate} from './authentication.ts'
import {expandObject} from './expand.ts'
import {invalidRequest, StripeFailure} from './failure.ts'
import {decodeForm, type Form} from './form.ts'
import {fingerprint, savedAnswer, type KeysInUse} from './idempotency.ts'

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
  read: (form: Form, id: string, account: string | null) => {result: object; expand: string[]},
) {
  return (c: Context<Bindings, Path>) =>
    guarded(api, c, async (_requestId, pause) => {
      await pause()
      const account = c.req.header('stripe-account') ?? null
      const form = decodeForm(new URL(c.req.url).search)
      const {result, expand} = read(form, c.req.param('id') ?? '', account)
      return {status: 200, body: expandObject(api.ledger, result, expand)}
    })
}

/**
 * Changes something. `check` reads the parameters: what it refuses is not remembered under an idempotency
 * key. `run` works inside one transaction: what it answers or refuses is, and so is a failure of the server's own.
 */
export function changing<P extends {expand: string[]}, Path extends string>(
  api: ApiContext,
  check: (form: Form, id: string) => P,
  run: (tx: LedgerTransaction, parameters: P, cause: Cause) => object,
) {
  const {ledger, keys} = api
  return (c: Context<Bindings, Path>) =>
    guarded(api, c, async (requestId, pause, said) => {
      const form = decodeForm(await c.req.text())
      const key = c.req.header('idempotency-key') ?? null
      const read = () => check(form, c.req.param('id') ?? '')
      const execute = (tx: LedgerTransaction, parameters: P): Answer => {
        const result = run(tx, parameters, {requestId, idempotencyKey: key})
        return {status: 200, body: expandObject(tx, result, parameters.expand)}
      }
      const finish = async (answer: Answer) => {
        api.changed()
        await ledger.durable()
        return answer
      }

      if (key === null) {
        await pause()
        const parameters = read()
        return finish(said(ledger.transact((tx) => execute(tx, parameters))))
      }
      const use = {key, request: c.req.path, parameters: fingerprint(form)}
      const answer = await keys.hold(key, async () => {
        const saved = savedAnswer(ledger, use)
        if (saved !== undefined) return replayOf(saved)
        const parameters = read()
        const remember = (tx: LedgerTransaction, {status, body}: Answer): Answer => {
          tx.put('answers', key, {...use, status, body, requestId, at: Date.now()})
          return {status, body, headers: {'original-request': requestId}}
        }
        try {
          await pause()
          return await finish(ledger.transact((tx) => remember(tx, said(execute(tx, parameters)))))
        } catch (error) {
          // A request turned away at the door, for too many of them, was never looked at.
          if (!(error instanceof StripeFailure) || error.status === 429) throw error
          const refusal = {status: error.status, body: {error: error.body}}
          return finish(ledger.transact((tx) => remember(tx, refusal)))
        }
      })
      return {...answer, headers: {...answer.headers, 'idempotency-key': key}}
    })
}

function replayOf({status, body, requestId}: SavedAnswer): Answer {
  return {status, body, headers: {'idempotent-replayed': 'true', 'original-request': requestId}}
}

/** Authentication, ordered faults, and every error in Stripe's shape. Nobody is answered before the disk has it. */
async function guarded(
  {ledger, faults}: ApiContext,
  c: Context<Bindings>,
  work: (requestId: string, pause: () => Promise<void>, said: (answer: Answer) => Answer) => Promise<Answer>,
): Promise<Response> {
  const requestId = newId.request()
  const respond = ({status, body, headers}: Answer) =>
    Response.json(body, {
      status,
      headers: {
        'request-id': requestId,
        'stripe-version': c.req.header('stripe-version') ?? API_VERSION,
        ...headers,
      },
    })
  try {
    authenticate(c.req.header('authorization'))
    checkAccount(ledger, c.req.header('stripe-account'), c.req.path)
    const fault = faults.strike(c.req.method, c.req.path)
    if (fault?.mode === 'hang') return await faults.hung.hang(c)
    const pause = async () => {
      if (fault?.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
      if (fault?.mode === 'error') throw toldFailure(fault.status)
    }
    const said = (answer: Answer) =>
      fault?.mode === 'indeterminate'
        ? {status: fault.status, body: {error: toldFailure(fault.status).body}}
        : answer
    const answer = await work(requestId, pause, said)
    await ledger.durable()
    return fault?.mode === 'lost' ? drop(c) : respond(answer)
  } catch (error) {
    if (error instanceof StripeFailure) return respond({status: error.status, body: {error: error.body}})
    console.error('payments:', error)
    const message = 'Sorry! An error occurred on our end.'
    return respond({status: 500, body: {error: {message, type: 'api_error'}}})
  }
}

function toldFailure(status: number): StripeFailure {
  return new StripeFailure(status, 'api_error', 'Something went wrong on the server, as it was told to.')
}

/** What the shop asks as one of its accounts. Of anything else an account has nothing here, which is said and not overlooked. */
function checkAccount(ledger: Ledger, account: string | undefined, path: string): void {
  if (account === undefined) return
  accountOf(ledger, account)
  if (!/\/(balance|payouts)(\/|$)/.test(path))
    throw invalidRequest('The local payments server knows balance and payouts of an account only.')
}
