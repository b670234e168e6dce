import {randomBytes} from 'node:crypto'
import {isRecord} from './document.ts'
import {malformed} from '../api/errors.ts'
import type {Dataset, Lake} from '../lake.ts'
import {type DocumentDraft, DocumentId, type IncomingMutation, parseMutation} from './mutation.ts'
import {runQuery} from '../query/query.ts'
import type {Staging} from './staging.ts'
import {newId, type TransactOptions, type Transacted} from './store.ts'

export interface MutateOptions extends TransactOptions {
  /** Give every object in an array a `_key` when it has none. */
  generateKeys?: boolean
}

const MAX_MUTATIONS = 10_000

/**
 * Applies a list of mutations as one transaction.
 * @throws LakeError when a mutation is malformed
 * @throws MutationError when one cannot be applied; then none is applied
 */
export async function applyMutations(
  lake: Lake,
  dataset: Dataset,
  mutations: unknown[],
  options: MutateOptions,
): Promise<Transacted> {
  if (mutations.length > MAX_MUTATIONS) {
    throw malformed('mutationParseError', `A transaction may have at most ${MAX_MUTATIONS} mutations`)
  }
  const parsed = mutations.map((mutation, index) => parseMutation(mutation, index))
  return dataset.store.transact(options, (staging) => {
    for (const [index, mutation] of parsed.entries()) {
      staging.index = index
      stageMutation(staging, options.generateKeys ? withKeys(mutation) : mutation, (query, params) =>
        matching(lake, dataset, query, params, options.author),
      )
    }
  })
}

function stageMutation(
  staging: Staging,
  mutation: IncomingMutation,
  find: (query: string, params: Record<string, unknown>) => string[],
): void {
  if ('create' in mutation) {
    staging.create(withId(mutation.create, staging.index))
  } else if ('createIfNotExists' in mutation) {
    staging.createIfNotExists(withId(mutation.createIfNotExists, staging.index))
  } else if ('createOrReplace' in mutation) {
    staging.createOrReplace(withId(mutation.createOrReplace, staging.index))
  } else if ('patch' in mutation) {
    const {id, query, params, ...operations} = mutation.patch
    for (const target of selected({id, query, params}, staging.index, find)) staging.patch(target, operations)
  } else {
    for (const target of selected(mutation.delete, staging.index, find)) staging.delete(target)
  }
}

function selected(
  selection: {
    id?: string | undefined
    query?: string | undefined
    params?: Record<string, unknown> | undefined
  },
  index: number,
  find: (query: string, params: Record<string, unknown>) => string[],
): string[] {
  const {id, query, params} = selection
  if (id !== undefined && query === undefined) return [id]
  if (query !== undefined && id === undefined) return find(query, params ?? {})
  throw malformed('mutationParseError', `Mutation ${index} must have either an id or a query`)
}

function matching(
  lake: Lake,
  dataset: Dataset,
  query: string,
  params: Record<string, unknown>,
  identity: string,
): string[] {
  const context = {projectId: lake.projectId, dataset: dataset.name, identity}
  const {result} = runQuery(dataset.views.get({type: 'raw'}, 'everything'), query, params, context)
  const found: unknown[] = Array.isArray(result) ? result : [result]
  return found.flatMap((document) =>
    isRecord(document) && typeof document['_id'] === 'string' ? [document['_id']] : [],
  )
}

/** Sets the id of a new document: the given one, a generated one after a prefix that ends in a dot, or a generated one. */
function withId(draft: {_id?: string | undefined; _type: string}, index: number): DocumentDraft {
  const given = draft._id ?? ''
  const id = given === '' || given.endsWith('.') ? given + newId() : given
  const parsed = DocumentId.safeParse(id)
  if (parsed.success) return {...draft, _id: id}
  throw malformed(
    'mutationParseError',
    `Mutation ${index}: ${parsed.error.issues[0]?.message ?? 'invalid id'} ("${given}")`,
  )
}

function withKeys<T>(value: T): T {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      isRecord(item) && item['_key'] === undefined
        ? {...withKeys(item), _key: randomBytes(6).toString('hex')}
        : withKeys(item),
    )
    return items as T
  }
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withKeys(item)])) as T
  return value
}
