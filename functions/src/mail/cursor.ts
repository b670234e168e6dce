import {Timestamp} from 'firebase-admin/firestore'
import * as z from 'zod/mini'

/** After which document a page begins: its time, and its id. */
const cursorSchema = z.tuple([
  z.int().check(z.minimum(0), z.maximum(253_402_300_799)),
  z.int().check(z.minimum(0), z.maximum(999_999_999)),
  z.string().check(z.regex(/^[\w.-]{1,500}$/)),
])

/** The values to start after; null, the beginning, for whatever is no cursor. */
export function readCursor(text: string | null): [Timestamp, string] | null {
  try {
    const [seconds, nanoseconds, id] = cursorSchema.parse(JSON.parse(text ?? ''))
    return [new Timestamp(seconds, nanoseconds), id]
  } catch {
    return null
  }
}

export function cursorAfter(time: Timestamp, id: string): string {
  return JSON.stringify([time.seconds, time.nanoseconds, id])
}
