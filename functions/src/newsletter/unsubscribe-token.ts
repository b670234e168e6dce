import {createHmac, timingSafeEqual} from 'node:crypto'
import {normalizeEmail} from '@lectern/domain/mail/email'
import * as z from 'zod/mini'

/** What one can unsubscribe from: the newsletter, or the notices of new courses. */
export const MAILINGS = ['newsletter', 'new-course'] as const
export type Mailing = (typeof MAILINGS)[number]

export interface Unsubscription {
  email: string
  mailing: Mailing
}

const payloadSchema = z.tuple([z.enum(MAILINGS), z.string()])

/** A signed token that unsubscribes one address from one mailing. It does not expire. */
export function signUnsubscription({email, mailing}: Unsubscription, secret: string): string {
  const payload = Buffer.from(JSON.stringify([mailing, normalizeEmail(email)])).toString('base64url')
  return `${payload}.${signature(payload, secret)}`
}

/** What a token unsubscribes; null when its signature is not valid. */
export function readUnsubscription(token: string, secret: string): Unsubscription | null {
  const [payload = '', signed = '', ...rest] = token.split('.')
  const expected = Buffer.from(signature(payload, secret))
  const given = Buffer.from(signed)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // A token of a mailing that no longer exists is not valid either.
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!parsed.success) return null
  const [mailing, email] = parsed.data
  return {email, mailing}
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest('base64url')
}
