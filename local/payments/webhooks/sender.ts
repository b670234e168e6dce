import {webhookSettings} from '../ledger/events.ts'
import type {Attempt, Delivery, Ledger, WebhookEvent} from '../ledger/tables.ts'
import {seconds} from '../ledger/time.ts'
import {signatureHeader} from './signature.ts'
import {Turns} from './turns.ts'

/** Waits after the first, second … failed attempt, in ms; after the last one it is given up and can be resent. */
const RETRY_AFTER_MS: readonly number[] = [1000, 2000, 5000, 10_000, 30_000, 60_000]

/** An endpoint that has not answered by then has failed. A cold function can take several seconds. */
const ANSWER_WITHIN_MS = 20_000

/**
 * The functions emulator starts a process for each request that comes while another is answered, or while its first one starts: on
 * a busy computer four at once, each sent again after its time, kept so many starting that none was ready in time.
 */
const MOST_AT_ONCE = 1

/** An address that events are sent to, and what they are signed with. */
export interface Endpoint {
  url: string
  secret: string
}

/** Where the shop's own events go, and those of its accounts. Without an endpoint they are only listed. */
interface Endpoints {
  own: Endpoint | undefined
  connected: Endpoint | undefined
}

export interface Sender {
  /** Looks for deliveries that are due. Call it after every change that may have queued one. */
  wake(): void
  /** Resolves when the events are delivered, or after `ms`. */
  delivered(eventIds: readonly string[], ms: number): Promise<void>
  /** Lets held deliveries go, oldest first or (`reverse`) newest first, one after the other. */
  release(order: 'forward' | 'reverse', eventId?: string): Promise<void>
  /** Sends an event again, whatever became of it before. */
  resend(eventId: string): void
  stop(): Promise<void>
}

/** Delivers the ledger's events, each signed for its endpoint. */
export function startSender(ledger: Ledger, endpoints: Endpoints): Sender {
  /** Where an event goes, if anywhere. */
  const endpointOf = (event: WebhookEvent | undefined) =>
    event?.account === undefined ? endpoints.own : endpoints.connected
  const canBeSent = ({id}: Delivery) => endpointOf(ledger.get('events', id)) !== undefined
  const inFlight = new Set<string>()
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const turns = new Turns(MOST_AT_ONCE)
  let timer: NodeJS.Timeout | undefined

  const change = (id: string, edit: (delivery: Delivery) => Partial<Delivery>) =>
    ledger.transact((tx) => {
      const delivery = tx.get('deliveries', id)
      if (delivery !== undefined) tx.put('deliveries', id, {...delivery, ...edit(delivery)})
    })

  async function attempt({url, secret}: Endpoint, event: WebhookEvent): Promise<Attempt> {
    const at = Date.now()
    try {
      const body = JSON.stringify(event, null, 2)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, secret, seconds()),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      await response.body?.cancel()
      return {at, status: response.status, error: null}
    } catch (error) {
      return {at, status: null, error: reasonOf(error)}
    }
  }

  /** Makes one attempt and records how it went. */
  const send = (id: string) => turns.take(() => sendNow(id))

  async function sendNow(id: string) {
    const event = ledger.get('events', id)
    const delivery = ledger.get('deliveries', id)
    const endpoint = endpointOf(event)
    if (endpoint === undefined || event === undefined || inFlight.has(id) || stopping.signal.aborted) return
    // Another round may have sent it while this one waited for its turn.
    if (delivery?.state !== 'pending' || delivery.dueAt > Date.now()) return
    inFlight.add(id)
    try {
      const result = await attempt(endpoint, event)
      if (stopping.signal.aborted) return
      const accepted = result.status !== null && result.status >= 200 && result.status < 300
      change(id, (delivery) => ({
        attempts: [...delivery.attempts, result],
        ...(accepted ? afterSuccess(delivery) : afterFailure(delivery)),
      }))
    } finally {
      inFlight.delete(id)
      for (const listener of listeners) listener()
    }
  }

  async function sendDue() {
    await ledger.durable()
    const now = Date.now()
    const waiting = ledger
      .all('deliveries')
      .filter((one) => one.state === 'pending' && !inFlight.has(one.id) && canBeSent(one))
    const due = waiting.filter(({dueAt}) => dueAt <= now)
    if (webhookSettings(ledger).reverse) {
      // All that was collected goes with the first of it; what has failed waits for its time.
      const isOver = due.some(({failures}) => failures === 0)
      for (const one of waiting.toReversed()) {
        if (one.dueAt > now && !(isOver && one.failures === 0)) continue
        change(one.id, () => ({dueAt: now}))
        await send(one.id)
      }
    } else {
      await Promise.all(due.map(({id}) => send(id)))
    }
  }

  function wake() {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    const waiting = ledger
      .all('deliveries')
      .filter((one) => one.state === 'pending' && !inFlight.has(one.id) && canBeSent(one))
    if (waiting.length === 0) return
    const next = Math.min(...waiting.map(({dueAt}) => dueAt))
    timer = setTimeout(() => track(sendDue().then(wake)), Math.max(0, next - Date.now()))
  }

  function track(work: Promise<void>) {
    const guarded = work
      .catch((error: unknown) => console.error('webhooks:', error))
      .finally(() => running.delete(guarded))
    running.add(guarded)
  }

  const isDelivered = (id: string) => ledger.get('deliveries', id)?.state === 'delivered'

  return {
    wake,
    async delivered(eventIds, ms) {
      if (endpoints.own === undefined) return
      const pending = () => eventIds.some((id) => !isDelivered(id))
      if (!pending()) return
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(giveUp)
          listeners.delete(check)
          resolve()
        }
        const check = () => {
          if (!pending()) done()
        }
        const giveUp = setTimeout(done, ms)
        listeners.add(check)
        check()
      })
    },
    async release(order, eventId) {
      const held = ledger
        .all('deliveries')
        .filter(({id, state}) => state === 'held' && (eventId === undefined || id === eventId))
      const queue = order === 'reverse' ? held.toReversed() : held
      for (const {id} of queue) {
        change(id, () => ({state: 'pending', dueAt: Date.now()}))
        await send(id)
      }
      wake()
    },
    resend(eventId) {
      change(eventId, () => ({state: 'pending', failures: 0, remaining: 1, dueAt: Date.now()}))
      wake()
    },
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await Promise.all(running)
    },
  }
}

function afterSuccess({remaining}: Delivery): Partial<Delivery> {
  if (remaining > 1) return {failures: 0, remaining: remaining - 1, dueAt: Date.now()}
  return {state: 'delivered', failures: 0, remaining: 0}
}

function afterFailure({failures}: Delivery): Partial<Delivery> {
  const wait = RETRY_AFTER_MS[failures]
  if (wait === undefined) return {state: 'failed', failures: failures + 1}
  return {failures: failures + 1, dueAt: Date.now() + wait}
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const cause = error.cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
