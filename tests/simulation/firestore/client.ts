import type {Firestore} from 'firebase-admin/firestore'
import type {Writable} from 'node:stream'
import type {Change, Documents, Stored, Write} from './documents.ts'
import {namesOf, valueAt} from './field-path.ts'
import {runQuery, type StructuredQuery} from './query.ts'
import {numberOf, type Value} from './value.ts'

/** How requests reach the database: at once, or when and however a scheduler says. */
export interface Wire {
  /** What only reads. */
  read: <T>(label: string, work: () => T) => Promise<T>
  /** @param work carries the commit out and answers */
  write: <T>(label: string, work: () => T) => Promise<T>
  /** Told of every commit, when it is carried out. */
  committed: (changes: readonly Change[]) => void
}

/** The parts of requests that are used. */
interface Request {
  documents?: string[]
  writes?: Write[]
  parent?: string
  structuredQuery?: StructuredQuery
  structuredAggregationQuery?: {structuredQuery?: StructuredQuery; aggregations?: Aggregation[]}
}

/** The number of documents where it does not name a field to add up. */
interface Aggregation {
  alias?: string
  sum?: {field: {fieldPath: string}}
}

/** Answers one client's requests at the moment of the call. */
export interface Backend {
  documents: Documents
  wire: Wire
}

/** Where the Admin SDK hands its requests to gRPC: methods of its client that TypeScript does not show. */
interface Transport {
  initializeIfNeeded: () => Promise<void>
  request: (method: string, request: Request) => Promise<unknown>
  requestStream: (method: string, isBidirectional: boolean, request: Request) => Promise<Answers>
}

const atOnce = async <T>(_label: string, work: () => T): Promise<T> => work()
/** No delay, and no failure. */
export const directWire: Wire = {read: atOnce, write: atOnce, committed: () => {}}

/**
 * Puts a database in memory behind a client of the Admin SDK: everything that the SDK does before and after the network is done as
 * always.
 * @param backend asked at each request, so that one client can go on with another database
 */
export function connect(client: Firestore, backend: () => Backend): void {
  const transport: Transport = {
    initializeIfNeeded: async () => {},
    request: (method, {writes = []}) => {
      if (method !== 'commit') return Promise.reject(new Error(`The method ${method} is not simulated.`))
      const {documents, wire} = backend()
      return wire.write(`commit ${writes.map(labelOf).join(' ')}`, () => {
        const {time, changes} = documents.commit(writes)
        wire.committed(changes)
        return {writeResults: writes.map(() => ({updateTime: time})), commitTime: time}
      })
    },
    requestStream: async (method, _isBidirectional, request) => {
      const {documents, wire} = backend()
      const label = `${method} ${readLabel(request)}`
      const answers = await wire.read(label, () => answerTo(documents, method, request))
      return new Answers(answers)
    },
  }
  Object.assign(client, transport)
}

function answerTo(documents: Documents, method: string, request: Request): object[] {
  const readTime = documents.now()
  if (method === 'batchGetDocuments')
    return (request.documents ?? []).map((name) => {
      const found = documents.get(name)
      return found ? {found: protoOf(found), readTime} : {missing: name, readTime}
    })
  const {parent = '', structuredQuery, structuredAggregationQuery} = request
  if (method === 'runQuery' && structuredQuery) {
    const found = runQuery(documents, parent, structuredQuery)
    if (found.length === 0) return [{readTime}]
    return found.map((document) => ({document: protoOf(document), readTime}))
  }
  if (method === 'runAggregationQuery' && structuredAggregationQuery?.structuredQuery) {
    const found = runQuery(documents, parent, structuredAggregationQuery.structuredQuery)
    const [{alias = '', sum} = {}] = structuredAggregationQuery.aggregations ?? []
    const value = sum ? sumOf(found, sum.field.fieldPath) : {integerValue: found.length}
    return [{result: {aggregateFields: {[alias]: value}}, readTime}]
  }
  throw new Error(`The method ${method} is not simulated.`)
}

/** What is no number counts for nothing. */
function sumOf(documents: readonly Stored[], fieldPath: string): Value {
  const values = documents
    .map(({fields}) => valueAt(fields, namesOf(fieldPath)))
    .filter((value) => value?.integerValue !== undefined || value?.doubleValue !== undefined)
  const sum = values.reduce((total, value) => total + numberOf(value ?? {}), 0)
  return values.some((value) => value?.doubleValue !== undefined) ? {doubleValue: sum} : {integerValue: sum}
}

const protoOf = ({name, fields, createTime, updateTime}: Stored) => ({name, fields, createTime, updateTime})

/** What is asked for, without the project. */
function readLabel({documents, structuredQuery, structuredAggregationQuery}: Request): string {
  if (documents) return documents.map(pathOf).join(' ')
  return (
    (structuredQuery ?? structuredAggregationQuery?.structuredQuery)?.from
      ?.map(({collectionId}) => collectionId)
      .join() ?? ''
  )
}

const labelOf = (write: Write) => pathOf(write.update?.name ?? write.delete ?? '')

/** A document's path without the project: `orders/ID`. */
export function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length)
}

/**
 * What the SDK takes of a stream whose answers are all there: it reads documents in a loop, and hands what a query finds on to a
 * stream of its own. A stream of Node takes longer than all the rest of a request.
 */
class Answers implements Iterable<object> {
  readonly #answers: readonly object[]
  #onEnd: () => void = () => {}

  constructor(answers: readonly object[]) {
    this.#answers = answers
  }

  [Symbol.iterator](): Iterator<object> {
    return this.#answers.values()
  }

  on(event: string, listener: () => void): void {
    if (event === 'end') this.#onEnd = listener
  }

  pipe(target: Writable): void {
    for (const answer of this.#answers) target.write(answer)
    target.end()
    queueMicrotask(this.#onEnd)
  }

  resume(): void {}
  unpipe(): void {}
  end(): void {}
}
