import {Hono} from 'hono'
import * as z from 'zod/mini'
import type {Caller} from '../access/access.ts'
import {draftIdOf, isPublicId, type LakeDocument, publishedIdOf} from '../store/document.ts'
import {mutationError} from './errors.ts'
import type {Lake} from '../lake.ts'
import {applyMutations} from '../store/mutate.ts'
import {MutateBody, requirePlainValue} from '../store/mutation.ts'
import {parsePerspective} from '../query/perspective.ts'
import {runQuery} from '../query/query.ts'
import {flag, parseBody, queryParameters, readJson, TransactionId, versionOf} from './request.ts'
import {MutationError} from '../store/staging.ts'

const QueryBody = z.looseObject({
  query: z.string(),
  params: z._default(z.record(z.string(), z.unknown()), {}),
})

/** Queries, documents, mutations and export: what an application needs of the content lake. */
export function dataApi(lake: Lake): Hono {
  const api = new Hono()

  api.on(['GET', 'POST'], '/query/:dataset', async (c) => {
    const started = performance.now()
    const dataset = lake.dataset(c.req.param('dataset'))
    const search = new URL(c.req.url).searchParams
    let query = search.get('query') ?? ''
    let params = queryParameters(search)
    if (c.req.method === 'POST') {
      const body = parseBody(QueryBody, await readJson(c.req.raw), 'validationError')
      requirePlainValue(body.params)
      query = body.query
      params = {...params, ...body.params}
    }
    const {user, role} = lake.access.callerOf(c.req.raw)
    const perspective = parsePerspective(search.getAll('perspective').join(','), versionOf(c.req.path))
    const {result, syncTags} = runQuery(
      dataset.views.get(perspective, role === 'anonymous' ? 'public' : 'everything'),
      query,
      params,
      {projectId: lake.projectId, dataset: dataset.name, identity: user.id},
    )
    return c.json({
      ...(search.get('returnQuery') !== 'false' && {query}),
      result,
      syncTags,
      // GROQ is evaluated without a source map; Studio's preview passes a result on only when there is one.
      ...(wantsSourceMap(search) && {resultSourceMap: {documents: [], paths: [], mappings: {}}}),
      ms: Math.round(performance.now() - started),
    })
  })

  api.get('/doc/:dataset/:ids', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const ids = c.req.param('ids').split(',')
    const all = flag(c.req.query('includeAllVersions'))
    const mayRead = readableBy(lake.access.callerOf(c.req.raw))
    const documents: LakeDocument[] = []
    const omitted: {id: string; reason: string}[] = []
    for (const id of ids) {
      const found = all
        ? versionsOf(id, store.all())
        : [store.get(id)].filter((document) => document !== undefined)
      const readable = found.filter(({_id}) => mayRead(_id))
      documents.push(...readable)
      if (readable.length === 0) omitted.push({id, reason: mayRead(id) ? 'existence' : 'permission'})
    }
    return c.json({documents, omitted})
  })

  api.post('/mutate/:dataset', async (c) => {
    const dataset = lake.dataset(c.req.param('dataset'))
    const {user} = lake.access.requireEditor(c.req.raw, 'create')
    const body = parseBody(MutateBody, await readJson(c.req.raw), 'mutationParseError')
    const requested = c.req.query('transactionId') ?? body.transactionId
    try {
      const {transactionId, results, get} = await applyMutations(lake, dataset, body.mutations, {
        author: user.id,
        transactionId: requested && parseBody(TransactionId, requested, 'mutationParseError'),
        dryRun: flag(c.req.query('dryRun')),
        generateKeys: flag(c.req.query('autoGenerateArrayKeys')),
      })
      const withDocuments = flag(c.req.query('returnDocuments'))
      return c.json({
        transactionId,
        results: results.map((result) => (withDocuments ? {...result, document: get(result.id)} : result)),
      })
    } catch (error) {
      if (error instanceof MutationError) throw mutationError(error.status, error.item, error.index)
      throw error
    }
  })

  api.get('/export/:dataset', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const types = c.req.query('types')?.split(',')
    const mayRead = readableBy(lake.access.callerOf(c.req.raw))
    const documents = [...store.all()].filter(
      ({_id, _type}) => mayRead(_id) && (!types || types.includes(_type)),
    )
    return new Response(ReadableStream.from(ndjson(documents)), {
      headers: {'content-type': 'application/x-ndjson'},
    })
  })

  api.get('/ping/:dataset', (c) => c.text('pong'))

  return api
}

/** Which ids a caller may read. */
function readableBy({role}: Caller): (id: string) => boolean {
  return (id) => role !== 'anonymous' || isPublicId(id)
}

function versionsOf(id: string, documents: Iterable<LakeDocument>): LakeDocument[] {
  const published = publishedIdOf(id)
  const draft = draftIdOf(id)
  return [...documents].filter(
    ({_id}) =>
      _id === published || _id === draft || (_id.startsWith('versions.') && publishedIdOf(_id) === published),
  )
}

function* ndjson(documents: LakeDocument[]): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let i = 0; i < documents.length; i += 100) {
    const lines = documents.slice(i, i + 100).map((document) => `${JSON.stringify(document)}\n`)
    yield encoder.encode(lines.join(''))
  }
}

function wantsSourceMap(search: URLSearchParams): boolean {
  const asked = search.get('resultSourceMap')
  return asked !== null && asked !== 'false'
}
