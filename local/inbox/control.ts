/*
 * What tests can tell the inbox. Everything answers JSON.
 *
 *   GET    /messages.json?to=&subject=&tag=&text=&since=&limit=   {total, messages}, newest first
 *   GET    /messages/ID.json                                      one mail
 *   DELETE /messages                                              {deleted}
 *
 *   GET    /_control/state                                        {mails, failing: {mode, times}}
 *   POST   /_control/fail  {mode, times?}                         mode: none, 4xx, 5xx, timeout, lost (see failing.ts)
 *   POST   /_control/reset                                        empties the inbox and stops failing
 */
import {Hono} from 'hono'
import {failingSchema, type Failing} from './failing.ts'
import type {Mailbox} from './mail.ts'
import {deleteAll} from './mail-json.ts'

export function controlRoutes(mailbox: Mailbox, failing: Failing): Hono {
  const app = new Hono()
  app.get('/state', (c) => c.json({mails: mailbox.all('mails').length, failing: failing.current}))
  app.post('/fail', async (c) => {
    const wanted = failingSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success)
      return c.json({message: 'mode is one of none, 4xx, 5xx, timeout, lost; times a number'}, 400)
    failing.set(wanted.data)
    return c.json(failing.current)
  })
  app.post('/reset', async (c) => {
    failing.set({mode: 'none'})
    deleteAll(mailbox)
    await mailbox.durable()
    return c.json({mails: 0, failing: failing.current})
  })
  return app
}
