/*
 * What tests can tell the inbox. Everything answers JSON.
 *
 *   GET    /messages.json?to=&subject=&tag=&text=&since=&limit=   {total, messages}, newest first
 *   GET    /messages/ID.json                                      one mail
 *   DELETE /messages                                              {deleted}
 *
 *   GET    /_control/state                                        {mails, failing: {mode, times}, struck}
 *   GET    /_control/mails                                        every mail, oldest first, without its words:
 *                                                                 {id, name (its Message-Id header), to, tags, receivedAt (ms), answerLost}
 *   POST   /_control/fail  {mode, times?, to?}                    mode: none, 4xx, 5xx, timeout, lost (see failing.ts)
 *   POST   /_control/refuse {addresses}                          from now on refuses every mail to one of them
 *   POST   /_control/events {event, recipient}                    event: failed (for good), complained, unsubscribed; about the
 *                                                                 latest mail to that address, which is on Mailgun's list of
 *                                                                 those then; tells the shop, answers {status}
 *   POST   /_control/reset                                        empties the inbox and stops failing
 */
import {randomUUID} from 'node:crypto'
import {Hono} from 'hono'
import * as z from 'zod/mini'
import {failingSchema, type Failing} from './failing.ts'
import {addressOf, headerOf, recipientsOf, type Mailbox} from './mail.ts'
import {deleteAll} from './mail-json.ts'
import {itemOf} from './mailgun-events.ts'
import {listRecipient} from './suppression-lists.ts'
import {postEvent, type WebhookOptions} from './webhook.ts'

const refuseSchema = z.strictObject({addresses: z.array(z.string())})
const eventSchema = z.strictObject({
  event: z.enum(['failed', 'complained', 'unsubscribed']),
  recipient: z.string(),
})

export function controlRoutes(mailbox: Mailbox, failing: Failing, webhook?: WebhookOptions): Hono {
  const app = new Hono()
  app.get('/state', (c) =>
    c.json({
      mails: mailbox.all('mails').length,
      failing: failing.current,
      struck: Object.fromEntries(failing.struck),
    }),
  )
  app.get('/mails', (c) =>
    c.json(
      mailbox.all('mails').map((mail) => ({
        id: mail.id,
        name: headerOf(mail, 'Message-Id') ?? mail.messageId,
        to: recipientsOf(mail),
        tags: mail.tags,
        receivedAt: mail.receivedAt,
        answerLost: mail.answerLost ?? false,
      })),
    ),
  )
  app.post('/fail', async (c) => {
    const wanted = failingSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success)
      return c.json(
        {message: 'mode is one of none, 4xx, 5xx, timeout, lost; times a number; to an address'},
        400,
      )
    failing.set(wanted.data)
    return c.json(failing.current)
  })
  app.post('/refuse', async (c) => {
    const wanted = refuseSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success) return c.json({message: 'addresses is a list of texts'}, 400)
    failing.refused = new Set(wanted.data.addresses.map(addressOf))
    return c.json({addresses: [...failing.refused]})
  })
  app.post('/events', async (c) => {
    const wanted = eventSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success)
      return c.json({message: 'event is one of failed, complained, unsubscribed; recipient an address'}, 400)
    const recipient = addressOf(wanted.data.recipient)
    const mail = mailbox.all('mails').findLast((mail) => recipientsOf(mail).includes(recipient))
    if (mail === undefined) return c.json({message: `There is no mail to ${recipient}`}, 404)
    const event = {
      id: randomUUID(),
      event: wanted.data.event,
      at: Date.now(),
      mailId: mail.id,
      recipient,
    }
    mailbox.transact((tx) => {
      tx.put('events', event.id, event)
      listRecipient(tx, event)
    })
    await mailbox.durable()
    return c.json({status: webhook === undefined ? null : await postEvent(webhook, itemOf(event, mail))})
  })
  app.post('/reset', async (c) => {
    failing.set({mode: 'none'})
    failing.refused = new Set()
    deleteAll(mailbox)
    await mailbox.durable()
    return c.json({mails: 0, failing: failing.current})
  })
  return app
}
