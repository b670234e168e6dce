import {mkdtemp, rm} from 'node:fs/promises'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {Stripe} from 'stripe'
import * as z from 'zod/mini'
import {startPayments} from '../../../local/payments/server.ts'

export const WEBHOOK_SECRET = 'whsec_test'
export const CONNECT_SECRET = 'whsec_test_connect'
export const SUCCESS_URL = 'http://127.0.0.1:3000/payment-success?session_id={CHECKOUT_SESSION_ID}'
export const CANCEL_URL = 'http://127.0.0.1:3000/cart'

interface Received {
  payload: string
  headers: IncomingHttpHeaders
  event: Stripe.Event
}

/** A shop's webhook: takes what Stripe sends and answers as it is told to. */
async function startWebhook() {
  const received: Received[] = []
  let answer = 200
  const server = createServer((request, response) => {
    let payload = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (payload += part))
    request.on('end', () => {
      received.push({payload, headers: request.headers, event: JSON.parse(payload) as Stripe.Event})
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answerWith: (status: number) => {
      answer = status
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const payAnswer = z.object({
  result: z.enum(['paid', 'processing', 'declined']),
  redirect: z.nullable(z.string()),
  message: z.optional(z.string()),
})

/** A payments server of its own with a shop that uses it: Stripe's SDK, a webhook, and what a payer does. */
export async function openShop() {
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-payments-'))
  const webhook = await startWebhook()
  const connectWebhook = await startWebhook()
  const options = {
    port: 0,
    data,
    webhookUrl: webhook.url,
    webhookSecret: WEBHOOK_SECRET,
    connectWebhookUrl: connectWebhook.url,
    connectWebhookSecret: CONNECT_SECRET,
  }
  let payments = await startPayments(options)
  const stripeWith = (config: object = {}, key = 'sk_test_local') => {
    const {hostname, port} = new URL(payments.url)
    return new Stripe(key, {protocol: 'http', host: hostname, port, maxNetworkRetries: 0, ...config})
  }
  let stripe = stripeWith()
  const control = async (place: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`${payments.url}/_control${place}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    get url() {
      return payments.url
    },
    data,
    webhook,
    /** what it is told of its accounts */
    connectWebhook,
    control,
    stripeWith,
    get stripe() {
      return stripe
    },
    /** Goes to checkout with one course, or as `more` says. */
    checkOut: (more: Stripe.Checkout.SessionCreateParams = {}, options?: Stripe.RequestOptions) =>
      stripe.checkout.sessions.create({...oneCourse(), ...more}, options),
    /** Pays as on the payment page. */
    pay: async (sessionId: string, how: object = {}) =>
      payAnswer.parse(await control(`/sessions/${sessionId}/pay`, how)),
    /** The id of the payment intent someone has paid, or tried to pay, a session with. */
    intentOf: async (sessionId: string) => {
      const {payment_intent} = await stripe.checkout.sessions.retrieve(sessionId)
      if (typeof payment_intent !== 'string') throw new Error('No one has tried to pay')
      return payment_intent
    },
    /** Waits until no webhook is under way, then tells the types that arrived, in order. */
    arrived: async () => {
      await control('/webhooks/drain')
      return webhook.received.map(({event}) => event.type)
    },
    restart: async () => {
      await payments.close()
      payments = await startPayments(options)
      stripe = stripeWith()
    },
    close: async () => {
      await payments.close()
      await webhook.close()
      await connectWebhook.close()
      await rm(data, {recursive: true, force: true})
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export function oneCourse(): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [courseLine('Complete Digital Marketing Masterclass', 14_999)],
    success_url: SUCCESS_URL,
    cancel_url: CANCEL_URL,
    customer_email: 'learner@lectern.test',
    client_reference_id: 'order-1',
    metadata: {orderId: 'order-1'},
    payment_intent_data: {metadata: {orderId: 'order-1'}, description: 'Order order-1'},
  }
}

export function courseLine(name: string, cents: number): Stripe.Checkout.SessionCreateParams.LineItem {
  return {quantity: 1, price_data: {currency: 'usd', unit_amount: cents, product_data: {name}}}
}

/** The error a call ends in. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call was expected to fail')
}
