import {onRequest} from 'firebase-functions/v2/https'
import type {HttpHandler} from '../http-handler.ts'
import {
  mailgunApiKey,
  mailgunWebhookKey,
  sanityWebhookSecret,
  stripeConnectSecret,
  stripeSecretKey,
  stripeWebhookSecret,
  unsubscribeSecret,
} from '../parameters.ts'
import {place} from '../runtime.ts'
import {webhooksDoor} from './parameters.ts'

/** What answers a service, by the path of the address that it is given. Each looks for that service's signature. */
const answers = new Map<string, () => Promise<HttpHandler>>([
  ['/stripe', async () => (await import('../payments/stripe-webhook.ts')).stripeWebhook],
  [
    '/stripe-connect',
    async () => (await import('../payments/stripe-connect-webhook.ts')).stripeConnectWebhook,
  ],
  ['/mailgun', async () => (await import('../newsletter/mailgun-webhook.ts')).mailgunWebhook],
  ['/sanity', async () => (await import('../content/on-course-published.ts')).onCoursePublished],
])

/** What services tell the shop. 404 for any other path. */
export const webhooks = onRequest(
  {
    ...place,
    ...webhooksDoor,
    secrets: [
      stripeSecretKey,
      stripeWebhookSecret,
      stripeConnectSecret,
      mailgunApiKey,
      mailgunWebhookKey,
      sanityWebhookSecret,
      unsubscribeSecret,
    ],
    invoker: 'public',
  },
  async (request, response) => {
    const load = answers.get(request.path)
    if (!load) {
      response.status(404).send('There is nothing here.')
      return
    }
    const handler = await load()
    await handler(request, response)
  },
)
