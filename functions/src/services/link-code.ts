import {createHash, createHmac} from 'node:crypto'
import {unsubscribeSecret} from '../parameters.ts'
import {random} from './clock.ts'

/** 128 bits, in bytes. */
const CODE_BYTES = 16

/** What is stored of a code. */
export interface StoredCode {
  nonce: string
  codeHash: string
}

/** What a link is for: a code of one leads nowhere as a code of another. */
type LinkPurpose = 'gift' | 'teacher'

/**
 * The code of a link: 128 bits in base64url. It is made of random bits that are stored and a secret that is not, so that its mail can be
 * made at any time, and whoever reads the database alone, or knows the secret alone, has no code.
 */
function codeOf(purpose: LinkPurpose, nonce: string): string {
  const bytes = createHmac('sha256', unsubscribeSecret.value()).update(`${purpose}:${nonce}`).digest()
  return bytes.subarray(0, CODE_BYTES).toString('base64url')
}

/** The hash by which a code is found. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** What is to be stored of a new code, or of the code of earlier random bits, with the key that codes are made with now. */
export function newCode(purpose: LinkPurpose, nonce = random.hex(CODE_BYTES)): StoredCode {
  return {nonce, codeHash: hashOfCode(codeOf(purpose, nonce))}
}

/** A code that is stored; null where the secret has changed since it was drawn: sent again, the link has a code that works. */
export function workingCode(purpose: LinkPurpose, {nonce, codeHash}: StoredCode): string | null {
  const code = codeOf(purpose, nonce)
  return hashOfCode(code) === codeHash ? code : null
}
