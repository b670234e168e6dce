import {Stripe} from 'stripe'
import * as z from 'zod/mini'
import {functionsSecrets} from '../../../local/environment.ts'
import {stack} from '../../stack.ts'

const {
  STRIPE_SECRET_KEY = '',
  STRIPE_WEBHOOK_SECRET = '',
  STRIPE_CONNECT_WEBHOOK_SECRET = '',
} = functionsSecrets()
export const CONNECT_SECRET = STRIPE_CONNECT_WEBHOOK_SECRET
const address = new URL(stack.paymentsUrl)

/** What Stripe knows, asked with its own SDK. */
export const stripe = new Stripe(STRIPE_SECRET_KEY, {
  protocol: 'http',
  host: address.hostname,
  port: address.port,
})

/** Tells the payment service what happens, as its tests can. */
export async function control(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${stack.paymentsUrl}/_control${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`Payments said ${response.status} to ${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** What the person on the payment page does. */
export const paymentPage = {
  payByCard: (sessionId: string) => control(`/sessions/${sessionId}/pay`),
  /** From another country than the United States, and for a company. */
  payFrom: (sessionId: string, where: {country: string; business?: object}) =>
    control(`/sessions/${sessionId}/pay`, where),
  payByPaypal: (sessionId: string) => control(`/sessions/${sessionId}/pay`, {method: 'paypal'}),
  /** @returns that it was declined */
  payByCardThatIsDeclined: (sessionId: string) =>
    control(`/sessions/${sessionId}/pay`, {card: '4000000000000002'}),
  payByBankTransfer: (sessionId: string) =>
    control(`/sessions/${sessionId}/pay`, {method: 'us_bank_account', settle: 'wait'}),
  letExpire: (sessionId: string) => control(`/sessions/${sessionId}/expire`),
}

/** What the bank does, days later. */
export const bank = {
  transferArrives: (sessionId: string) => control(`/sessions/${sessionId}/settle`, {outcome: 'succeed'}),
  /** The money comes back, long after Stripe accepted the refund. */
  refundFails: (refundId: string) => control(`/refunds/${refundId}/end`, {outcome: 'failed'}),
  /** The bank of whoever paid wants the money back, or only asks about it. @returns Stripe's id of the dispute */
  disputes: async (sessionId: string, how: {amount?: number; inquiry?: boolean} = {}) =>
    disputeSchema.parse(await control(`/sessions/${sessionId}/dispute`, how)).id,
  escalates: (disputeId: string) => control(`/disputes/${disputeId}/escalate`),
  decides: (disputeId: string, outcome: 'won' | 'lost' | 'warning_closed') =>
    control(`/disputes/${disputeId}/close`, {outcome}),
  transferFails: (sessionId: string) => control(`/sessions/${sessionId}/settle`, {outcome: 'fail'}),
}

/** What somebody who is paid tells Stripe, and what Stripe and their bank make of it. Left out, all that Stripe asks for is told. */
export const payee = {
  tells: (accountId: string, told: object = {}) => control(`/accounts/${accountId}/tell`, told),
  disconnects: (accountId: string) => control(`/accounts/${accountId}/disconnect`),
  /** What the account has goes to its bank. @returns Stripe's id of the payout */
  isPaidOut: async (accountId: string) =>
    payoutsSchema.parse(await control(`/accounts/${accountId}/pay-out`)).payouts.at(-1)?.id ?? '',
  payoutEnds: (payoutId: string, failure: string | null = null) =>
    control(`/payouts/${payoutId}/end`, {failure}),
}

const payoutsSchema = z.object({payouts: z.array(z.object({id: z.string()}))})
const disputeSchema = z.object({id: z.string()})

/** How Stripe brings its news. */
export const webhooks = {
  /** From now on; what is under way has arrived before. */
  holdBack: async () => {
    await control('/webhooks/drain')
    await control('/webhooks', {hold: true})
  },
  release: (order: 'forward' | 'reverse' = 'forward') => control('/webhooks/release', {order}),
  behave: async () => {
    await control('/webhooks', {hold: false, twice: false, reverse: false})
    await control('/webhooks/release')
    await control('/webhooks/drain')
  },
  sendTwice: () => control('/webhooks', {twice: true}),
  arrive: () => control('/webhooks/drain'),
  /** Of what is held back, the one event. */
  releaseOne: (event: string) => control('/webhooks/release', {event}),
  dropOne: (event: string) => control('/webhooks/drop', {event}),
  resend: (event: string) => control(`/webhooks/${event}/resend`),
}

const deliveriesSchema = z.object({deliveries: z.array(z.object({id: z.string()}))})

/** The ids of the events that are held back, newest first. */
export async function heldEvents(): Promise<string[]> {
  const response = await fetch(`${stack.paymentsUrl}/_control/webhooks?state=held`)
  return deliveriesSchema.parse(await response.json()).deliveries.map(({id}) => id)
}

/** Lets the news that is held back never arrive. */
export async function dropWebhooks(): Promise<void> {
  await control('/webhooks/drop')
}

/** The sessions that can still be paid, and who opened them. */
export async function openSessions(): Promise<{id: string; uid: string}[]> {
  const open: {id: string; uid: string}[] = []
  for await (const {id, client_reference_id: uid} of stripe.checkout.sessions.list({
    status: 'open',
    limit: 100,
  })) {
    open.push({id, uid: uid ?? ''})
  }
  return open
}

/** Stripe's id of a session's payment. */
export async function paymentOf(sessionId: string): Promise<string> {
  const {payment_intent: payment} = await stripe.checkout.sessions.retrieve(sessionId)
  if (typeof payment !== 'string') throw new Error(`Session ${sessionId} has no payment.`)
  return payment
}

/** Gives money back as staff would in Stripe's dashboard: all of it, or some cents. */
export async function refundInDashboard(sessionId: string, amountCents?: number): Promise<void> {
  const payment = await paymentOf(sessionId)
  await stripe.refunds.create({payment_intent: payment, ...(amountCents && {amount: amountCents})})
}

export async function refundsOf(sessionId: string): Promise<Stripe.Refund[]> {
  return (await stripe.refunds.list({payment_intent: await paymentOf(sessionId)})).data
}

type Failure = 'none' | 'error' | 'hang' | 'lost' | 'indeterminate' | 'slow'
/** How Stripe's API fails. */
export async function stripeFails(mode: Failure, how: object = {}): Promise<void> {
  await control('/fail', {mode, ...how})
}

interface News {
  type: string
  object: object
}

/** Posts an event to our webhook; signed as Stripe signs unless another secret is given. */
export async function postEvent({type, object}: News, secret = STRIPE_WEBHOOK_SECRET): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    type,
    data: {object},
  })
  return postPayload(payload, sign(payload, secret))
}

/** The header with which Stripe signs. */
export function sign(payload: string, secret = STRIPE_WEBHOOK_SECRET): string {
  return stripe.webhooks.generateTestHeaderString({payload, secret})
}

export async function postPayload(
  payload: string,
  signature: string | null,
  path: 'stripe' | 'stripe-connect' = 'stripe',
): Promise<number> {
  const response = await fetch(`${stack.functionsUrl}/webhooks/${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(signature && {'stripe-signature': signature})},
    body: payload,
  })
  await response.body?.cancel()
  return response.status
}
