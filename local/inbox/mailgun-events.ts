import * as z from 'zod/mini'
import {recipientsOf, type ListName, type Mail, type Mailbox, type MailEvent} from './mail.ts'
import {droppedBy, mailOf} from './suppression-lists.ts'

const querySchema = z.object({
  event: z.optional(z.string()),
  recipient: z.optional(z.string()),
  tags: z.optional(z.string()),
  'message-id': z.optional(z.string()),
  subject: z.optional(z.string()),
  ascending: z.optional(z.string()),
  limit: z.optional(z.string()),
  begin: z.optional(z.string()),
  end: z.optional(z.string()),
})

type Query = z.output<typeof querySchema>

/** One page of a domain's events in Mailgun's shape, from `offset` on; newest first unless `ascending`. */
export function eventsPage(mailbox: Mailbox, domain: string, query: Query, offset: number, address: string) {
  const limit = Math.min(300, Math.max(1, Number.parseInt(query.limit ?? '', 10) || 100))
  const rows = mailbox
    .all('events')
    .flatMap((event) => {
      const mail = mailOf(mailbox, event)
      return mail === undefined || mail.domain !== domain ? [] : [{event, mail}]
    })
    .filter(({event, mail}) => matches(query, event, mail))
  if (query.ascending !== 'yes') rows.reverse()
  const items = rows.slice(offset, offset + limit).map(({event, mail}) => itemOf(event, mail))
  const page = (start: number) => {
    const token = Buffer.from(JSON.stringify({query, offset: Math.max(0, start)})).toString('base64url')
    return `${address}/v3/${domain}/events/${token}`
  }
  return {
    items,
    paging: {
      first: page(0),
      last: page(Math.floor(Math.max(0, rows.length - 1) / limit) * limit),
      next: page(offset + items.length),
      previous: page(offset - limit),
    },
  }
}

const tokenSchema = z.object({query: querySchema, offset: z.int().check(z.gte(0))})

/** What is asked for by the query string, or by a page's token; undefined when the token is not one of ours. */
export function readEventsQuery(search: Record<string, string>, token?: string) {
  if (token === undefined) return {query: querySchema.parse(search), offset: 0}
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch {
    return undefined
  }
}

function matches(query: Query, event: MailEvent, mail: Mail): boolean {
  const oneOf = (wanted: string | undefined, values: string[]) =>
    wanted === undefined ||
    wanted
      .split(/ OR |,/i)
      .map((value) =>
        value
          .trim()
          .replace(/^["(]|[")]$/g, '')
          .toLowerCase(),
      )
      .some((value) => values.some((candidate) => candidate.toLowerCase() === value))
  const moment = (value: string | undefined) => {
    if (value === undefined) return undefined
    return /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value)
  }
  const [begin, end] = [moment(query.begin), moment(query.end)]
  const [from, until] = begin !== undefined && end !== undefined && begin > end ? [end, begin] : [begin, end]
  return (
    oneOf(query.event, [event.event]) &&
    oneOf(query.recipient, [event.recipient]) &&
    oneOf(query.tags, mail.tags) &&
    oneOf(query['message-id'], [mail.messageId.slice(1, -1)]) &&
    (query.subject === undefined || mail.subject.includes(query.subject)) &&
    (from === undefined || !(event.at < from)) &&
    (until === undefined || !(event.at > until))
  )
}

/** What Mailgun says about one event; a failure is for good. */
export function itemOf(event: MailEvent, mail: Mail) {
  const [user = '', domain = ''] = event.recipient.split('@')
  const dropped = event.list && droppedBy(event.list)
  return {
    event: event.event,
    id: event.id,
    timestamp: event.at / 1000,
    'log-level': 'info',
    recipient: event.recipient,
    'recipient-domain': domain,
    tags: mail.tags,
    campaigns: [],
    'user-variables': mail.variables,
    flags: {
      'is-routed': false,
      'is-authenticated': true,
      'is-system-test': false,
      'is-test-mode': mail.testMode,
    },
    envelope: {sender: mail.from, targets: event.recipient, transport: 'smtp'},
    message: {
      headers: {
        to: mail.to.join(', '),
        'message-id': mail.messageId.slice(1, -1),
        from: mail.from,
        subject: mail.subject,
      },
      attachments: mail.attachments.map(({name, type, size}) => ({
        filename: name,
        'content-type': type,
        size,
      })),
      size: (mail.text?.length ?? 0) + (mail.html?.length ?? 0),
    },
    ...(event.event === 'accepted' && {method: 'HTTP', storage: {key: mail.id, url: ''}}),
    ...(event.event === 'failed' && {severity: 'permanent', reason: dropped?.reason ?? 'bounce'}),
    ...((event.event === 'delivered' || event.event === 'failed') && {
      'delivery-status': {
        ...(event.event === 'delivered'
          ? {code: 250, message: 'OK', description: ''}
          : dropped
            ? {code: dropped.code, message: dropped.words, description: ''}
            : {code: 550, message: 'No such user here', description: 'No such user here'}),
        'attempt-no': 1,
        tls: true,
        'mx-host': user === '' ? '' : domain,
      },
    }),
  }
}

/** The events of a mail that was just accepted: ours arrive at once, or are dropped where `listOf` names a list. */
export function eventsOf(
  mail: Mail,
  newId: () => string,
  listOf: (recipient: string) => ListName | undefined = () => undefined,
): MailEvent[] {
  return recipientsOf(mail).flatMap((recipient) => {
    const list = listOf(recipient)
    const ends = list === undefined ? {event: 'delivered' as const} : {event: 'failed' as const, list}
    return [{event: 'accepted' as const}, ends].map((what) => ({
      id: newId(),
      at: mail.receivedAt,
      mailId: mail.id,
      recipient,
      ...what,
    }))
  })
}
