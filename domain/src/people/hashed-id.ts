import {createHash} from 'node:crypto'

/** A document id of 32 hex digits made of what it must not tell, such as whose the document is. Not for browsers: it is made with Node's crypto. */
export function hashedId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
