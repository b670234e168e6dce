import * as z from 'zod/mini'
import {portNumber, readEnvironment, runUntilTold} from '../stand-in/serve.ts'
import {startInbox} from './server.ts'

const environmentSchema = z.object({
  INBOX_PORT: z._default(portNumber, 8025),
  INBOX_DATA: z._default(z.string(), '.local/inbox'),
})

await runUntilTold(async () => {
  const {INBOX_PORT, INBOX_DATA} = readEnvironment(environmentSchema)
  return startInbox({port: INBOX_PORT, data: INBOX_DATA})
})
