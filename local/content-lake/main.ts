import * as z from 'zod/mini'
import {portNumber, readEnvironment, runUntilTold} from '../stand-in/serve.ts'
import {startContentLake} from './server.ts'

const environmentSchema = z.object({
  LAKE_PORT: z._default(portNumber, 3999),
  LAKE_DATA: z._default(z.string(), '.local/content-lake'),
  LAKE_STUDIO: z._default(z.url('must be an address'), 'http://127.0.0.1:3333'),
  LAKE_WEBHOOK_URL: z.optional(z.url('must be an address')),
  SANITY_WEBHOOK_SECRET: z.optional(z.string()),
})

await runUntilTold(async () => {
  const environment = readEnvironment(environmentSchema)
  const {LAKE_WEBHOOK_URL: url, SANITY_WEBHOOK_SECRET: secret} = environment
  return startContentLake({
    port: environment.LAKE_PORT,
    data: environment.LAKE_DATA,
    studio: environment.LAKE_STUDIO,
    ...(url && secret && {webhook: {url, secret}}),
  })
})
