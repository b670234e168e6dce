import {createHash, createHmac} from 'node:crypto'
import {unsubscribeSecret} from '../parameters.ts'
import {random} from '../services/clock.ts'

/** 128 bits, in bytes. */
const CODE_BYTES = 16

/** What is stored of a code. */
export interface StoredCode {
  nonce: string
  codeHash: string
}

/**
 * The code of a gift: 128 bits in base64url. It is made of random bits that are stored and a secret that is not, so that its mail and its
 * page can be made at any time, and whoever reads the database alone, or knows the secret alone, has no code.
 */
function codeOf(nonce: string): string {
  const bytes = createHmac('sha256', unsubscribeSecret.value()).update(`gift:${nonce}`).digest()
  return bytes.subarray(0, CODE_BYTES).toString('base64url')
}

/** The hash by which a code is found. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** What is to be stored of a new code, or of the code of earlier random bits, with the key that codes are made with now. */
export function newCode(nonce = random.hex(CODE_BYTES)): StoredCode {
  return {nonce, codeHash: hashOfCode(codeOf(nonce))}
}

/** The code of a gift; null where the secret has changed since it was drawn: sent again, the gift has a code that works. */
export function workingCode({nonce, codeHash}: StoredCode): string | null {
  const code = codeOf(nonce)
  return hashOfCode(code) === codeHash ? code : null
}
