import {Hono} from 'hono'
import * as z from 'zod/mini'
import {httpError} from './errors.ts'
import {documentAt, type Moment, transactionsOf} from '../store/history.ts'
import {eventsOf} from '../store/history-events.ts'
import type {Lake} from '../lake.ts'
import {flag, parseBody} from './request.ts'
import type {Transaction} from '../store/transaction-log.ts'

const isoDate = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'must be an ISO date'))

const TransactionsQuery = z.object({
  fromTransaction: z.optional(z.string()),
  toTransaction: z.optional(z.string()),
  fromTime: z.optional(isoDate),
  toTime: z.optional(isoDate),
  authors: z.optional(z.string()),
  reverse: z.optional(z.string()),
  limit: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'must be a number')), z.transform(Number)),
    50,
  ),
  includeIdentifiedDocumentsOnly: z.optional(z.string()),
  excludeContent: z.optional(z.string()),
  excludeMutations: z.optional(z.string()),
  effectFormat: z.optional(z.string()),
})

/** What happened to documents: transactions, documents as they were, and events. For whoever has a token or a session. */
export function historyApi(lake: Lake): Hono {
  const api = new Hono()

  api.use('/history/*', async (c, next) => {
    lake.access.requireViewer(c.req.raw)
    await next()
  })

  api.get('/history/:dataset/transactions/:ids', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const ids = c.req.param('ids').split(',')
    const query = parseBody(TransactionsQuery, c.req.query(), 'validationError')
    const transactions = transactionsOf(store, ids, {
      ...query,
      fromTime: toIso(query.fromTime),
      toTime: toIso(query.toTime),
      authors: query.authors?.split(','),
      reverse: flag(query.reverse),
    })
    const lines = transactions.map((transaction) => {
      const only = flag(query.includeIdentifiedDocumentsOnly) ? ids : undefined
      const mutations = !flag(query.excludeMutations) && !flag(query.excludeContent)
      return `${JSON.stringify(told(transaction, only, mutations, query.effectFormat === 'mendoza'))}\n`
    })
    return c.body(lines.join(''), 200, {'content-type': 'application/x-ndjson'})
  })

  api.get('/history/:dataset/documents/:ids', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const moment = momentOf(c.req.query())
    const documents = c.req
      .param('ids')
      .split(',')
      .map((id) => documentAt(store, id, moment))
    return c.json({documents: documents.filter((document) => document !== undefined)})
  })

  api.get('/history/:dataset/events/documents/:id', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const id = c.req.param('id')
    const limit = Number(c.req.query('limit') ?? 100)
    const after = Number(c.req.query('nextCursor') ?? 0)
    if (!Number.isInteger(limit) || limit < 1 || !Number.isInteger(after) || after < 0) {
      throw httpError(400, 'Invalid limit or cursor')
    }
    const events = eventsOf(store, id)
    const end = after + limit
    return c.json({
      events: {[id]: events.slice(after, end)},
      nextCursor: end < events.length ? String(end) : '',
    })
  })

  return api
}

function told(transaction: Transaction, only: string[] | undefined, mutations: boolean, effects: boolean) {
  const changes = transaction.changes.filter(({id}) => !only || only.includes(id))
  return {
    id: transaction.id,
    timestamp: transaction.timestamp,
    author: transaction.author,
    documentIDs: changes.map(({id}) => id),
    ...(mutations && {mutations: changes.flatMap((change) => change.mutations)}),
    ...(effects && {effects: Object.fromEntries(changes.map((change) => [change.id, change.effects]))}),
  }
}

function momentOf({revision, time, lastRevision}: Record<string, string>): Moment {
  if (revision) return {revision}
  if (flag(lastRevision)) return {lastRevision: true}
  const iso = toIso(time && parseBody(isoDate, time, 'validationError'))
  return {time: iso ?? new Date().toISOString()}
}

function toIso(time: string | undefined): string | undefined {
  return time ? new Date(time).toISOString() : undefined
}
