import * as z from 'zod/mini'
import {runUntilTold} from '../stand-in/serve.ts'
import {startPayments} from './server.ts'

const environment = z
  .object({
    PAYMENTS_PORT: z._default(z.string(), '4242'),
    PAYMENTS_DATA: z._default(z.string(), '.local/payments'),
    PAYMENTS_WEBHOOK_URL: z.optional(z.string()),
    STRIPE_WEBHOOK_SECRET: z._default(z.string(), 'whsec_local'),
  })
  .parse(process.env)

await runUntilTold(() =>
  startPayments({
    port: Number(environment.PAYMENTS_PORT),
    data: environment.PAYMENTS_DATA,
    webhookUrl: environment.PAYMENTS_WEBHOOK_URL || undefined,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
  }),
)
