import {Hono} from 'hono'
import type {DatasetView} from '../query/dataset-view.ts'
import type {Caller} from '../access/access.ts'
import {isPublicId, isPublishedId, type LakeDocument} from '../store/document.ts'
import {LakeError} from '../api/errors.ts'
import {eventStream} from './event-stream.ts'
import {parseQuery} from '../query/groq.ts'
import type {Dataset, Lake} from '../lake.ts'
import {isPublishedByDefault} from '../query/perspective.ts'
import {matchesQuery, type QueryContext} from '../query/query.ts'
import {planQuery} from '../query/query-plan.ts'
import {flag, queryParameters, versionOf} from '../api/request.ts'
import type {Commit} from '../store/store.ts'
import {newId} from '../store/store.ts'

interface Listener {
  matches: (document: LakeDocument) => boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  withEffects: boolean
}

/** `GET /data/listen/<dataset>?query=…`: every commit that affects the query, as server-sent events. */
export function listenApi(lake: Lake): Hono {
  const api = new Hono()
  api.get('/listen/:dataset', (c) => {
    const dataset = lake.dataset(c.req.param('dataset'))
    const search = new URL(c.req.url).searchParams
    const caller = lake.access.callerOf(c.req.raw)
    let listener: Listener
    try {
      listener = listenerFor(
        dataset,
        search,
        versionOf(c.req.path),
        {
          projectId: lake.projectId,
          dataset: dataset.name,
          identity: caller.user.id,
        },
        caller,
      )
    } catch (error) {
      // An EventSource cannot read the body of an error response, so the API sends the error inside the stream.
      if (!(error instanceof LakeError)) throw error
      const {body} = error
      return eventStream((send) => {
        send({event: 'channelError', data: body})
        return () => undefined
      })
    }
    return eventStream((send) => {
      send({event: 'welcome', data: {listenerName: newId()}})
      return dataset.store.subscribe((commit) => {
        for (const {id, data} of eventsOf(commit, listener)) send({event: 'mutation', id, data})
      })
    })
  })
  return api
}

function listenerFor(
  dataset: Dataset,
  search: URLSearchParams,
  version: string,
  context: QueryContext,
  {role}: Caller,
): Listener {
  const query = search.get('query') ?? ''
  const params = queryParameters(search)
  const tree = planQuery(parseQuery(query, params))
  const publishedOnly = !flag(search.get('includeAllVersions') ?? undefined) && isPublishedByDefault(version)
  const raw = (): DatasetView =>
    dataset.views.get({type: 'raw'}, role === 'anonymous' ? 'public' : 'everything')
  return {
    matches: (document) =>
      (role !== 'anonymous' || isPublicId(document._id)) &&
      (!publishedOnly || isPublishedId(document._id)) &&
      matchesQuery(document, raw, query, tree, params, context),
    includeResult: flag(search.get('includeResult') ?? undefined),
    includePreviousRevision: flag(search.get('includePreviousRevision') ?? undefined),
    includeMutations: search.get('includeMutations') !== 'false',
    withEffects: search.get('effectFormat') === 'mendoza',
  }
}

function eventsOf(commit: Commit, listener: Listener): {id: string; data: Record<string, unknown>}[] {
  const {transaction} = commit
  const events: {id: string; data: Record<string, unknown>}[] = []
  for (const {change, before, after} of commit.documents) {
    const matched = before !== null && listener.matches(before)
    const matches = after !== null && listener.matches(after)
    if (!matched && !matches) continue
    const id = `${transaction.id}#${change.id}`
    events.push({
      id,
      data: {
        eventId: id,
        documentId: change.id,
        transactionId: transaction.id,
        transition: matched ? (matches ? 'update' : 'disappear') : 'appear',
        identity: transaction.author,
        timestamp: transaction.timestamp,
        ...(before && {previousRev: before._rev}),
        resultRev: transaction.id,
        // Queries already return the result of a commit that is announced here.
        visibility: 'query',
        ...(listener.includeMutations && {mutations: change.mutations}),
        ...(listener.includePreviousRevision && {previous: before}),
        ...(listener.includeResult && after && {result: after}),
        ...(listener.withEffects && {effects: change.effects}),
      },
    })
  }
  for (const [index, {data}] of events.entries()) {
    // The number of events for this listener, which waits for all of them.
    data['transactionTotalEvents'] = events.length
    data['transactionCurrentEvent'] = index + 1
  }
  return events
}
