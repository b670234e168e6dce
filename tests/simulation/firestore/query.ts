import type {Documents, Stored} from './documents.ts'
import {namesOf, valueAt} from './field-path.ts'
import {isIndexed} from './indexes.ts'
import {compareNames, compareValues, isEqual, typeOf, type Value} from './value.ts'

/** A query as the protocol has it, as far as the Admin SDK makes it of what functions ask. */
export interface StructuredQuery {
  from?: {collectionId?: string; allDescendants?: boolean}[]
  where?: Filter
  orderBy?: Order[]
  startAt?: Cursor
  endAt?: Cursor
  limit?: {value?: number} | null
  offset?: number
}

interface Filter {
  compositeFilter?: {op?: string; filters?: Filter[]}
  fieldFilter?: {field: {fieldPath: string}; op: string; value: Value}
  unaryFilter?: {field: {fieldPath: string}; op: string}
}

interface Order {
  field: {fieldPath: string}
  direction?: string
}

interface Cursor {
  values?: Value[]
  before?: boolean
}

const NAME = '__name__'
const INEQUALITIES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL']

/** The documents that a query finds, in its order. */
export function runQuery(documents: Documents, parent: string, query: StructuredQuery): Stored[] {
  const [{collectionId = '', allDescendants = false} = {}] = query.from ?? []
  const collections = allDescendants ? documents.group(collectionId) : [`${parent}/${collectionId}`]
  const orders = ordersOf(query)
  noteUnindexed(documents, collectionId, orders, query.where)
  const found: Stored[] = []
  for (const collection of collections)
    for (const document of candidates(documents, collection, query.where))
      if (matches(document, query.where) && orders.every((order) => orderedBy(document, order)))
        found.push(document)
  const compare = (left: Stored, right: Stored) => compareBy(orders, left, right)
  const ordered = found.toSorted(compare).filter((document) => isWithin(document, orders, query))
  const from = query.offset ?? 0
  const limit = query.limit?.value
  return ordered.slice(from, limit === undefined ? undefined : from + limit)
}

/** By collection, filters and order: few, asked again and again. */
const known = new Map<string, boolean>()

/** Takes up what Firestore would refuse in production. */
function noteUnindexed(
  documents: Documents,
  collection: string,
  orders: readonly Order[],
  where: Filter | undefined,
): void {
  const sorted = orders.filter(({field}) => field.fieldPath !== NAME)
  const equal = [...new Set(equalFields(where))].toSorted()
  const order = sorted.map(({field, direction}) => `${field.fieldPath} ${direction}`).join()
  const key = `${collection} by ${equal.join()}, sorted by ${order}`
  let has = known.get(key)
  if (has === undefined) known.set(key, (has = isIndexed({collection, equal, orders: sorted})))
  if (!has) documents.unindexed.add(key)
}

function equalFields(filter: Filter | undefined): string[] {
  if (filter?.compositeFilter) return (filter.compositeFilter.filters ?? []).flatMap(equalFields)
  const {field, op = ''} = filter?.fieldFilter ?? filter?.unaryFilter ?? {}
  return field && !INEQUALITIES.includes(op) ? [field.fieldPath] : []
}

/** The documents among which a filter finds its own: the fewest that one of its texts leaves. */
function candidates(documents: Documents, collection: string, filter: Filter | undefined): Iterable<Stored> {
  const filters = filter?.compositeFilter?.op === 'AND' ? (filter.compositeFilter.filters ?? []) : [filter]
  let fewest: ReadonlyMap<string, Stored> | undefined
  for (const one of filters) {
    const {field, op, value} = one?.fieldFilter ?? {}
    if (op !== 'EQUAL' || !field || value?.stringValue === undefined) continue
    const having = documents.having(collection, field.fieldPath, value.stringValue)
    if (fewest === undefined || having.size < fewest.size) fewest = having
  }
  return fewest?.values() ?? documents.in(collection)
}

/** Fields of inequalities, and the name at last, order what the query does not. */
function ordersOf({orderBy = [], where}: StructuredQuery): Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING'
  const named = new Set(orderBy.map(({field}) => field.fieldPath))
  const unequal = [...new Set(unequalFields(where))].filter((path) => path !== NAME && !named.has(path))
  const orders = [...orderBy, ...unequal.map((fieldPath) => ({field: {fieldPath}, direction}))]
  return named.has(NAME) ? orders : [...orders, {field: {fieldPath: NAME}, direction}]
}

function unequalFields(filter: Filter | undefined): string[] {
  if (filter?.compositeFilter) return (filter.compositeFilter.filters ?? []).flatMap(unequalFields)
  const {field, op = ''} = filter?.fieldFilter ?? {}
  return field && INEQUALITIES.includes(op) ? [field.fieldPath] : []
}

function orderedBy(document: Stored, {field}: Order): Value | undefined {
  if (field.fieldPath === NAME) return {referenceValue: document.name}
  return valueAt(document.fields, namesOf(field.fieldPath))
}

function compareBy(orders: readonly Order[], left: Stored, right: Stored): number {
  for (const order of orders) {
    const sign = order.direction === 'DESCENDING' ? -1 : 1
    const result =
      order.field.fieldPath === NAME
        ? compareNames(left.name, right.name)
        : compareValues(orderedBy(left, order) ?? {nullValue: 0}, orderedBy(right, order) ?? {nullValue: 0})
    if (result !== 0) return sign * result
  }
  return 0
}

function isWithin(document: Stored, orders: readonly Order[], {startAt, endAt}: StructuredQuery): boolean {
  if (startAt) {
    const order = compareToCursor(document, orders, startAt)
    if (startAt.before ? order < 0 : order <= 0) return false
  }
  if (endAt) {
    const order = compareToCursor(document, orders, endAt)
    if (endAt.before ? order >= 0 : order > 0) return false
  }
  return true
}

function compareToCursor(document: Stored, orders: readonly Order[], {values = []}: Cursor): number {
  for (const [index, value] of values.entries()) {
    const order = orders[index]
    const own = order && orderedBy(document, order)
    if (!own) continue
    const result = compareValues(own, value)
    if (result !== 0) return order.direction === 'DESCENDING' ? -result : result
  }
  return 0
}

function matches(document: Stored, filter: Filter | undefined): boolean {
  if (!filter) return true
  const {compositeFilter, fieldFilter, unaryFilter} = filter
  if (compositeFilter) {
    const {op, filters = []} = compositeFilter
    return op === 'OR'
      ? filters.some((part) => matches(document, part))
      : filters.every((part) => matches(document, part))
  }
  const field = fieldFilter?.field ?? unaryFilter?.field
  if (!field) throw new Error('A filter without a field.')
  const value = orderedBy(document, {field})
  if (value === undefined) return false
  if (unaryFilter) return isUnary(unaryFilter.op, value)
  return fieldFilter ? isMatch(fieldFilter.op, value, fieldFilter.value) : true
}

function isUnary(op: string, value: Value): boolean {
  if (op === 'IS_NULL') return typeOf(value) === 'nullValue'
  if (op === 'IS_NOT_NULL') return typeOf(value) !== 'nullValue'
  throw new Error(`The filter ${op} is not simulated.`)
}

function isMatch(op: string, value: Value, wanted: Value): boolean {
  const list = wanted.arrayValue?.values ?? []
  const own = value.arrayValue?.values ?? []
  switch (op) {
    case 'EQUAL':
      return isEqual(value, wanted)
    case 'NOT_EQUAL':
      return typeOf(value) !== 'nullValue' && !isEqual(value, wanted)
    case 'IN':
      return list.some((one) => isEqual(value, one))
    case 'NOT_IN':
      return typeOf(value) !== 'nullValue' && !list.some((one) => isEqual(value, one))
    case 'ARRAY_CONTAINS':
      return own.some((one) => isEqual(one, wanted))
    case 'ARRAY_CONTAINS_ANY':
      return own.some((one) => list.some((other) => isEqual(one, other)))
    case 'LESS_THAN':
      return typeOf(value) === typeOf(wanted) && compareValues(value, wanted) < 0
    case 'LESS_THAN_OR_EQUAL':
      return typeOf(value) === typeOf(wanted) && compareValues(value, wanted) <= 0
    case 'GREATER_THAN':
      return typeOf(value) === typeOf(wanted) && compareValues(value, wanted) > 0
    case 'GREATER_THAN_OR_EQUAL':
      return typeOf(value) === typeOf(wanted) && compareValues(value, wanted) >= 0
    default:
      throw new Error(`The filter ${op} is not simulated.`)
  }
}
