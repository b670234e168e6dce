import type {DocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {log} from './log.ts'

/**
 * The documents of a list as a screen gets them. One whose document is none of its kind is left out and logged, so that the others are shown
 * without it.
 * @param shown the fields of one, which may be anything
 */
export function readable<Schema extends z.core.$ZodType, Snapshot extends DocumentSnapshot>(
  schema: Schema,
  docs: readonly Snapshot[],
  shown: (snapshot: Snapshot) => unknown,
): z.output<Schema>[] {
  return docs.flatMap((snapshot) => {
    const {data, field} = readShown(schema, () => shown(snapshot))
    if (data !== null) return [data]
    const {id: documentId, parent} = snapshot.ref
    log('document-left-out', {collection: parent.id, documentId, field})
    return []
  })
}

/** A document as a screen gets it; null where it is none of its kind, with the field that says so, as far as it is known. */
export function readShown<Schema extends z.core.$ZodType>(
  schema: Schema,
  shown: () => unknown,
): {data: z.output<Schema> | null; field: string | null} {
  const parsed = z.safeParse(schema, attempt(shown))
  if (parsed.success) return {data: parsed.data, field: null}
  return {data: null, field: parsed.error.issues[0]?.path.join('.') || null}
}

/** What is made of the fields of such a document may throw, as where a list is none. */
function attempt(shown: () => unknown): unknown {
  try {
    return shown()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
