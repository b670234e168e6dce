import {Timestamp} from 'firebase/firestore/lite'

/** After which document a page begins, in a list that is ordered by a time and then by id. */
export interface Cursor {
  time: Timestamp
  id: string
}

/** A cursor as it stands in the URL; null for none, and for whatever is none. */
export function readCursor(text: string | null): Cursor | null {
  const [, seconds, nanoseconds, id] = /^(\d{1,11})\.(\d{1,9})\.([\w-]{1,200})$/.exec(text ?? '') ?? []
  if (id === undefined) return null
  return {time: new Timestamp(Number(seconds), Number(nanoseconds)), id}
}

export function writeCursor({time, id}: Cursor): string {
  return `${time.seconds}.${time.nanoseconds}.${id}`
}
