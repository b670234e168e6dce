import {Hono} from 'hono'
import * as z from 'zod/mini'
import {recipientsOf, type Mail, type Mailbox} from './mail.ts'
import {searchMails} from './mail-search.ts'

const querySchema = z.object({
  to: z.optional(z.string()),
  subject: z.optional(z.string()),
  tag: z.optional(z.string()),
  text: z.optional(z.string()),
  since: z.optional(
    z.pipe(
      z.string(),
      z.transform((value) => Date.parse(value) || Number(value) || 0),
    ),
  ),
  limit: z._default(
    z.pipe(
      z.string(),
      z.transform((value) => Number.parseInt(value, 10) || 100),
    ),
    100,
  ),
})

/** A mail as JSON. `recipients` are the plain addresses of to, cc and bcc; attachments come without their content. */
function mailJson(mail: Mail) {
  const {receivedAt, attachments, headers, ...rest} = mail
  return {
    ...rest,
    recipients: recipientsOf(mail),
    headers: Object.fromEntries(headers),
    attachments: attachments.map(({name, type, size, inline}) => ({name, type, size, inline})),
    receivedAt: new Date(receivedAt).toISOString(),
  }
}

/** The inbox for programs: list (newest first), one mail, delete all. */
export function mailJsonRoutes(mailbox: Mailbox): Hono {
  const app = new Hono()
  app.get('/messages.json', (c) => {
    const {limit, ...search} = querySchema.parse(c.req.query())
    const found = searchMails(mailbox, search)
    return c.json({total: found.length, messages: found.slice(0, limit).map(mailJson)})
  })
  app.get('/messages/:file{.+\\.json}', (c) => {
    const mail = mailbox.get('mails', c.req.param('file').replace(/\.json$/, ''))
    return mail === undefined ? c.json({message: 'No such mail'}, 404) : c.json(mailJson(mail))
  })
  app.delete('/messages', async (c) => {
    const deleted = deleteAll(mailbox)
    await mailbox.durable()
    return c.json({deleted})
  })
  return app
}

/** Empties the inbox, and the lists of addresses that get nothing; returns how many mails there were. */
export function deleteAll(mailbox: Mailbox): number {
  return mailbox.transact((tx) => {
    const mails = tx.all('mails')
    for (const {id} of mails) tx.remove('mails', id)
    for (const {id} of tx.all('events')) tx.remove('events', id)
    for (const {id} of tx.all('dropped')) tx.remove('dropped', id)
    for (const {list, address} of tx.all('listed')) tx.remove('listed', `${list}/${address}`)
    return mails.length
  })
}
