import {Timestamp} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {writeProblem} from '../../orders/report-problem.ts'
import {optimistically} from '../../services/optimistic.ts'

/** A stored time in ms since the epoch; whatever else stands there as it is, for a schema to refuse. */
export function millis(at: unknown): unknown {
  return at instanceof Timestamp ? at.toMillis() : (at ?? null)
}

/**
 * An order as the screens of staff get it; null where its document is none of an order's. That is filed as a problem, once, so that
 * the log and staff name the order, and the others are shown without it.
 * @param shown its fields, which may be anything
 */
export async function readableOrder<Schema extends z.core.$ZodType>(
  schema: Schema,
  orderId: string,
  shown: () => unknown,
): Promise<z.output<Schema> | null> {
  const parsed = z.safeParse(schema, attempt(shown))
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') || null
  await optimistically(async (write) => {
    await writeProblem(write, {kind: 'order-malformed', about: orderId, orderId, details: {field}})
  })
  return null
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
