import {namesOf, valueAt, withValueAt} from './field-path.ts'
import {FirestoreFailure} from './failure.ts'
import {areEqual, compareTimes, isEqual, numberOf, type Fields, type Value} from './value.ts'

export interface Time {
  seconds: number
  nanos: number
}

/** A stored document; never changed in place. */
export interface Stored {
  /** with the project: `projects/…/documents/orders/ID` */
  name: string
  fields: Fields
  createTime: Time
  updateTime: Time
}

/** A write as the protocol has it, as far as the Admin SDK's batches use it. */
export interface Write {
  update?: {name: string; fields?: Fields}
  delete?: string
  updateMask?: {fieldPaths?: string[]}
  updateTransforms?: Transform[]
  currentDocument?: {exists?: boolean; updateTime?: {seconds?: number | string; nanos?: number}}
}

interface Transform {
  fieldPath: string
  setToServerValue?: unknown
  increment?: Value
  appendMissingElements?: {values?: Value[]}
  removeAllFromArray?: {values?: Value[]}
}

/** What a commit has done to one document. */
export interface Change {
  name: string
  before: Stored | null
  after: Stored | null
}

/** The documents of a database, by collection and name. */
export class Documents {
  /** queries that have been asked, and that need an index that there is none of */
  readonly unindexed = new Set<string>()
  readonly #collections = new Map<string, Collection>()
  readonly #clock: () => number
  #lastMicros = 0

  /** @param clock ms since the epoch */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  get(name: string): Stored | undefined {
    return this.#collections.get(collectionOf(name))?.documents.get(name)
  }

  /** The documents of a collection, by its name with the project; in no order. */
  in(collection: string): Iterable<Stored> {
    return this.#collections.get(collection)?.documents.values() ?? []
  }

  /** All documents, in no order. */
  *all(): Iterable<Stored> {
    for (const {documents} of this.#collections.values()) yield* documents.values()
  }

  /** Those of a collection whose field has this text; in no order. */
  having(collection: string, fieldPath: string, text: string): ReadonlyMap<string, Stored> {
    return this.#collections.get(collection)?.having(fieldPath, text) ?? NONE
  }

  /** The collections whose last name this is, wherever they stand; all of them where it is empty. */
  group(id: string): string[] {
    return [...this.#collections.keys()].filter((name) => id === '' || name.endsWith(`/${id}`))
  }

  now(): Time {
    return timeOf(Math.max(this.#clock() * 1000, this.#lastMicros))
  }

  /**
   * Carries out all writes, or none.
   * @throws FirestoreFailure when a precondition does not hold
   */
  commit(writes: readonly Write[]): {time: Time; changes: Change[]} {
    // Every commit has a time of its own, as preconditions tell them apart by it.
    this.#lastMicros = Math.max(this.#clock() * 1000, this.#lastMicros + 1)
    const time = timeOf(this.#lastMicros)
    const changed = new Map<string, Stored | null>()
    for (const write of writes) {
      const name = write.update?.name ?? write.delete ?? ''
      const current = changed.has(name) ? (changed.get(name) ?? null) : (this.get(name) ?? null)
      assertPrecondition(write, name, current)
      changed.set(name, write.update ? applied(write, write.update, current, time) : null)
    }
    const changes = [...changed].map(([name, after]) => ({name, before: this.get(name) ?? null, after}))
    for (const {name, after} of changes) this.#put(name, after)
    return {time, changes}
  }

  #put(name: string, after: Stored | null): void {
    const collection = collectionOf(name)
    let documents = this.#collections.get(collection)
    if (documents === undefined) this.#collections.set(collection, (documents = new Collection()))
    documents.put(name, after)
  }
}

const NONE: ReadonlyMap<string, Stored> = new Map()

/** The documents of one collection, with an index of each field that was asked for by a text. */
class Collection {
  readonly documents = new Map<string, Stored>()
  readonly #indexes = new Map<string, Map<string, Map<string, Stored>>>()

  put(name: string, after: Stored | null): void {
    const before = this.documents.get(name)
    if (after === null) this.documents.delete(name)
    else this.documents.set(name, after)
    for (const [fieldPath, index] of this.#indexes) {
      if (before) index.get(textAt(before, fieldPath))?.delete(name)
      if (after) addTo(index, fieldPath, after)
    }
  }

  having(fieldPath: string, text: string): ReadonlyMap<string, Stored> {
    let index = this.#indexes.get(fieldPath)
    if (index === undefined) {
      this.#indexes.set(fieldPath, (index = new Map()))
      for (const document of this.documents.values()) addTo(index, fieldPath, document)
    }
    return index.get(text) ?? NONE
  }
}

function addTo(index: Map<string, Map<string, Stored>>, fieldPath: string, document: Stored): void {
  const text = textAt(document, fieldPath)
  let having = index.get(text)
  if (having === undefined) index.set(text, (having = new Map()))
  having.set(document.name, document)
}

/** Documents without a text there stand under the empty one, of which a query sorts them out. */
function textAt({fields}: Stored, fieldPath: string): string {
  return valueAt(fields, namesOf(fieldPath))?.stringValue ?? ''
}

function collectionOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'))
}

function timeOf(micros: number): Time {
  return {seconds: Math.floor(micros / 1_000_000), nanos: (micros % 1_000_000) * 1000}
}

function assertPrecondition({currentDocument}: Write, name: string, current: Stored | null): void {
  if (!currentDocument) return
  const {exists, updateTime} = currentDocument
  if (exists === true && current === null) throw new FirestoreFailure(5, `No document to update: ${name}`)
  if (exists === false && current !== null) throw new FirestoreFailure(6, `Document already exists: ${name}`)
  if (!updateTime) return
  if (current === null || compareTimes(updateTime, current.updateTime) !== 0)
    throw new FirestoreFailure(9, 'the stored version does not match the required base version')
}

function applied(
  {updateMask, updateTransforms = []}: Write,
  {name, fields: given = {}}: NonNullable<Write['update']>,
  current: Stored | null,
  time: Time,
): Stored {
  let fields = given
  if (updateMask) {
    fields = current?.fields ?? {}
    for (const path of updateMask.fieldPaths ?? []) {
      const names = namesOf(path)
      fields = withValueAt(fields, names, valueAt(given, names))
    }
  }
  for (const transform of updateTransforms) {
    const names = namesOf(transform.fieldPath)
    fields = withValueAt(fields, names, transformed(transform, valueAt(fields, names), time))
  }
  // What changes nothing leaves the time as it was, so that others who have read it before can still write.
  if (current && areEqual(current.fields, fields)) return current
  return {name, fields, createTime: current?.createTime ?? time, updateTime: time}
}

function transformed(transform: Transform, current: Value | undefined, time: Time): Value {
  if (transform.setToServerValue !== undefined) return {timestampValue: time}
  const {increment, appendMissingElements, removeAllFromArray} = transform
  if (increment) {
    const isNumber = current && (current.integerValue !== undefined || current.doubleValue !== undefined)
    const sum = (isNumber ? numberOf(current) : 0) + numberOf(increment)
    const isWhole = increment.integerValue !== undefined && (!isNumber || current.integerValue !== undefined)
    return isWhole ? {integerValue: sum} : {doubleValue: sum}
  }
  const values = current?.arrayValue?.values ?? []
  if (appendMissingElements) {
    const missing = (appendMissingElements.values ?? []).filter(
      (value) => !values.some((known) => isEqual(known, value)),
    )
    return {arrayValue: {values: [...values, ...missing]}}
  }
  const removed = removeAllFromArray?.values ?? []
  return {arrayValue: {values: values.filter((known) => !removed.some((value) => isEqual(known, value)))}}
}
