import {Timestamp} from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import {writeProblem} from '../../orders/report-problem.ts'
import {optimistically} from '../../services/optimistic.ts'
import {readShown} from '../../services/readable.ts'

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
  const {data, field} = readShown(schema, shown)
  if (data !== null) return data
  await optimistically(async (write) => {
    await writeProblem(write, {kind: 'order-malformed', about: orderId, orderId, details: {field}})
  })
  return null
}
