import {
  startAfter,
  Timestamp,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'

/** After which document a page begins, in a list that is ordered by a time and then by id. */
export interface Cursor {
  time: Timestamp
  id: string
}

/** A cursor as it stands in the URL; null for none, and for whatever is none. */
export function readCursor(text: string | null): Cursor | null {
  const [, seconds, nanoseconds, id] =
    /^(\d{1,11})\.(\d{1,9})\.([A-Za-z0-9][\w.:-]{0,499})$/.exec(text ?? '') ?? []
  if (id === undefined) return null
  return {time: new Timestamp(Number(seconds), Number(nanoseconds)), id}
}

export function writeCursor({time, id}: Cursor): string {
  return `${time.seconds}.${time.nanoseconds}.${id}`
}

/** Begins a query, ordered by a time and then by id, after a cursor of the URL. */
export function afterCursor(text: string | null): QueryConstraint[] {
  const cursor = readCursor(text)
  return cursor ? [startAfter(cursor.time, cursor.id)] : []
}

/**
 * Documents as a schema reads them, with their ids: one that it refuses is left out and logged, so that the others are shown without it.
 */
export function readable<Schema extends z.core.$ZodType<object>>(
  schema: Schema,
  docs: readonly QueryDocumentSnapshot[],
): (z.output<Schema> & {id: string})[] {
  return docs.flatMap((snapshot) => {
    const stored = z.safeParse(schema, snapshot.data())
    if (stored.success) return [{...stored.data, id: snapshot.id}]
    console.error(`${snapshot.ref.path} cannot be read.`, stored.error)
    return []
  })
}

/**
 * A page of documents, from a query for one document more than a page has, which says whether there is a next page.
 * @param time the field by which the query is ordered before the id
 */
export function pageOf(
  found: readonly QueryDocumentSnapshot[],
  size: number,
  time: string,
): {docs: QueryDocumentSnapshot[]; next: string | null} {
  const docs = found.slice(0, size)
  const last = found.length > size ? docs.at(-1) : undefined
  const value: unknown = last?.get(time)
  return {docs, next: last && value instanceof Timestamp ? writeCursor({time: value, id: last.id}) : null}
}
