import {randomUUID} from 'node:crypto'
import {Hono} from 'hono'
import {drop, type Bindings} from '../stand-in/hung.ts'
import type {Failing} from './failing.ts'
import {recipientsOf, type Mailbox} from './mail.ts'
import {eventsOf, eventsPage, itemOf, readEventsQuery} from './mailgun-events.ts'
import {readMessage, MessageError} from './message-form.ts'
import {isListName, listOf, unlist} from './suppression-lists.ts'
import {postEvent, type WebhookOptions} from './webhook.ts'

/**
 * The part of Mailgun's API that sends mail and tells what became of it. A mail to an address on one of its lists is accepted and dropped,
 * and told to the webhook as a failure.
 * @param url this server's address
 */
export function mailgunApi(
  mailbox: Mailbox,
  failing: Failing,
  url: string,
  webhook?: WebhookOptions,
): Hono<Bindings> {
  const app = new Hono<Bindings>()

  app.use(async (c, next) => {
    const [scheme = '', credentials = ''] = (c.req.header('authorization') ?? '').split(' ')
    const [user, key] = Buffer.from(credentials, 'base64').toString().split(':')
    if (scheme.toLowerCase() !== 'basic' || user !== 'api' || key === undefined || key === '') {
      return c.text('Forbidden', 401, {'www-authenticate': 'Basic realm="MG API"'})
    }
    return next()
  })

  app.post('/:domain/messages', async (c) => {
    const form = await c.req.formData().catch(() => undefined)
    if (form === undefined) return c.json({message: 'The request body is not a form'}, 400)
    try {
      const mails = await readMessage(c.req.param('domain'), form)
      const mode = failing.strike(mails.flatMap(recipientsOf))
      if (mode === '4xx') return c.json({message: 'Refused, as the local inbox was told to'}, 400)
      if (mode === '5xx') return c.json({message: 'Unavailable, as the local inbox was told to be'}, 503)
      if (mode === 'timeout') return await failing.hung.hang(c)
      if (mails.some((mail) => recipientsOf(mail).some((address) => failing.refused.has(address)))) {
        throw new MessageError("'to' parameter is not a valid address. please check documentation")
      }
      const failures = mailbox.transact((tx) =>
        mails.flatMap((mail) => {
          const events = eventsOf(mail, randomUUID, (recipient) => listOf(tx, recipient))
          const table = events.some(({event}) => event === 'delivered') ? 'mails' : 'dropped'
          tx.put(table, mail.id, mode === 'lost' ? {...mail, answerLost: true} : mail)
          for (const event of events) tx.put('events', event.id, event)
          return events.filter(({event}) => event === 'failed').map((event) => itemOf(event, mail))
        }),
      )
      await mailbox.durable()
      if (webhook !== undefined) for (const failure of failures) void postEvent(webhook, failure)
      if (mode === 'lost') return drop(c)
      return c.json({id: mails[0]?.messageId, message: 'Queued. Thank you.'})
    } catch (error) {
      if (error instanceof MessageError) return c.json({message: error.message}, 400)
      throw error
    }
  })

  app.get('/:domain/events/:page?', (c) => {
    const asked = readEventsQuery(c.req.query(), c.req.param('page'))
    if (asked === undefined) return c.json({message: 'Invalid page'}, 400)
    return c.json(eventsPage(mailbox, c.req.param('domain'), asked.query, asked.offset, url))
  })

  app.delete('/:domain/:list/:address', async (c) => {
    const {list, address} = c.req.param()
    const wasListed = isListName(list) && unlist(mailbox, list, address)
    await mailbox.durable()
    return wasListed
      ? c.json({message: 'Address has been removed', value: address, address})
      : c.json({message: 'Address not found'}, 404)
  })

  app.all('/*', (c) =>
    c.json({message: 'The local inbox knows messages, events and the end of suppressions only'}, 404),
  )
  return app
}
