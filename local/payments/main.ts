import * as z from 'zod/mini'
import {portNumber, readEnvironment, runUntilTold} from '../stand-in/serve.ts'
import {startPayments} from './server.ts'

const environmentSchema = z.object({
  PAYMENTS_PORT: z._default(portNumber, 4242),
  PAYMENTS_DATA: z._default(z.string(), '.local/payments'),
  PAYMENTS_WEBHOOK_URL: z.optional(z.url('must be an address')),
  STRIPE_WEBHOOK_SECRET: z._default(z.string(), 'whsec_local'),
  PAYMENTS_CONNECT_WEBHOOK_URL: z.optional(z.url('must be an address')),
  STRIPE_CONNECT_WEBHOOK_SECRET: z._default(z.string(), 'whsec_local_connect'),
})

await runUntilTold(async () => {
  const environment = readEnvironment(environmentSchema)
  return startPayments({
    port: environment.PAYMENTS_PORT,
    data: environment.PAYMENTS_DATA,
    webhookUrl: environment.PAYMENTS_WEBHOOK_URL,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
    connectWebhookUrl: environment.PAYMENTS_CONNECT_WEBHOOK_URL,
    connectWebhookSecret: environment.STRIPE_CONNECT_WEBHOOK_SECRET,
  })
})
