import * as z from 'zod/mini'
import {startContentLake} from './server.ts'

const Environment = z.object({
  LAKE_PORT: z._default(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)), 3999),
  LAKE_DATA: z._default(z.string().check(z.minLength(1)), '.local/content-lake'),
  LAKE_WEBHOOK_URL: z.optional(z.string()),
  SANITY_WEBHOOK_SECRET: z.optional(z.string()),
})

const environment = Environment.parse(process.env)
const {LAKE_WEBHOOK_URL: url, SANITY_WEBHOOK_SECRET: secret} = environment

try {
  const lake = await startContentLake({
    port: environment.LAKE_PORT,
    data: environment.LAKE_DATA,
    ...(url && secret && {webhook: {url, secret}}),
  })
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      void lake.close().then(() => process.exit(0))
    })
  }
  console.log(`ready ${lake.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
