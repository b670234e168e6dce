import type {Stripe} from 'stripe'
import {KeysInUse} from '../../../local/payments/api/idempotency.ts'
import type {ApiContext} from '../../../local/payments/api/endpoint.ts'
import {stripeApi} from '../../../local/payments/api/routes.ts'
import {changeFile, createAccount, EXPRESS_ACCOUNT} from '../../../local/payments/connect/accounts.ts'
import {endPayout, makePayout} from '../../../local/payments/connect/payouts.ts'
import {createTransfer, destinationOf, reverseTransfer} from '../../../local/payments/connect/transfers.ts'
import {Faults} from '../../../local/payments/faults.ts'
import {expireSession} from '../../../local/payments/ledger/checkout.ts'
import {NO_REQUEST} from '../../../local/payments/ledger/events.ts'
import {preventsRefund} from '../../../local/payments/ledger/disputes.ts'
import {endRefund} from '../../../local/payments/ledger/refunds.ts'
import type {
  Charge,
  Delivery,
  Ledger,
  LedgerTransaction,
  PayoutDue,
  PayoutOutcome,
  Refund,
  RefundOutcome,
  Session,
  Tables,
} from '../../../local/payments/ledger/tables.ts'
import type {Change} from '../../../local/stand-in/journal.ts'
import {memoryStore} from '../../../local/stand-in/store.ts'
import {CopiedAnswer} from '../platform.ts'
import type {Mishap, Scheduler} from '../scheduler.ts'

/** How requests to the payment service fail. */
const MISHAPS: readonly Mishap[] = [
  {name: 'error 500', in10000: 40},
  {name: 'error 500 though done', in10000: 60},
  {name: 'error 503', in10000: 20},
  {name: 'error 429', in10000: 20},
  {name: 'error 400', in10000: 8},
  {name: 'error 402', in10000: 8},
  {name: 'error 404', in10000: 8},
  {name: 'answer lost', in10000: 60},
  {name: 'no connection', in10000: 30},
  {name: 'no answer', in10000: 15},
  {name: 'slow', in10000: 200},
]
/** How late a slow answer comes at most, in ms: before the client gives up. */
const LONGEST_ANSWER_MS = 14_000

interface Listeners {
  /** told of each event for the shop's webhook */
  onEvent: (id: string) => void
  /** told of each session that somebody can be sent to */
  onOpened: (session: Session) => void
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

  /** Makes an account of whom the shop pays, who has told all that is asked. @returns its id */
  openAccount(): string {
    return this.ledger.transact((tx) => {
      const {id} = createAccount(tx, EXPRESS_ACCOUNT)
      const bank = {routing: '110000000', bank: '000123456789'}
      const person = {firstName: 'Tess', lastName: 'Aching', born: '1980-05-04', isSubmitted: true}
      changeFile(tx, id, {...person, ...bank})
      return id
    })
  }

  /** Stripe looks closer at some of whom the shop pays, and pays them nothing meanwhile; or has done so. */
  review(isUnderReview: () => boolean): Promise<void> {
    return this.act('look closer at accounts', (tx) => {
      for (const {id} of tx.all('accounts'))
        changeFile(tx, id, {refusal: isUnderReview() ? 'under_review' : null})
    })
  }

  /**
   * A transfer to whom the shop pays is taken back, or a part of it. Their bank may have had it by then, so that they get as much for another
   * reason before.
   * @param which of them, up to 1
   * @param share of it, up to 1; above two thirds it is all
   */
  takeBack(which: number, share: number): Promise<void> {
    return this.act('take a transfer back', (tx) => {
      const standing = tx
        .all('accountTransfers')
        .filter(({reversed, metadata}) => !reversed && metadata['payoutId'] !== undefined)
      const transfer = standing[Math.floor(which * standing.length)]
      if (!transfer) return
      const left = transfer.amount - transfer.amount_reversed
      const amount = share > 2 / 3 ? left : Math.ceil(left * share)
      const {currency} = transfer
      createTransfer(tx, {amount, currency, destination: destinationOf(transfer), expand: []}, NO_REQUEST)
      reverseTransfer(tx, transfer.id, {amount, expand: []}, NO_REQUEST)
    })
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

  /** Until when the money of a payment was given back in full, in ms: Infinity while it is; null where it never was. */
  givenBackUntil(paymentIntentId: string): number | null {
    return this.#givenBackUntil.get(paymentIntentId) ?? null
  }

  /** Whether a session can still be paid, or its money is on its way. */
  isOpen(sessionId: string): boolean {
    const {
      status,
      payment_status: paid,
      payment_intent: payment,
    } = this.ledger.get('sessions', sessionId) ?? {}
    const intent = typeof payment === 'string' ? this.ledger.get('paymentIntents', payment) : undefined
    return (
      status === 'open' || (status === 'complete' && paid === 'unpaid' && intent?.status === 'processing')
    )
  }

  /** Whether a payment is disputed, so that it cannot be refunded. */
  isDisputed(paymentIntentId: string): boolean {
    return this.disputesOf(paymentIntentId).some(preventsRefund)
  }

  /** All disputes of a payment, also those that are over. */
  disputesOf(paymentIntentId: string) {
    return this.ledger.all('disputes').filter(({payment_intent: of}) => of === paymentIntentId)
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
    const isDone = mishap === 'error 500 though done'
    const request = requestOf(path.replace(/^\/v1/, ''), method, headers, body)
    // While a shop is simulated the platform's answers are these.
    const answer = (await this.#app.fetch(request)) as unknown as CopiedAnswer
    if (mishap === 'slow') await this.#scheduler.sleep(this.#scheduler.random.between(500, LONGEST_ANSWER_MS))
    if (mishap === 'answer lost') throw connectionError('ECONNRESET')
    return new SimulatedResponse(isDone ? this.#forget(answer, headers) : answer)
  }

  /** What was asked for is done, and whoever asked is told of an error, as often as they ask under the same key. */
  #forget(answer: CopiedAnswer, headers: Record<string, string>): CopiedAnswer {
    const body = {error: {type: 'api_error', message: 'Something went wrong on the server.'}}
    const key = headers['Idempotency-Key']
    const saved = key === undefined ? undefined : this.ledger.get('answers', key)
    if (key !== undefined && saved)
      this.ledger.transact((tx) => tx.put('answers', key, {...saved, status: 500, body}))
    return CopiedAnswer.json(body, {status: 500, headers: answer.headers})
  }

  #follow(changes: readonly Change[], {onEvent, ...listeners}: Listeners): void {
    for (const {table, id, value} of changes) {
      if (table === 'sessions') this.#followSession(value as Session, listeners)
      else if (table === 'charges') this.#followCharge(value as Charge)
      else if (table === 'refunds') this.#followRefund(value as Refund)
      else if (table === 'refundOutcomes' && value !== null) this.#endLater(value as RefundOutcome)
      else if (table === 'payoutsDue' && value !== null) this.#payOutLater(value as PayoutDue)
      else if (table === 'payoutOutcomes' && value !== null) this.#endPayoutLater(value as PayoutOutcome)
      else if (table === 'deliveries' && (value as Delivery).attempts.length === 0) {
        if ((value as Delivery).state === 'pending') onEvent(id)
      }
    }
  }

  readonly #expiring = new Set<string>()
  readonly #paid = new Set<string>()

  readonly #failing = new Map<string, number>()

  /** The next refund of a payment is refused by its bank so many ms after it was made. */
  failNextRefund(paymentIntentId: string, afterMs: number): void {
    this.#failing.set(paymentIntentId, afterMs)
  }

  #followRefund({id, payment_intent: payment}: Refund): void {
    const afterMs = typeof payment === 'string' ? this.#failing.get(payment) : undefined
    if (typeof payment !== 'string' || afterMs === undefined) return
    this.#failing.delete(payment)
    this.#scheduler.timers.add(this.#scheduler.now + Math.ceil(afterMs), () =>
      this.ledger.transact((tx) => endRefund(tx, {id, outcome: 'failed'})),
    )
  }

  readonly #givenBackUntil = new Map<string, number>()

  #followCharge({payment_intent: payment, refunded}: Charge): void {
    if (typeof payment !== 'string') return
    if (refunded) this.#givenBackUntil.set(payment, Infinity)
    else if (this.#givenBackUntil.get(payment) === Infinity)
      this.#givenBackUntil.set(payment, this.#scheduler.now)
  }

  #followSession(session: Session, {onOpened, onPaid}: Omit<Listeners, 'onEvent'>): void {
    if (session.payment_status === 'paid' && !this.#paid.has(session.id)) {
      this.#paid.add(session.id)
      onPaid(session)
    }
    if (session.status !== 'open' || this.#expiring.has(session.id)) return
    this.#expiring.add(session.id)
    onOpened(session)
    this.#scheduler.timers.add(session.expires_at * 1000, () => {
      const current = this.ledger.get('sessions', session.id)
      if (current?.status === 'open') this.ledger.transact((tx) => expireSession(tx, current))
    })
  }

  #endLater(outcome: RefundOutcome): void {
    this.#scheduler.timers.add(outcome.dueAt, () => this.ledger.transact((tx) => endRefund(tx, outcome)))
  }

  /** What an account has goes to its bank when it was planned last. */
  #payOutLater({id, dueAt}: PayoutDue): void {
    this.#scheduler.timers.add(dueAt, () => {
      if (this.ledger.get('payoutsDue', id)?.dueAt === dueAt) this.ledger.transact((tx) => makePayout(tx, id))
    })
  }

  #endPayoutLater({id, failure, dueAt}: PayoutOutcome): void {
    this.#scheduler.timers.add(dueAt, () => {
      if (this.ledger.get('payoutOutcomes', id)) this.ledger.transact((tx) => endPayout(tx, id, failure))
    })
  }
}

/** What the API reads of a request; the body of a real one is a stream, which takes its time. */
function requestOf(path: string, method: string, headers: Record<string, string>, body: string): Request {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    method,
    url: `https://payments.test${path}`,
    headers: {get: (name: string) => byName.get(name.toLowerCase()) ?? null},
    text: async () => body,
  } as unknown as Request
}

/** An answer as the Stripe SDK reads it. */
class SimulatedResponse {
  readonly #answer: CopiedAnswer

  constructor(answer: CopiedAnswer) {
    this.#answer = answer
  }

  getStatusCode(): number {
    return this.#answer.status
  }

  getHeaders(): Readonly<Record<string, string>> {
    return this.#answer.headers
  }

  /** Of which the SDK hands on the headers. */
  getRawResponse(): object {
    return {headers: this.getHeaders(), statusCode: this.getStatusCode()}
  }

  async toJSON(): Promise<unknown> {
    return this.#answer.json()
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
  // What a client says of its platform is the same each time.
  Object.assign(client, {getClientUserAgent: (told: (agent: string) => void) => told('{}')})
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
