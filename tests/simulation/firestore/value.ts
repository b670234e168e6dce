/*
 * Values as Firestore's protocol has them, and their order (https://firebase.google.com/docs/firestore/manage-data/data-types).
 */

export interface Time {
  seconds?: number | string | null
  nanos?: number | null
}

/** One value; exactly one of its fields is set. */
export interface Value {
  nullValue?: unknown
  booleanValue?: boolean
  integerValue?: number | string
  doubleValue?: number
  timestampValue?: Time
  stringValue?: string
  bytesValue?: Uint8Array
  referenceValue?: string
  arrayValue?: {values?: Value[]}
  mapValue?: {fields?: Fields}
}
export type Fields = Record<string, Value>

/** Types in the order in which Firestore sorts them. */
const TYPES = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'arrayValue',
  'mapValue',
] as const
type ValueType = (typeof TYPES)[number]

/** @throws Error for a type that functions do not use (places, vectors) */
export function typeOf(value: Value): ValueType {
  // The commonest first: queries ask this of every document.
  if (value.stringValue !== undefined) return 'stringValue'
  if (value.integerValue !== undefined || value.doubleValue !== undefined) return 'number'
  if (value.timestampValue !== undefined) return 'timestampValue'
  if (value.nullValue !== undefined) return 'nullValue'
  if (value.booleanValue !== undefined) return 'booleanValue'
  if (value.mapValue !== undefined) return 'mapValue'
  if (value.arrayValue !== undefined) return 'arrayValue'
  if (value.referenceValue !== undefined) return 'referenceValue'
  if (value.bytesValue !== undefined) return 'bytesValue'
  throw new Error(`No such type of value: ${Object.keys(value).join()}`)
}

export function numberOf(value: Value): number {
  return Number(value.integerValue ?? value.doubleValue)
}

/** A value as JavaScript has it: of texts, numbers, booleans, lists and maps. */
export function plainOf(value: Value): unknown {
  const type = typeOf(value)
  if (type === 'number') return numberOf(value)
  if (type === 'arrayValue') return (value.arrayValue?.values ?? []).map(plainOf)
  if (type !== 'mapValue') return value.stringValue ?? value.booleanValue ?? null
  const fields = Object.entries(value.mapValue?.fields ?? {})
  return Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]))
}

/** Less than 0, 0 or more than 0, as for sorting. */
export function compareValues(left: Value, right: Value): number {
  const type = typeOf(left)
  const other = typeOf(right)
  if (type !== other) return TYPES.indexOf(type) - TYPES.indexOf(other)
  switch (type) {
    case 'nullValue':
      return 0
    case 'booleanValue':
      return Number(left.booleanValue) - Number(right.booleanValue)
    case 'number':
      return numberOf(left) - numberOf(right)
    case 'timestampValue':
      return compareTimes(left.timestampValue ?? {}, right.timestampValue ?? {})
    case 'stringValue':
      return compareTexts(left.stringValue ?? '', right.stringValue ?? '')
    case 'bytesValue':
      return Buffer.compare(left.bytesValue ?? Buffer.alloc(0), right.bytesValue ?? Buffer.alloc(0))
    case 'referenceValue':
      return compareNames(left.referenceValue ?? '', right.referenceValue ?? '')
    case 'arrayValue':
      return compareLists(left.arrayValue?.values ?? [], right.arrayValue?.values ?? [])
    case 'mapValue':
      return compareMaps(left.mapValue?.fields ?? {}, right.mapValue?.fields ?? {})
  }
}

export function isEqual(left: Value, right: Value): boolean {
  if (left.stringValue !== undefined) return left.stringValue === right.stringValue
  return typeOf(left) === typeOf(right) && compareValues(left, right) === 0
}

/** Whether two documents hold the same. */
export function areEqual(left: Fields, right: Fields): boolean {
  const names = Object.keys(left)
  if (names.length !== Object.keys(right).length) return false
  return names.every((name) => {
    const [one, other] = [left[name], right[name]]
    if (one === other) return true
    return one !== undefined && other !== undefined && isEqual(one, other)
  })
}

export function compareTimes(left: Time, right: Time): number {
  return Number(left.seconds ?? 0) - Number(right.seconds ?? 0) || (left.nanos ?? 0) - (right.nanos ?? 0)
}

/** By the names of the collections and documents on their paths, one after the other. */
export function compareNames(left: string, right: string): number {
  const end = left.lastIndexOf('/')
  // Of one collection, as nearly always.
  if (end === right.lastIndexOf('/') && left.startsWith(right.slice(0, end))) return compareTexts(left, right)
  const [ones, others] = [left.split('/'), right.split('/')]
  for (let index = 0; index < Math.min(ones.length, others.length); index += 1) {
    const order = compareTexts(ones[index] ?? '', others[index] ?? '')
    if (order !== 0) return order
  }
  return ones.length - others.length
}

/** By UTF-16, which differs from Firestore's UTF-8 only beyond the Basic Multilingual Plane. */
function compareTexts(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const order = compareValues(value, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareMaps(left: Fields, right: Fields): number {
  const byName = ([one]: [string, Value], [other]: [string, Value]) => compareTexts(one, other)
  const [ones, others] = [Object.entries(left).toSorted(byName), Object.entries(right).toSorted(byName)]
  for (const [index, [name, value]] of ones.entries()) {
    const other = others[index]
    if (other === undefined) return 1
    const order = compareTexts(name, other[0]) || compareValues(value, other[1])
    if (order !== 0) return order
  }
  return ones.length - others.length
}
