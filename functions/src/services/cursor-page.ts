import {MOST_WAITING} from '@lectern/domain/limits'
import {FieldPath, Timestamp, type Query, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'

/** The id of a document in a cursor. Firestore refuses ids as `__this__`, so that none may begin with an underscore. */
const ID = /^[A-Za-z0-9][\w.:-]{0,499}$/

/**
 * Where a page of a list begins: by which field the list is sorted, and after which value of it (a time in seconds and nanoseconds)
 * and which document. Values, because the document may be gone before the next page is asked for.
 */
const cursorSchema = z.tuple([
  z.string(),
  z.union([
    z.string(),
    z.tuple([
      z.int().check(z.minimum(0), z.maximum(253_402_300_799)),
      z.int().check(z.minimum(0), z.maximum(999_999_999)),
    ]),
  ]),
  z.string().check(z.regex(ID)),
])

export interface CursorPage<T> {
  docs: QueryDocumentSnapshot<T>[]
  /** for the browser to ask for the next page; null after the last */
  next: string | null
}

interface PageOptions {
  /** how many documents a page has */
  size: number
  direction?: 'asc' | 'desc'
}

/**
 * A page of a query, sorted by a field and then by id.
 * @param field a time or a text that every document has
 * @param cursor the `next` of the page before; null, and whatever is none of a list with this order, begins with the first
 */
export async function cursorPage<T>(
  query: Query<T>,
  field: keyof T & string,
  cursor: string | null,
  {size, direction = 'desc'}: PageOptions,
): Promise<CursorPage<T>> {
  const sorted = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction)
  const after = readCursor(cursor, field)
  // One more than a page has says whether there is a next one.
  const found = await (after ? sorted.startAfter(...after) : sorted).limit(size + 1).get()
  const docs = found.docs.slice(0, size)
  const last = docs.at(-1)
  return {docs, next: last && found.size > size ? cursorAfter(last, field) : null}
}

function readCursor(text: string | null, field: string): [Timestamp | string, string] | null {
  try {
    const [sortedBy, value, id] = cursorSchema.parse(JSON.parse(text ?? ''))
    if (sortedBy !== field) return null
    return [typeof value === 'string' ? value : new Timestamp(...value), id]
  } catch {
    return null
  }
}

function cursorAfter<T>(last: QueryDocumentSnapshot<T>, field: string): string {
  const value: unknown = last.get(field)
  return JSON.stringify([
    field,
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value,
    last.id,
  ])
}

/** The id in a cursor of a list that is sorted by ids alone; empty, the beginning, for whatever is none. */
export const idIn = (cursor: string): string => (ID.test(cursor) ? cursor : '')

/** How many documents a query finds, up to `MOST_WAITING` and one: the price of one read, whatever there is. */
export async function countUpTo(query: Query): Promise<number> {
  const counted = await query
    .limit(MOST_WAITING + 1)
    .count()
    .get()
  return counted.data().count
}
