import {FieldPath, Timestamp, type Query, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'

/** The id of a document in a cursor. Firestore refuses ids as `__this__`, so that none may begin with an underscore. */
export const idInCursor = z.string().check(z.regex(/^[A-Za-z0-9][\w.:-]{0,499}$/))
/** Where a page of a list begins that is sorted by a time: after this document. */
export const timeInCursor = [
  z.int().check(z.minimum(0), z.maximum(253_402_300_799)),
  z.int().check(z.minimum(0), z.maximum(999_999_999)),
  idInCursor,
] as const
const cursorSchema = z.tuple(timeInCursor)

export interface TimePage<T> {
  docs: QueryDocumentSnapshot<T>[]
  /** for the browser to ask for the next page; null after the last */
  next: string | null
}

/**
 * A page of a query, newest first.
 * @param field the time that it is sorted by
 * @param cursor the `next` of the page before; null, and whatever is none, begins with the first
 */
export async function timePage<T>(
  query: Query<T>,
  field: keyof T & string,
  cursor: string | null,
  size: number,
  direction: 'asc' | 'desc' = 'desc',
): Promise<TimePage<T>> {
  const sorted = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction)
  const after = readCursor(cursor)
  const {docs} = await (after ? sorted.startAfter(...after) : sorted).limit(size).get()
  const last = docs.at(-1)
  return {docs, next: last && docs.length === size ? cursorAfter(last, field) : null}
}

function readCursor(text: string | null): [Timestamp, string] | null {
  try {
    const [seconds, nanoseconds, id] = cursorSchema.parse(JSON.parse(text ?? ''))
    return [new Timestamp(seconds, nanoseconds), id]
  } catch {
    return null
  }
}

function cursorAfter<T>(snapshot: QueryDocumentSnapshot<T>, field: string): string | null {
  const time: unknown = snapshot.get(field)
  return time instanceof Timestamp ? JSON.stringify([time.seconds, time.nanoseconds, snapshot.id]) : null
}
