import {normalizeEmail} from '@lectern/domain/mail/email'
import * as z from 'zod/mini'
import {readToken, signToken} from './signed-token.ts'

/** How long the link to confirm a subscription can be used. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000

export interface Confirmation {
  email: string
  /** in ms since 1970 */
  expiresAt: number
}

const payloadSchema = z.tuple([z.string(), z.int()])

/** A signed token that confirms the subscription of one address. */
export function signConfirmation({email, expiresAt}: Confirmation, secret: string): string {
  return signToken('confirm', [normalizeEmail(email), expiresAt], secret)
}

/** What a token confirms, also when it has expired; null when its signature is not valid. */
export function readConfirmation(token: string, secret: string): Confirmation | null {
  const content = readToken('confirm', token, secret, payloadSchema)
  return content && {email: content[0], expiresAt: content[1]}
}
