import * as z from 'zod/mini'
import {portNumber, readEnvironment, runUntilTold} from '../stand-in/serve.ts'
import {startInbox} from './server.ts'

const environmentSchema = z.object({
  INBOX_PORT: z._default(portNumber, 8025),
  INBOX_DATA: z._default(z.string(), '.local/inbox'),
  INBOX_WEBHOOK_URL: z.optional(z.url('must be an address')),
  MAILGUN_WEBHOOK_KEY: z._default(z.string(), 'local'),
})

await runUntilTold(async () => {
  const {
    INBOX_PORT: port,
    INBOX_DATA: data,
    INBOX_WEBHOOK_URL: url,
    MAILGUN_WEBHOOK_KEY: signingKey,
  } = readEnvironment(environmentSchema)
  return startInbox({port, data, ...(url && {webhook: {url, signingKey}})})
})
