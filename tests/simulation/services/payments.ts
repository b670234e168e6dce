import type {Stripe} from 'stripe'
import {KeysInUse} from '../../../local/payments/api/idempotency.ts'
import type {ApiContext} from '../../../local/payments/api/endpoint.ts'
import {stripeApi} from '../../../local/payments/api/routes.ts'
import {Faults} from '../../../local/payments/faults.ts'
import {expireSession} from '../../../local/payments/ledger/checkout.ts'
import {endRefund} from '../../../local/payments/ledger/refunds.ts'
import type {
  Delivery,
  Ledger,
  LedgerTransaction,
  RefundOutcome,
  Session,
  Tables,
} from '../../../local/payments/ledger/tables.ts'
import type {Change} from '../../../local/stand-in/journal.ts'
import {memoryStore} from '../../../local/stand-in/store.ts'
import type {Mishap, Scheduler} from '../scheduler.ts'

/** How requests to the payment service fail. */
const MISHAPS: readonly Mishap[] = [
  {name: 'error 500', in10000: 40},
  {name: 'error 503', in10000: 20},
  {name: 'error 429', in10000: 20},
  {name: 'error 400', in10000: 8},
  {name: 'error 402', in10000: 8},
  {name: 'error 404', in10000: 8},
  {name: 'answer lost', in10000: 60},
  {name: 'no connection', in10000: 30},
  {name: 'no answer', in10000: 15},
]

interface Listeners {
  /** told of each event for the shop's webhook */
  onEvent: (id: string) => void
  /** told of each session that has taken money */
  onPaid: (session: Session) => void
}

/** The payment service's books, and its API, in this process. */
export class Payments {
  readonly ledger: Ledger
  readonly #scheduler: Scheduler
  readonly #api: ApiContext
  readonly #app: ReturnType<typeof stripeApi>

  constructor(scheduler: Scheduler, listeners: Listeners) {
    this.#scheduler = scheduler
    this.ledger = memoryStore<Tables>((changes) => this.#follow(changes, listeners))
    this.#api = {
      ledger: this.ledger,
      faults: new Faults(),
      keys: new KeysInUse(),
      url: 'https://payments.test',
      changed: () => {},
    }
    this.#app = stripeApi(this.#api)
  }

  /** Answers the Stripe SDK in place of the network. */
  async request(
    path: string,
    method: string,
    headers: Record<string, string>,
    body: string,
    timeoutMs: number,
  ): Promise<SimulatedResponse> {
    const [address = ''] = path.split('?')
    return this.#scheduler.perform(
      `stripe ${method} ${address}`,
      (mishap) => this.#answer(path, method, headers, body, timeoutMs, mishap),
      MISHAPS,
    )
  }

  /** What somebody does on the payment page, in the dashboard or at a bank: one step. */
  act<T>(what: string, work: (tx: LedgerTransaction) => T): Promise<T> {
    return this.#scheduler.perform(`payments ${what}`, () => this.ledger.transact(work))
  }

  session(id: string): Session {
    const session = this.ledger.get('sessions', id)
    if (!session) throw new Error(`There is no session ${id}.`)
    return session
  }

  /** What has become of an event. */
  mark(id: string, state: Delivery['state']): void {
    this.ledger.transact((tx) => {
      const delivery = tx.get('deliveries', id)
      if (delivery) tx.put('deliveries', id, {...delivery, state})
    })
  }

  async #answer(
    path: string,
    method: string,
    headers: Record<string, string>,
    body: string,
    timeoutMs: number,
    mishap: string | null,
  ): Promise<SimulatedResponse> {
    if (mishap === 'no connection') throw connectionError('ECONNREFUSED')
    if (mishap === 'no answer')
      return new Promise((_, reject) => {
        this.#scheduler.after(timeoutMs, () => reject(connectionError('ETIMEDOUT')))
      })
    const [, status] = /^error (\d+)$/.exec(mishap ?? '') ?? []
    if (status) this.#api.faults.set({mode: 'error', status: Number(status), ms: 0, times: 1, also: true})
    const response = await this.#app.request(path.replace(/^\/v1/, ''), {
      method,
      headers,
      ...(method !== 'GET' && {body}),
    })
    const text = await response.text()
    if (mishap === 'answer lost') throw connectionError('ECONNRESET')
    return new SimulatedResponse(response, text)
  }

  #follow(changes: readonly Change[], {onEvent, onPaid}: Listeners): void {
    for (const {table, id, value} of changes) {
      if (table === 'sessions') this.#followSession(value as Session, onPaid)
      else if (table === 'refundOutcomes' && value !== null) this.#endLater(value as RefundOutcome)
      else if (table === 'deliveries' && (value as Delivery).attempts.length === 0) {
        if ((value as Delivery).state === 'pending') onEvent(id)
      }
    }
  }

  readonly #expiring = new Set<string>()
  readonly #paid = new Set<string>()

  #followSession(session: Session, onPaid: (session: Session) => void): void {
    if (session.payment_status === 'paid' && !this.#paid.has(session.id)) {
      this.#paid.add(session.id)
      onPaid(session)
    }
    if (session.status !== 'open' || this.#expiring.has(session.id)) return
    this.#expiring.add(session.id)
    this.#scheduler.timers.add(session.expires_at * 1000, () => {
      const current = this.ledger.get('sessions', session.id)
      if (current?.status === 'open') this.ledger.transact((tx) => expireSession(tx, current))
    })
  }

  #endLater(outcome: RefundOutcome): void {
    this.#scheduler.timers.add(outcome.dueAt, () => this.ledger.transact((tx) => endRefund(tx, outcome)))
  }
}

/** An answer as the Stripe SDK reads it. */
class SimulatedResponse {
  readonly #response: Response
  readonly #text: string

  constructor(response: Response, text: string) {
    this.#response = response
    this.#text = text
  }

  getStatusCode(): number {
    return this.#response.status
  }

  getHeaders(): Record<string, string> {
    return Object.fromEntries(this.#response.headers)
  }

  /** Of which the SDK hands on the headers. */
  getRawResponse(): object {
    return {headers: this.getHeaders(), statusCode: this.getStatusCode()}
  }

  async toJSON(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

function connectionError(code: string): Error {
  return Object.assign(new Error(code), {code})
}

/** What of a Stripe client takes another way to the network, which TypeScript does not show once it is made. */
interface Settable {
  _setApiField: (name: 'httpClient', value: object) => void
}

/** @param payments asked at each request, so that one client can go on with another service */
export function connectStripe(client: Stripe, payments: () => Payments): void {
  const settable = client as unknown as Settable
  settable._setApiField('httpClient', {
    getClientName: () => 'simulation',
    makeRequest: (
      _host: string,
      _port: string,
      path: string,
      method: string,
      headers: Record<string, string>,
      body: string | null,
      _protocol: string,
      timeoutMs: number,
    ) => payments().request(path, method, headers, body ?? '', timeoutMs),
  })
}
