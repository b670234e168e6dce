import {normalizeEmail} from '@lectern/domain/mail/email'
import * as z from 'zod/mini'
import {readToken, signToken} from './signed-token.ts'

/** What one can unsubscribe from: the newsletter, or the notices of new courses. */
export const MAILINGS = ['newsletter', 'new-course'] as const
export type Mailing = (typeof MAILINGS)[number]

export interface Unsubscription {
  email: string
  mailing: Mailing
}

// A token of a mailing that no longer exists is not valid.
const payloadSchema = z.tuple([z.enum(MAILINGS), z.string()])

/** A signed token that unsubscribes one address from one mailing. It does not expire. */
export function signUnsubscription({email, mailing}: Unsubscription, secret: string): string {
  return signToken('unsubscribe', [mailing, normalizeEmail(email)], secret)
}

/** What a token unsubscribes; null when its signature is not valid. */
export function readUnsubscription(token: string, secret: string): Unsubscription | null {
  const content = readToken('unsubscribe', token, secret, payloadSchema)
  return content && {mailing: content[0], email: content[1]}
}
