import {newId} from './identifiers.ts'
import type {
  AccountEventType,
  Delivery,
  EventType,
  Ledger,
  LedgerTransaction,
  WebhookEvent,
  WebhookSettings,
} from './tables.ts'
import {seconds} from './time.ts'

/** The API version events are written in: the one the `stripe` package of this repository speaks. */
export const API_VERSION = '2026-10-28.endive'

/** How long events are collected before they go out in reverse. */
const REVERSE_WINDOW_MS = 1500

/** What caused an event: an API request, or nothing (the payment page, the clock). */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
}

export const NO_REQUEST: Cause = {requestId: null, idempotencyKey: null}

export function webhookSettings(tx: Pick<LedgerTransaction, 'get'>): WebhookSettings {
  return tx.get('settings', 'webhooks') ?? {hold: false, twice: false, reverse: false}
}

/** The deliveries in a state, oldest first. */
export function deliveriesIn(state: Delivery['state'], ledger: Pick<Ledger, 'all'>): Delivery[] {
  return ledger.all('deliveries').filter((delivery) => delivery.state === state)
}

/** Records an event about `object` as it is now, and queues its delivery. Returns the event's id. */
export function emit(
  tx: LedgerTransaction,
  type: EventType,
  object: WebhookEvent['data']['object'],
  cause: Cause = NO_REQUEST,
  previous?: object,
): string {
  return record(tx, type, cause, {
    data: previous === undefined ? {object} : {object, previous_attributes: previous},
  })
}

/** The same of a connected account. */
export function emitOf(
  tx: LedgerTransaction,
  account: string,
  type: AccountEventType,
  data: WebhookEvent['data'],
): string {
  return record(tx, type, NO_REQUEST, {account, data})
}

function record(
  tx: LedgerTransaction,
  type: WebhookEvent['type'],
  cause: Cause,
  about: Pick<WebhookEvent, 'account' | 'data'>,
): string {
  const id = newId.event()
  tx.put('events', id, {
    id,
    object: 'event',
    ...about,
    api_version: API_VERSION,
    created: seconds(),
    livemode: false,
    pending_webhooks: 1,
    request: {id: cause.requestId, idempotency_key: cause.idempotencyKey},
    type,
  })
  const {hold, twice, reverse} = webhookSettings(tx)
  tx.put('deliveries', id, {
    id,
    type,
    state: hold ? 'held' : 'pending',
    attempts: [],
    failures: 0,
    remaining: twice ? 2 : 1,
    dueAt: Date.now() + (reverse ? REVERSE_WINDOW_MS : 0),
  })
  return id
}
