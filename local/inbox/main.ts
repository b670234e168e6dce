import * as z from 'zod/mini'
import {runUntilTold} from '../stand-in/serve.ts'
import {startInbox} from './server.ts'

const environment = z
  .object({
    INBOX_PORT: z._default(z.string(), '8025'),
    INBOX_DATA: z._default(z.string(), '.local/inbox'),
  })
  .parse(process.env)

await runUntilTold(() => startInbox({port: Number(environment.INBOX_PORT), data: environment.INBOX_DATA}))
